/** What a view of Anunnaki has that its drawing needs. */

export const RESOURCES = ["food", "wood", "metal", "gold"] as const;
export const UNITS = ["follower", "minor", "major", "settlement"] as const;

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
  controller: number;
  contested: boolean;
  icons: Record<string, number>;
  altars: number;
  civilization?: string;
}

export interface SeatView {
  house: string;
  pawn: string;
  cubes: string[];
  upgraded: string[];
}

export interface View {
  star: string[];
  territories: Record<string, Shown>;
  culture: Record<string, null | "face_down" | [string, number][]>;
  seats: SeatView[];
  boards: {
    planets: Planet[];
    nodes: string[];
    edges: [string, string, string, number][];
    red: string[];
  };
}
