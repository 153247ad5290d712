/** Where things lie: planets around Gaia, hexagons of a planet, nodes of the star. */

import type { Land, Planet, View } from "./view";

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 50; // from the centre of a hexagon to its corner
export const WIDE = Math.sqrt(3) * SIZE;
const ROW = SIZE * 1.5;
const EDGE = 10;
const NAME = 24; // room for the name of a planet
const TIPS = 172;
const CROSSINGS = 90;

export function corners(size = SIZE): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** Where a planet stands, in widths and rows of hexagons; those below Gaia are turned round. */
interface Stand {
  x: number;
  y: number;
  turned?: boolean;
}

const FEW: { homes: Stand[]; gaia: Stand; after: Stand } = {
  homes: [{ x: 1.5, y: 2 }, { x: 5.9, y: 2 }],
  gaia: { x: 3.7, y: 2.4 },
  after: { x: 1, y: 3.5 },
};
const MANY: typeof FEW = {
  homes: [{ x: 1.5, y: 2 }, { x: 7, y: 2 }, { x: 1.5, y: 3.3, turned: true }, { x: 7, y: 3.3, turned: true }],
  gaia: { x: 3.75, y: 2.65 },
  after: { x: 4.25, y: 5.1 },
};

export interface Laid {
  planet: Planet;
  lands: (Point & { land: Land })[];
  name: Point;
  middle: Point;
}

export interface Sky {
  planets: Laid[];
  /** where a territory lies that is on no planet */
  after: Point;
  width: number;
  height: number;
}

export function sky({ boards }: View): Sky {
  const homes = boards.planets.filter(({ house }) => house !== "");
  const stands = homes.length > 2 ? MANY : FEW;
  const place = (stand: Stand, q = 0, r = 0): Point => {
    const turn = stand.turned ? -1 : 1;
    return { x: EDGE + WIDE * (stand.x + turn * (q + r / 2)), y: EDGE + NAME + SIZE + ROW * (stand.y + turn * r) };
  };
  const planets = boards.planets.map((planet): Laid => {
    const stand = (planet.house === "" ? stands.gaia : stands.homes[homes.indexOf(planet)]) ?? stands.gaia;
    const lands = planet.territories.map((land) => ({ land, ...place(stand, land.q, land.r) }));
    const xs = lands.map(({ x }) => x);
    const ys = lands.map(({ y }) => y);
    const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
    const name = { x: middle.x, y: stand.turned ? Math.max(...ys) + SIZE + 20 : Math.min(...ys) - SIZE - 8 };
    return { planet, lands, middle, name };
  });
  const all = planets.flatMap(({ lands }) => lands);
  const turned = homes.length > 2;
  return {
    planets,
    after: place(stands.after),
    width: Math.max(...all.map(({ x }) => x)) + WIDE / 2 + EDGE,
    height: Math.max(...all.map(({ y }) => y)) + SIZE + EDGE + (turned ? NAME : 0),
  };
}

/** The dashed borders of a planet: lines between neighbours, over which Atlantis is entered. */
export function borders({ planet, lands }: Laid): { from: Point; to: Point }[] {
  return planet.dashed.flatMap(([one, two]) => {
    const [a, b] = [one, two].map((code) => lands.find(({ land }) => land.code === code));
    if (a === undefined || b === undefined) return [];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const [dx, dy] = [((b.x - a.x) / WIDE) * (SIZE / 2), ((b.y - a.y) / WIDE) * (SIZE / 2)];
    return [{ from: { x: middle.x - dy, y: middle.y + dx }, to: { x: middle.x + dy, y: middle.y - dx } }];
  });
}

/** The nodes of the star around (0, 0): crossings inside, each tip outside its two crossings. */
export function nodes({ boards }: View): Record<string, Point> {
  const near: Record<string, string[]> = Object.fromEntries(boards.nodes.map((node) => [node, []]));
  for (const [, a, b] of boards.edges) {
    near[a]?.push(b);
    near[b]?.push(a);
  }
  const inner = boards.nodes.filter((node) => near[node]?.length === 4);
  const ring = inner.slice(0, 1);
  while (ring.length < inner.length) {
    const next = near[ring[ring.length - 1] ?? ""]?.find((one) => inner.includes(one) && !ring.includes(one));
    if (next === undefined) break;
    ring.push(next);
  }
  const found: Record<string, Point> = {};
  ring.forEach((node, i) => {
    const angle = (Math.PI / 180) * (72 * i - 54);
    found[node] = { x: CROSSINGS * Math.cos(angle), y: CROSSINGS * Math.sin(angle) };
  });
  for (const node of boards.nodes) {
    if (found[node] !== undefined) continue;
    const [a, b] = (near[node] ?? []).map((one) => found[one]);
    const middle = { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 };
    const scale = TIPS / Math.hypot(middle.x, middle.y);
    found[node] = { x: middle.x * scale, y: middle.y * scale };
  }
  return found;
}
