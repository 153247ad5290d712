/** Signs of things, on a field of 24 by 24: each has a shape of its own, so that none needs its colour. */

export const GLYPHS: Record<string, string> = {
  food: "M12 .5q3.2 3.2 0 7.5q-3.2-4.3 0-7.5zM11.2 10.5q-6.2.2-6.7-5.5q6.2.3 6.7 5.5zM12.8 10.5q6.2.2 6.7-5.5q-6.2.3-6.7 5.5zM11.2 15.5q-6.2.2-6.7-5.5q6.2.3 6.7 5.5zM12.8 15.5q6.2.2 6.7-5.5q-6.2.3-6.7 5.5zM11.2 20.5q-6.2.2-6.7-5.5q6.2.3 6.7 5.5zM12.8 20.5q6.2.2 6.7-5.5q-6.2.3-6.7 5.5zM11.3 8h1.4v15.5h-1.4z",
  wood: "M12 1.5 18 9h-3l4.5 5.5H15L20 19.5h-6.5V23h-3v-3.5H4l5-5H4.5L9 9H6z",
  metal: "M7.5 4.5h9L20 11H4zM3 13h8.5v7H1zM12.5 13H21l2 7H12.5z",
  gold: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 2.5-1.3 3.2-3.2 1.3 3.2 1.3L12 16.5l1.3-3.2 3.2-1.3-3.2-1.3z",
  mana: "M12 1c1.2 6 4 9.5 10 11-6 1.5-8.8 5-10 11-1.2-6-4-9.5-10-11C8 10.5 10.8 7 12 1z",
  any: "M12 2 22 12 12 22 2 12zm0 4-6 6 6 6 6-6z",
  vp: "M12 1.5l3.2 6.7 7.3 1-5.3 5.1 1.3 7.3-6.5-3.5-6.5 3.5 1.3-7.3-5.3-5.1 7.3-1z",
  follower: "M12 2.5a4 4 0 0 1 2.3 7.3C17 11 18.5 14 18.8 18H20v3.5H4V18h1.2C5.5 14 7 11 9.7 9.8A4 4 0 0 1 12 2.5z",
  minor: "M12 1.5l2 3.2 3.5-1.2-.6 4A5 5 0 0 1 14.5 12c2.7 1 4.3 3.2 4.7 6H20.5v3.5h-17V18h1.3c.4-2.8 2-5 4.7-6A5 5 0 0 1 7.1 7.5l-.6-4L10 4.7z",
  major: "M2.5 5l5 4L12 2l4.5 7 5-4-2 11.5h-15zM4.5 18.5h15V22h-15z",
  settlement: "M12 2 22.5 11H20v11h-5.5v-6.5h-5V22H4V11H1.5z",
  weapon: "M20.5 1.5 22.5 3.5 21.5 8 11.3 17l2 2-1.8 1.8-3.3-3.3-4 4-1.7-1.7 4-4-3.3-3.3L5 10.7l2 2L16 2.5z",
  pact: "M5 2h12a3 3 0 0 1 3 3v2h-3v12a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-1h10v1a1.5 1.5 0 0 0 2 1.4V5a3 3 0 0 1 .2-1H6.5a1.5 1.5 0 0 0-1.5 1.5V16H2V5a3 3 0 0 1 3-3zm2.5 5h5v1.8h-5zm0 4h5v1.8h-5z",
  war: "M20.5 1.5 22.5 3.5 21.5 8 14 14.7l3 3 2-2 1.8 1.8-2 2 2.2 2.2-1.7 1.7-2.2-2.2-2 2-1.8-1.8 2-2-3.3-3.3-3.3 3.3 2 2-1.8 1.8-2-2-2.2 2.2L3 21.7l2.2-2.2-2-2L5 15.7l2 2 3-3L2.5 8l-1-4.5 2-2L8 2.5 12 7l4-4.5z",
  technology: "M10 1.5h4l.6 3 2 .9 2.6-1.7 2.8 2.8-1.7 2.6.9 2 3 .6v4l-3 .6-.9 2 1.7 2.6-2.8 2.8-2.6-1.7-2 .9-.6 3h-4l-.6-3-2-.9-2.6 1.7L2 20.9l1.7-2.6-.9-2-3-.6v-4l3-.6.9-2L2 6.5l2.8-2.8 2.6 1.7 2-.9zM12 8.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4z",
  commerce: "M13.3 2v2.1H22v2h-1.3l3 7.4a4 4 0 0 1-7.8 0L18.8 6.1h-5.5v12.4H18V21H6v-2.5h4.7V6.1H5.2l3 7.4a4 4 0 0 1-7.8 0l3-7.4H2v-2h8.7V2zM4.3 8.5 2.5 13h3.6zm15.5 0L18 13h3.6z",
  dominion: "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zM11 4.2v6.8H7.2A13 13 0 0 1 11 4.2zm2 0A13 13 0 0 1 16.8 11H13zM5.2 11H4.1a8 8 0 0 1 3.4-5.6A14 14 0 0 0 5.2 11zm13.6 0a14 14 0 0 0-2.3-5.6 8 8 0 0 1 3.4 5.6zM4.1 13h1.1a14 14 0 0 0 2.3 5.6A8 8 0 0 1 4.1 13zm3.1 0H11v6.8A13 13 0 0 1 7.2 13zm5.8 0h3.8a13 13 0 0 1-3.8 6.8zm5.8 0h1.1a8 8 0 0 1-3.4 5.6 14 14 0 0 0 2.3-5.6z",
  altar: "M12 2c2.5 2.5 3 4.5 1.5 7H19v3h-2v7h3v3H4v-3h3v-7H5V9h5.5C9 6.5 9.5 4.5 12 2z",
  artefact: "M12 1.5c5 0 9 3.5 9 7.5 0 3-2 5.5-5 6.7V19h1.5v3.5h-11V19H8v-3.3C5 14.5 3 12 3 9c0-4 4-7.5 9-7.5zm0 3.5A4 4 0 0 0 8 9a4 4 0 0 0 8 0 4 4 0 0 0-4-4z",
  strength: "M12 1.5 21 5v6.5c0 5-3.7 8.8-9 11-5.3-2.2-9-6-9-11V5z",
  cube: "M12 1.5 21.5 6.7v10.6L12 22.5l-9.5-5.2V6.7zM12 4.2 6 7.5l6 3.3 6-3.3zM4.5 9.3v6.9l6.5 3.6v-7zm15 0L13 12.8v7l6.5-3.6z",
  // Action tiles
  portal: "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zM12 5c4 0 7 3 7 7a5.5 5.5 0 0 1-5.5 5.5A4.5 4.5 0 0 1 9 13a3.5 3.5 0 0 1 3.5-3.5A2.5 2.5 0 0 1 15 12h-2a.5.5 0 0 0-.5-.5A1.5 1.5 0 0 0 11 13a2.5 2.5 0 0 0 2.5 2.5A3.5 3.5 0 0 0 17 12a5 5 0 0 0-5-5 6 6 0 0 0-6 6H4.8C4.8 8 8 5 12 5z",
  move: "M13 3l9 9-9 9v-5.5H8v-7h5zM2 8.5h2.2v7H2zm3 0h2v7H5z",
  harvest: "M14 2c5 1 8 5 7.5 10-.5 4.5-4 8-8.5 8.5-2.5.3-4.7-.4-6.5-1.7L4 21.5 1.5 19l8-8 2.5 2.5-3 3c4 1.5 9-.7 9.5-5.5C19 7.5 17 4.5 14 2z",
  market: "M7 2 12.5 7.5H9V16H5V7.5H1.5zM17 22l-5.5-5.5H15V8h4v8.5h3.5z",
};

/** The sign of a thing: of an action tile, a goal or a reward where it is not called so itself. */
export const SIGNS: Record<string, string> = {
  move_blue: "move",
  move_red: "move",
  harvest_blue: "harvest",
  harvest_red: "harvest",
  creation: "altar",
  settlement_income: "settlement",
  shrines: "altar",
  settlements: "settlement",
  territories: "dominion",
  units: "follower",
  dominion_action: "dominion",
  move_cube: "cube",
  develop: "technology",
  build: "settlement",
  recruit: "follower",
  gain_weapons: "weapon",
  activate_red: "portal",
  activate_blue: "portal",
  blue_action: "portal",
  red_action: "portal",
};

export function sign(kind: string): string {
  return GLYPHS[SIGNS[kind] ?? kind] ?? GLYPHS["any"] ?? "";
}
