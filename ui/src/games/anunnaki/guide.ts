/** The guided first turns: their steps, in the order in which they are told. Their words stand in text/<language>/guide.ftl. */

import { t } from "../../lib/words.svelte";
import type { Guided, Seen, Step } from "../../table/guide.svelte";
import type { SeatView, View } from "./view";

const own = ({ view, seat }: Seen<View>): SeatView | undefined => view.seats[seat];

const STEPS: readonly Step<View>[] = [
  { id: "welcome" },
  { id: "sky", mark: ".sky" },
  { id: "hand", mark: ".own .stock" },
  { id: "star", mark: "svg.star" },
  { id: "phases", mark: "ol.steps" },
  { id: "pawn", mark: "svg.star", done: (seen) => seen.drafted > 0 || own(seen)?.pawn !== "" },
  { id: "price", mark: ".total" },
  { id: "rest", mark: "section.bar", done: (seen) => own(seen)?.pawn !== "" },
  { id: "cube", mark: "svg.star", done: (seen) => (own(seen)?.cubes.length ?? 0) > 0 },
  { id: "mana", mark: ".own .lines" },
  { id: "pacts", mark: "[aria-labelledby='anunnaki-pacts']" },
  { id: "gods", mark: "[aria-labelledby='own-gods']" },
  { id: "battle", mark: "[aria-labelledby='own-weapons']" },
  { id: "culture", mark: ".sky" },
  { id: "tracks", mark: "[aria-labelledby='anunnaki-tracks']" },
  { id: "end" },
];

export const guide: Guided<View> = {
  steps: STEPS,
  text: (id) => ({ title: t(`anunnaki-guide-${id}`), text: t(`anunnaki-guide-${id}-text`) }),
};
