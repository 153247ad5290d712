/** The document of a position: `game.view()` of the engine; and what else this game alone has in its documents. */

import type * as table from "../../lib/types";
import type { Fleet, Sea } from "./sea";

export type Amount = Record<string, number>;
export type Cult = "FIRE" | "WATER" | "EARTH" | "AIR";
export type StructureId = "D" | "TP" | "TE" | "SH" | "SA" | "SY";
export type Terrain = "plains" | "swamp" | "lakes" | "forest" | "mountains" | "wasteland" | "desert" | "river" | "ice" | "volcano";

export type Phase =
  | "factions" | "dwellings" | "favors" | "bonus-cards" | "cult-bonuses" | "actions" | "over" | "terrains" | "income" | "ports" | "auction";

export interface Decision {
  seat: number;
  kind: string;
  n: number;
  /** of offered power: from whom, what would really be gained, whether it is lost already */
  from?: number;
  gain?: number;
  forfeited?: boolean;
  hexes?: string[];
  new_home?: boolean;
  terrains?: Terrain[];
  sealed?: boolean;
  lot?: number | null;
}

export interface Hex {
  hex: string;
  /** rows and columns count from the upper left; odd rows lie half a hex to the right */
  row: number;
  column: number;
  terrain: Terrain;
  colour: string;
  owner: number | null;
  structure: string | null;
  id: StructureId | null;
  edge: boolean;
  town: boolean;
  /** volcano tiles under the structure beyond the first */
  lava?: number;
  /** the structure carries a town tile, where it matters which does */
  tile?: boolean;
}

export interface River {
  river: string;
  row: number;
  column: number;
  /** seats that found a town across it, or have a token on it */
  skipped_by: number[];
  /** the seat with a dwelling on it */
  iceberg?: number;
}

export interface Bridge {
  site: string;
  ends: [string, string];
  seat: number;
  builders: number[];
}

export interface MapView {
  id: string;
  hexes: Hex[];
  rivers: River[];
  bridges: Bridge[];
  sites: string[];
}

export interface CultTrack {
  positions: number[];
  spaces: { steps: number; seat: number | null }[];
  top: number | null;
  last: number;
  /** power by space, 0 to `last` */
  power: number[];
}

export interface RoundTile {
  id: string;
  round: number;
  vp: number;
  event: string;
  events: string[];
  cult: Cult | "PRIESTS";
  steps: number;
  reward: Amount;
  current: boolean;
  past: boolean;
}

export interface PowerAction {
  id: string;
  cost: number;
  priests: number;
  gain: Amount;
  used: boolean;
  /** power that using it again in this round costs more; 0: it is closed then */
  again: number;
}

export interface BonusCard {
  id: string;
  coins: number;
  holder: number | null;
  income: Amount;
  gives: "spade" | "cult" | "shipping" | "ship" | "sail" | null;
  fleet_vp: number;
  seal_vp: number;
  pass_vp: Amount;
  ship_vp: number;
}

export interface FavorTile {
  id: string;
  cult: Cult;
  steps: number;
  left: number;
  count: number;
  income: Amount;
  gives: "small-towns" | "cult" | "gift" | "ship" | "trade" | "seals" | null;
  trade_vp: number[];
  seal_vp: number[];
  build_vp: Amount;
  pass_vp: number[];
  /** one tile that goes from player to player: power for each taking, for the next one, and who has it */
  takings: number[];
  power: number;
  holder: number | null;
}

export interface TownTile {
  id: string;
  vp: number;
  keys: number;
  left: number;
  count: number;
  gain: Amount;
  steps: number;
  shipping: number;
}

export interface FinalTile {
  id: string;
  label: string;
  vp: number[];
  measures: number[];
  points: number[];
}

export interface Lot {
  faction: string;
  colour: string | null;
  home: Terrain | null;
  price: number | null;
  bidder: number | null;
  bids: (number | null)[];
  placed: number[];
}

export interface Auction {
  sealed: boolean;
  over: boolean;
  first_price: number;
  lots: Lot[];
}

export interface Track {
  level: number;
  start: number;
  most: number;
  cost: Amount;
  vp: number[];
}

export interface StructureRow {
  id: StructureId;
  name: string;
  built: number;
  left: number;
  /** in the box: their places are empty from the start */
  removed: number;
  cost: Amount;
  power: number;
  /** what each place shows once it is empty, from the left */
  income: Amount[];
}

export interface SpecialAction {
  id: string;
  cost: Amount;
  state: "ready" | "used" | "locked";
}

export interface Income {
  coming: boolean;
  total: Amount;
  parts: { bonus?: Amount; structures: Amount; favors: Amount };
  cult_bonus: Amount;
}

export interface FinalScore {
  network: number;
  tile: number | null;
  network_vp: number;
  cult_vp: number;
  coins?: number;
  resources_vp: number;
  tile_vp: number;
  total: number;
}

/** What a seat has before it has a faction. */
export interface SeatBase {
  seat: number;
  name: string;
  colour: string | null;
  home: Terrain | null;
  vp: number;
  start_vp: number;
  vp_sources: Record<string, number>;
  passed: boolean;
  dropped: boolean;
  active: boolean;
  pending: Decision[];
}

export interface BareSeat extends SeatBase {
  faction: null;
}

/** Structures of several colours, by the letters of the board. */
export interface Hues {
  terrains: Record<string, Terrain | null>;
  /** pieces left in each row, from the left, by structure */
  rows: Record<string, string>;
  ninth: string | null;
  /** the colour of the next dwelling */
  next: string | null;
  from_ninth: boolean;
}

export interface FactionSeat extends SeatBase {
  faction: string;
  resources: { C: number; W: number; P: number };
  bowls: [number, number, number];
  /** in the bowls, as ledgers count it: bowl II once, bowl III twice */
  power: number;
  power_room: number;
  keys: number;
  priest_cap: number;
  priests_left: number;
  priests_on_cults: number;
  cults: Record<Cult, number>;
  cult_steps_owed: number;
  shipping: Track | null;
  digging: Track & { price: Amount };
  digs: boolean;
  range: { skip: number; cost: Amount; vp: number } | null;
  structures: StructureRow[];
  base_income: Amount;
  bridges: { built: number; left: number };
  town_size: number;
  coins_per_vp: number;
  /** what only this faction has: lamps, steps on a track, a treasury */
  own: { id: string; n: number; most: number }[];
  second: Terrain | null;
  /** terrains with an X token on the cycle */
  covered: Terrain[] | null;
  /** structures in several colours */
  hues: Hues | null;
  unlocked: Terrain[] | null;
  unlock_prices: Partial<Record<Terrain, unknown>>;
  eruption: { cost: Amount; cost_home: Amount; homes: Terrain[] } | null;
  by_river_only: boolean;
  /** by how much its usual price of power actions differs from the printed one */
  power_change: number;
  power_prices: Record<string, number>;
  repeats_power: boolean;
  forbidden: string[];
  more_steps: number;
  bonus_card: string | null;
  second_card: string | null;
  favors: string[];
  towns: string[];
  town_hexes: string[];
  actions: SpecialAction[];
  fleet: Fleet | null;
  income: Income;
  final: FinalScore;
}

/** Narrow with `seat.faction !== null`. */
export type SeatView = BareSeat | FactionSeat;

export interface View {
  round: number;
  rounds: number;
  turn: number;
  phase: Phase;
  over: boolean;
  winners: number[];
  players: number;
  profile: string;
  /** seats in turn order of this round */
  order: number[];
  /** who moves first: in the round shown, and in the one after it once that is known */
  starts: { now: number | null; next: number | null };
  active: number | null;
  to_act: number[];
  replaces_priests: boolean;
  towns_without_tile: number;
  map: MapView;
  /** null in a game without ships */
  sea: Sea | null;
  cults: Record<Cult, CultTrack>;
  round_tiles: RoundTile[];
  power_actions: PowerAction[];
  bonus_cards: BonusCard[];
  favor_pool: FavorTile[];
  town_pool: TownTile[];
  final_tile: FinalTile | null;
  auction: Auction | null;
  seats: SeatView[];
  decisions: Decision[];
  last: { seat: number; text: string }[];
  last_hex: string | null;
}

// -- choices ---------------------------------------------------------------------------

export interface Offer {
  seat: number;
  power: number;
  /** what of the power the seat could take now */
  gain: number;
  vp: number;
}

export interface Quote extends table.Quote {
  cost: Amount;
  gain: Amount;
  /** points by source */
  vp: Record<string, number>;
  points: number;
  cults: Partial<Record<Cult, number>>;
  offers: Offer[];
}

/** Where on the table an option is found. */
export type At = {
  hex?: string;
  river?: string;
  /** the space of a ship or trader */
  ship?: string;
  gift?: string;
  site?: string;
  structure?: string;
  terrain?: string;
  action?: string;
  tile?: string;
  cult?: Cult;
  space?: number;
  track?: "ship" | "dig";
  seat?: number;
  faction?: string;
  n?: number;
  from?: string;
  into?: string;
  /** a bowl of power, 1 to 3 */
  bowl?: number;
  /** what can be bought: spades */
  supply?: string;
  /** what is given up */
  what?: string;
};

export type Option = table.Option<At, Quote>;
export type Position = table.Position<View, Option>;

// -- figures and a seat's own ----------------------------------------------------------

/** Everything by round; round 0 is the set-up. */
export type { SeatStatistics, Statistics } from "./statistics";

export type Standing = {
  leech: "ask" | "never" | "up_to" | "ask_when_it_matters";
  vp: number;
  ask_last_round: boolean;
};
export type { GameWords } from "./words";
