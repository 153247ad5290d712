/** Anunnaki at the table: planets and star are drawn, all the rest is that of any game. */

import type { At } from "../../lib/types";
import { same } from "../../table/find";
import { gamePage } from "../../table/game";
import plain from "../../table/plain/index";
import Middle from "./Middle.svelte";

/** What leads to a territory is found there as well as what begins there. */
function fits(option: At, place: At): boolean {
  const { place: code, ...others } = place;
  return same(option, others) && (code === undefined || option["place"] === code || option["to"] === code);
}

export default gamePage({ ...plain, Middle: Middle as typeof plain.Middle, fits });
