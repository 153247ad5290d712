/** Fifteen fills: five hues, plain, hatched, dotted. */

export const HUES = [0, 1, 2, 3, 4];

export const fillId = (n: number): string => `chart-fill-${n % 15}`;

/** The order in which fills are taken: neighbours differ in hue and in pattern. */
export const fill = (n: number): string => `url(#${fillId((n * 7) % 15)})`;
