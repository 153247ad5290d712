/** The review of a finished game, as a bot writes it. */

/** What a bot thinks of one decision. */
export interface ReviewDecision {
  /** first and last choice, counted from 1 */
  first: number;
  last: number;
  /** the revision that shows it */
  at: number;
  seat: number;
  round: number;
  kind: string;
  played: string;
  played_label: string;
  preferred: string;
  preferred_label: string;
  /** final VP that it expected for every seat before */
  estimates: number[];
  after_played: number;
  after_preferred: number;
  lost: number;
}

export interface Review {
  bot: string;
  /** as players read it */
  bot_name: string;
  seats: { seat: number; vp: number; decisions: number; agreed: number; lost: number; worst: number }[];
  decisions: ReviewDecision[];
  /** places in `decisions`, dearest first */
  worst: number[];
}

export interface Reviewed {
  done: boolean;
  /** of 1 */
  progress: number;
  review: Review | null;
}
