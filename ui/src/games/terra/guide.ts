/** The guided first round: its steps, in the order in which they are told. Their words stand in text/<language>/guide.ftl. */

import type { Guided, Seen, Step } from "../../table/guide.svelte";
import { t } from "../../lib/words.svelte";
import type { FactionSeat, View } from "./view";

const own = ({ view, seat }: Seen<View>): FactionSeat | undefined => {
  const found = view.seats[seat];
  return found && found.faction !== null ? found : undefined;
};
const built = (seen: Seen<View>, id: string): number => own(seen)?.structures.find((one) => one.id === id)?.built ?? 0;
const steps = (seen: Seen<View>): number => Object.values(own(seen)?.cults ?? {}).reduce((sum, n) => sum + n, 0);
const playing = ({ view }: Seen<View>): boolean => view.phase === "actions" || view.round > 0;

export const STEPS: readonly Step<View>[] = [
  { id: "welcome" },
  { id: "map", mark: "svg.map" },
  { id: "home", mark: ".front > header" },
  { id: "hand", mark: ".hand .held" },
  { id: "bowls", mark: ".hand .bowls" },
  { id: "card", mark: ".cards", done: (seen) => own(seen)?.bonus_card !== null || playing(seen) },
  { id: "income", mark: ".hand dl" },
  { id: "tile", mark: ".rounds" },
  { id: "bar", mark: "section.bar" },
  { id: "spades", mark: ".front .spade" },
  { id: "choose", mark: "svg.map, [aria-keyshortcuts='o']", done: ({ drafted, sent }) => drafted > 0 || sent > 0 },
  { id: "price", mark: ".total" },
  { id: "confirm", mark: ".confirm", done: ({ sent }) => sent > 0 },
  { id: "offer", mark: "section.bar .answers" },
  { id: "house", mark: "svg.map, .body > .left", done: (seen) => built(seen, "TP") + built(seen, "TE") + built(seen, "SH") > 0 || own(seen)?.passed === true },
  { id: "temple", mark: ".body > .left", done: (seen) => built(seen, "TE") > 0 || own(seen)?.passed === true },
  { id: "favor", mark: "[aria-labelledby='favors-title']" },
  { id: "cults", mark: ".cults", done: (seen) => steps(seen) > 2 || own(seen)?.passed === true },
  { id: "power", mark: ".actions" },
  { id: "town", mark: "[aria-labelledby='towns-title']" },
  { id: "pass", mark: ".cards", done: (seen) => own(seen)?.passed === true || seen.view.round > 1 },
  { id: "between", done: ({ view }) => view.round > 1 },
  { id: "scoring", mark: ".prospects" },
  { id: "next" },
];

export const guide: Guided<View> = {
  steps: STEPS,
  text: (id) => ({ title: t(`terra-guide-${id}`), text: t(`terra-guide-${id}-text`) }),
};
