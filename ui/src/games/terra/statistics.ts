/** Figures of a game by round, for its charts. */

import type * as table from "../../lib/types";
import type { StructureId } from "./view";

export interface SeatStatistics extends table.SeatStatistics {
  vp: number[];
  sources: Record<string, number[]>;
  resources: { C: number; W: number; P: number; power: number; tokens: number }[];
  structures: Record<StructureId, number>[];
  towns: number[];
  network: number[];
}

export type Statistics = table.Statistics<SeatStatistics>;
