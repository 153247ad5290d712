/** Terra Mystica at the table. */

import { same } from "../../table/find";
import { gamePage, type GamePage, type Measure } from "../../table/game";
import type { At as Place, Row } from "../../lib/types";
import { known, t } from "../../lib/words.svelte";
import { basics } from "./basics";
import { between } from "./changes";
import Front from "./faction/Front.svelte";
import SeatCard from "./faction/SeatCard.svelte";
import { guide } from "./guide";
import { moves } from "./moves";
import { names } from "./names.svelte";
import Around from "./page/Around.svelte";
import Beside from "./page/Beside.svelte";
import Delta from "./page/Delta.svelte";
import Legend from "./page/Legend.svelte";
import Middle from "./page/Middle.svelte";
import Conversions from "./turn/Conversions.svelte";
import Leech from "./turn/Leech.svelte";
import QuoteLine from "./turn/QuoteLine.svelte";
import type { At, FactionSeat, Option, Position, Quote, View } from "./view";

const PLACED = [
  "hex",
  "river",
  "ship",
  "site",
  "structure",
  "action",
  "tile",
  "cult",
  "track",
  "faction",
  "seat",
  "bowl",
  "supply",
] as const;
const DELTAS = ["VP", "C", "W", "P", "PW", "FIRE", "WATER", "EARTH", "AIR"];

/** A hex is also found by a bridge that begins or ends there. */
function fits(option: At, place: Place): boolean {
  const { hex, ...others } = place;
  return same(option, others) && (hex === undefined || option.hex === hex || (option.site?.split(":").includes(String(hex)) ?? false));
}

/** What cannot be found on the table at all stands in the bar; what needs a number or a kind only in the list. */
function where({ at }: Option): "table" | "list" | "bar" {
  if (PLACED.some((key) => at[key] !== undefined)) return "table";
  return Object.keys(at).every((key) => key === "what") ? "bar" : "list";
}

function phase({ view }: Position, over: boolean): string {
  if (view.phase === "actions" || (view.over && !over)) {
    return t("terra-state", { round: view.round, rounds: view.rounds, turn: view.turn });
  }
  return view.phase === "over" ? t("board-phase-over") : t(`terra-phase-${view.phase}`, { n: view.round });
}

/** What changed, with power as people count it and not as ledgers do. */
function deltas(row: Row): [string, number][] {
  const place = (name: string): number => (DELTAS.indexOf(name) + 99) % 99;
  const { POWER = 0, ...changed } = row.deltas;
  return Object.entries({ ...changed, PW: POWER })
    .filter(([, n]) => n !== 0)
    .sort(([a], [b]) => place(a) - place(b));
}

const amount = (id: string): string => names.capital(names.resource(id));

/** A measure of a seat that has its faction. */
function measure(name: () => string, of: (seat: FactionSeat) => number, shown?: (seat: FactionSeat) => string): Measure<View> {
  const at = (view: View, seat: number): FactionSeat | null => {
    const found = view.seats[seat];
    return found && found.faction !== null ? found : null;
  };
  const told = (view: View, seat: number): string => {
    const found = at(view, seat);
    return found && shown ? shown(found) : "";
  };
  return {
    get name() {
      return name();
    },
    of: (view, seat) => {
      const found = at(view, seat);
      return found && of(found);
    },
    ...(shown ? { shown: told } : {}),
  };
}

const measures: Measure<View>[] = [
  measure(() => t("terra-measure-vp"), (seat) => seat.vp),
  measure(() => t("terra-measure-total"), (seat) => seat.final.total),
  measure(() => amount("C"), (seat) => seat.resources.C),
  measure(() => amount("W"), (seat) => seat.resources.W),
  measure(() => amount("P"), (seat) => seat.resources.P),
  measure(() => t("terra-measure-PW"), (seat) => seat.power, (seat) => seat.bowls.join(" / ")),
  measure(() => t("terra-measure-network"), (seat) => seat.final.network),
  measure(() => t("terra-town-tiles"), (seat) => seat.towns.length),
  measure(() => t("terra-measure-cults"), (seat) => Object.values(seat.cults).reduce((sum, n) => sum + n, 0)),
];

const page: GamePage<View, Option> = {
  ...basics,
  Around,
  Beside,
  Middle,
  Own: Front,
  Seat: SeatCard,
  Quote: QuoteLine,
  Delta,
  Answers: Leech,
  Free: Conversions,
  Legend,
  points: "VP",
  buttons: ["pass"],
  guide,
  measures,

  phase,
  order: (view) => view.order,
  starts: (view) => view.starts,
  rests: (view, seat) => view.seats[seat]?.passed ?? false,
  mayResign: (view, seat) => view.seats[seat]?.dropped === false,
  changes: between,
  moves,
  fits,
  reaches: ({ leads }) => leads?.map((hex) => `hex:${hex}`) ?? [],
  where,
  // An open bid names the points one keeps, a sealed one those that one gives up: both begin with what costs nothing.
  down: ({ phase: now, auction }) => now === "auction" && auction?.sealed === false,
  sources: (quote: Quote) =>
    Object.entries(quote.vp)
      .filter(([, n]) => n !== 0)
      .map(([source, n]) => [names.source(source), n]),
  group: (id) => (known(`terra-group-${id}`) ? t(`terra-group-${id}`) : names.capital(id.replaceAll("-", " "))),
  deltas,
};

export default gamePage(page);
