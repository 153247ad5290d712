/** Measures of charts: round ticks, places of labels that must not cover one another. */

import type { Mark } from "../table/game";

const STEPS = [1, 2, 5];

/** Ticks from `low` to `high` at round numbers, about `wanted` of them. */
export function ticks(low: number, high: number, wanted = 5): number[] {
  const span = Math.max(high - low, 1);
  const power = 10 ** Math.floor(Math.log10(span / wanted));
  const factor = [...STEPS, 10].find((one) => one * power * wanted >= span) ?? 10;
  const step = Math.max(1, factor * power);
  const found: number[] = [];
  for (let n = Math.floor(low / step) * step; n < high; n += step) found.push(n);
  found.push(Math.ceil(high / step) * step);
  return found;
}

/** Heights for labels, near those wished for, at least `room` apart and within 0 to `most`. */
export function spread(wished: readonly number[], room: number, most: number): number[] {
  const order = wished.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let top = 0;
  for (const one of order) {
    one.y = Math.max(one.y, top);
    top = one.y + room;
  }
  let bottom = most;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, bottom);
    bottom = one.y - room;
  }
  const found = new Array<number>(wished.length).fill(0);
  for (const one of order) found[one.i] = one.y;
  return found;
}

/** Values of one seat, one for each round. */
export interface Series {
  seat: number;
  name: string;
  mark: Mark;
  values: number[];
}

/** One kind of thing that is stacked. */
export interface Layer {
  id: string;
  name: string;
}
