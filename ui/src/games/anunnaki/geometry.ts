/** Where things lie: hexagons of a planet, nodes of the star. */

import type { Land, Planet, View } from "./view";

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 50; // from the centre of a hexagon to its corner
const GAP = 26;
const NAME = 22;
const TIPS = 172;
const CROSSINGS = 80;
export const TILE = 29;

export const WIDE = Math.sqrt(3) * SIZE;

/** The middle of a territory of a planet whose origin is (0, 0). */
export const centre = ({ q, r }: Pick<Land, "q" | "r">): Point => ({ x: WIDE * (q + r / 2), y: SIZE * 1.5 * r });

export function corners(size = SIZE): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

interface Laid {
  planet: Planet;
  x: number;
  y: number;
  width: number;
  height: number;
}

function extent(planet: Planet): { left: number; top: number; width: number; height: number } {
  const middles = planet.territories.map(centre);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - WIDE / 2, Math.min(...ys) - SIZE];
  return { left, top, width: Math.max(...xs) + WIDE / 2 - left, height: Math.max(...ys) + SIZE - top };
}

/** Home planets in a row, Gaia below them, the star beside it. */
export function layout(view: View): { planets: Laid[]; star: Point; width: number; height: number } {
  const homes = view.boards.planets.filter((one) => one.house !== "");
  const gaia = view.boards.planets.filter((one) => one.house === "");
  const planets: Laid[] = [];
  let x = GAP;
  let tallest = 0;
  for (const planet of homes) {
    const { left, top, width, height } = extent(planet);
    planets.push({ planet, x: x - left, y: GAP + NAME - top, width, height });
    x += width + GAP;
    tallest = Math.max(tallest, height);
  }
  const below = GAP + NAME + tallest + GAP;
  const starSize = 2 * (TIPS + TILE) + NAME;
  let right = GAP;
  for (const planet of gaia) {
    const { left, top, width, height } = extent(planet);
    const room = Math.max(0, (starSize - height) / 2);
    planets.push({ planet, x: GAP - left, y: below + room + NAME - top, width, height });
    right = GAP + width + GAP;
  }
  const star = { x: right + TIPS + TILE, y: below + TIPS + TILE + 6 };
  return { planets, star, width: Math.max(x, star.x + TIPS + TILE + GAP), height: below + starSize };
}

/** The dashed borders of a planet: lines between neighbours, over which Atlantis is entered. */
export function borders({ territories, dashed }: Planet): { from: Point; to: Point }[] {
  return dashed.flatMap(([one, two]) => {
    const [a, b] = [one, two].map((code) => territories.find((land) => land.code === code)).map((land) => land && centre(land));
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
