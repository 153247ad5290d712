// Where things stand on the map: hexes with a corner on top, odd rows half a hex to the right.
import { HALF, R } from "./generated/geometry";
import type { MapView } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Placed {
  width: number;
  height: number;
  middles: Map<string, Point>;
}

const MARGIN = 5; // around the map, for rings and bridges

/** Corners clockwise from the top; side i lies between corners i and i+1. */
export const CORNERS: readonly Point[] = [
  { x: 0, y: -R },
  { x: HALF, y: -R / 2 },
  { x: HALF, y: R / 2 },
  { x: 0, y: R },
  { x: -HALF, y: R / 2 },
  { x: -HALF, y: -R / 2 },
];

export function shape(scale: number): string {
  return CORNERS.map((p) => `${(p.x * scale).toFixed(2)},${(p.y * scale).toFixed(2)}`).join(" ");
}

export function corner(i: number, scale: number): Point {
  const p = CORNERS[((i % 6) + 6) % 6] as Point;
  return { x: p.x * scale, y: p.y * scale };
}

/** The place beyond a side, from the upper right clockwise. */
export function beside(row: number, column: number, side: number): [number, number] {
  const shift = ((row % 2) + 2) % 2;
  const steps: [number, number][] = [
    [row - 1, column + shift],
    [row, column + 1],
    [row + 1, column + shift],
    [row + 1, column - 1 + shift],
    [row, column - 1],
    [row - 1, column - 1 + shift],
  ];
  return steps[side] as [number, number];
}

/** Middles of all hexes by name, and the size of the whole. */
export function place(map: MapView): Placed {
  const all = [...map.hexes, ...map.rivers];
  const first = Math.min(...all.map((h) => h.row));
  const left = Math.min(...all.map((h) => 2 * HALF * h.column + HALF * (h.row % 2)));
  const right = Math.max(...all.map((h) => 2 * HALF * (h.column + 1) + HALF * (h.row % 2)));
  const rows = Math.max(...all.map((h) => h.row)) - first;
  const middles = new Map<string, Point>();
  for (const h of all) {
    middles.set("hex" in h ? h.hex : h.river, {
      x: MARGIN - left + HALF * (2 * h.column + 1 + (h.row % 2)),
      y: MARGIN + R + (h.row - first) * 1.5 * R,
    });
  }
  return { width: right - left + 2 * MARGIN, height: rows * 1.5 * R + 2 * R + 2 * MARGIN, middles };
}

/** The middles of rows that end half a hex before the map does. */
export function notches(map: MapView, { width, middles }: Placed): number[] {
  const ends = new Map<number, number>();
  for (const h of [...map.hexes, ...map.rivers]) {
    const { x, y } = middles.get("hex" in h ? h.hex : h.river) as Point;
    ends.set(y, Math.max(ends.get(y) ?? 0, x + HALF));
  }
  return [...ends].filter(([, x]) => x < width - HALF).map(([y]) => y).sort((a, b) => a - b);
}
