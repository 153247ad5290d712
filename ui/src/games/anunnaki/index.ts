/** Anunnaki at the table: planets, star, tracks, cards. */

import type { At, Row } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { same } from "../../table/find";
import { gamePage, type GamePage, type Measure } from "../../table/game";
import Around from "./Around.svelte";
import { basics } from "./basics";
import { between } from "./changes";
import BoardEnd from "./BoardEnd.svelte";
import Delta from "./Delta.svelte";
import type { AnunnakiOption } from "./desk";
import { guide } from "./guide";
import Legend from "./Legend.svelte";
import Middle from "./Middle.svelte";
import { moves } from "./moves";
import { nameOf } from "./names.svelte";
import Own from "./Own.svelte";
import Quote from "./Quote.svelte";
import Seat from "./Seat.svelte";
import Steps from "./Steps.svelte";
import { RESOURCES, TRACKS, type SeatView, type View } from "./view";

/** Names by which an option is found on the table. */
const DRAWN = ["tile", "place", "pact", "god", "weapon", "artefact", "line", "edge", "track", "spot"];

/** What leads to a territory, or to an edge, is found there as well as what begins there. */
function fits(option: At, place: At): boolean {
  const { place: code, edge, load, ...others } = place;
  if (load === "followers" && option["count"] === undefined) return false;
  if (code !== undefined && option["place"] !== code && (option["to"] !== code || others["to"] !== undefined)) return false;
  if (edge !== undefined && option["edge"] !== edge && option["end"] !== edge) return false;
  return same(option, others);
}

function where({ at }: AnunnakiOption): "table" | "bar" {
  if (at["resource"] !== undefined && at["second"] === undefined) return "table";
  return DRAWN.some((name) => at[name] !== undefined) ? "table" : "bar";
}

const DELTAS = ["vp", ...RESOURCES, "mana", ...TRACKS, "dominion"];

function deltas(row: Row): [string, number][] {
  return Object.entries(row.deltas)
    .filter(([, n]) => n !== 0)
    .sort(([a], [b]) => DELTAS.indexOf(a) - DELTAS.indexOf(b));
}

const measure = (id: string, of: (seat: SeatView) => number, name?: string): Measure<View> => ({
  get name() {
    return name === undefined ? nameOf(id) : t(name);
  },
  of: (view, seat) => {
    const found = view.seats[seat];
    return found ? of(found) : null;
  },
});

const total = (seat: SeatView): number => seat.vp + Object.values(seat.prospect).reduce((sum, n) => sum + n, 0);

const page: GamePage<View, AnunnakiOption> = {
  ...basics,
  Around,
  around: 348,
  called: () => t("anunnaki-part-star"),
  End: BoardEnd,
  Middle,
  Own,
  Seat,
  Quote,
  Delta,
  Steps,
  Legend,
  guide,
  points: "vp",
  measures: [
    measure("vp", (seat) => seat.vp),
    measure("total", total, "anunnaki-measure-total"),
    ...RESOURCES.map((kind) => measure(kind, (seat) => seat.resources[kind] ?? 0)),
    measure("mana", (seat) => seat.mana),
    ...TRACKS.map((track) => measure(track, (seat) => seat.tracks[track] ?? 0)),
    measure("dominion", (seat) => seat.dominion, "anunnaki-dominion"),
    measure("strength", (seat) => seat.strength, "anunnaki-strength-map"),
  ],

  phase({ view, state }, over) {
    if (over) return t("board-phase-over");
    if (view.phase === "setup" || state.round === 0) return t("anunnaki-setup");
    return t(view.end ? "anunnaki-last-round" : "anunnaki-round", { n: state.round });
  },
  round: (n) => t("anunnaki-round", { n }),
  order: (view) => view.order,
  starts: (view) => ({ now: view.first, next: null }),
  rests: () => false,
  mayResign: () => false,
  changes: between,
  moves,
  fits,
  where,
  sources: (quote) => Object.entries(quote.vp).flatMap(([source, n]): [string, number][] => (n === 0 ? [] : [[nameOf(source, "sources"), n]])),
  group: (id) => nameOf(id, "groups"),
  deltas,
};

export default gamePage(page);
