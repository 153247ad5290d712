/** What a view of Anunnaki has, and what its options and quotes carry. */

import type { Quote as AnyQuote } from "../../lib/types";

export const RESOURCES = ["food", "wood", "metal", "gold"] as const;
export const UNITS = ["follower", "minor", "major", "settlement"] as const;
export const TRACKS = ["war", "technology", "commerce"] as const;
/** The phases of a turn, in their order. */
export const PHASES = ["primary", "mana", "additional", "battles", "culture"] as const;

/** What and how many. */
export type Reward = [string, number];

export interface Land {
  code: string;
  q: number;
  r: number;
  capital: boolean;
  atlantis: boolean;
  icons: Record<string, number>;
}

export interface Planet {
  id: string;
  /** empty for Gaia */
  house: string;
  territories: Land[];
  dashed: [string, string][];
}

export interface Shown {
  /** followers, minor gods, major god, settlements of each House */
  units: Record<string, number[]>;
  strength: Record<string, number>;
  /** for harvesting, of whoever controls it */
  harvest?: number;
  controller: number;
  contested: boolean;
  icons: Record<string, number>;
  altars: number;
  civilization?: string;
  atlantean_god?: boolean;
}

export interface SeatView {
  name: string;
  house: string;
  resources: Record<string, number>;
  mana: number;
  vp: number;
  sources: Record<string, number>;
  tracks: Record<string, number>;
  /** points of the dominion track, and the steps on it */
  dominion: number;
  steps: number;
  pawn: string;
  cubes: string[];
  /** cubes that each region of the star still needs */
  regions: Record<string, number>;
  tokens: number;
  major_token: number;
  upgraded: string[];
  gods: string[];
  summoned: string[];
  /** the major god of the House, and whether it is summoned */
  major: string;
  major_god: boolean;
  reserve: number;
  row: number;
  hand: number;
  deck: number;
  pacts: string[];
  completed: string[];
  artefacts: string[];
  pandora: string[];
  beaten: number;
  /** values of the goal tiles: of the three tracks, and of dominion */
  goals: number[];
  strength: number;
  controls: number;
  /** what final scoring would bring now */
  prospect: Record<string, number>;
  /** only one's own, until the end */
  weapons?: string[];
  drawn?: string[];
  tablet?: string;
}

export interface Side {
  /** -1 for an ancient civilization */
  seat: number;
  /** null while it is not known */
  strength: number | null;
  cards?: number;
  weapons?: string[];
  used?: string[];
  civilization?: string;
}

export interface Battle {
  place: string;
  choosing: boolean;
  decided: boolean;
  sides: Side[];
}

export interface Weapon {
  cost: Record<string, number>;
  strength: number;
  vp: number;
  war: number;
}

export interface Pact {
  /** empty for a neutral one */
  house: string;
  cost: Record<string, number>;
  bonus: Reward[];
  vp: number;
  steps: number;
}

export type Culture = null | "face_down" | Reward[];

export interface View {
  round: number;
  phase: string;
  active: number | null;
  first: number | null;
  order: number[];
  end: boolean;
  to_act: number[];
  star: string[];
  goals: string[];
  vp_tokens: number[];
  pacts: string[];
  pile: number;
  artefacts: number;
  territories: Record<string, Shown>;
  culture: Record<string, Culture>;
  takers: Record<string, { seats: number[]; ripe: boolean }>;
  battle: Battle | null;
  seats: SeatView[];
  boards: {
    planets: Planet[];
    nodes: string[];
    edges: [string, string, string, number][];
    /** how many, on the base side and the developed one; 0 where that says nothing */
    values: Record<string, [number, number]>;
    red: string[];
    multiplier: number[];
    dominion: number[];
    lightning: number;
    regions: { id: string; major: boolean; edges: string[] }[];
    income: Reward[][];
    mana: Record<string, { mana: number; cost: Record<string, number> }>;
    weapons: Record<string, Weapon>;
    pacts: Record<string, Pact>;
  };
}

export interface Quote extends AnyQuote {
  cost: Record<string, number>;
  gain: Record<string, number>;
  vp: Record<string, number>;
  steps: Record<string, number>;
}
