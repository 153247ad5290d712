/** The desk of a table of Anunnaki. */

import type { At, Option } from "../../lib/types";
import { useDesk as anyDesk } from "../../table/context";
import type { Desk } from "../../table/desk.svelte";
import type { Quote, View } from "./view";

export type AnunnakiOption = Option<At, Quote>;

export const useDesk = (): Desk<View, AnunnakiOption> => anyDesk<View, AnunnakiOption>();
