// What Merchants of the Seas adds to the document of a game.
import type { Amount } from "./view";

/** Merchants of the Seas: what lies on the map. */
export interface Sea {
  canals: { ends: [string, string]; rivers: [string, string] }[];
  ports: { seat: number; hex: string; warehouse: boolean }[];
  /** `at` is a river hex, a trader's a land hex; `trading` the hex of a structure that is being traded with */
  ships: {
    seat: number;
    at: string;
    trader: boolean;
    trading: string | null;
    /** where it could go by its level, and with the steps that power buys */
    reach: string[];
    reach_paid: string[];
  }[];
  seals: { hex: string; seats: number[] }[];
}

export interface Fleet {
  traders: boolean;
  most: number;
  afloat: number;
  at: string[];
  port: string | null;
  seals: number;
  seals_left: number;
  steps: number;
  extra_steps: number;
  /** may power for extra steps come from bowl II? */
  second_bowl: boolean;
  ship_cost: Amount;
  /** what the shipyard brings when it is built */
  at_once: { steps: number; ships: number };
  /** ships of the next income, steps and ships of the cult bonus */
  income: number;
  cult_bonus: { steps: number; ships: number };
  /** the range tile of traders: steps made, and what each column says */
  range: { made: number; trader: number[]; jump: number[] } | null;
}
