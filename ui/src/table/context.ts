/** The desk of the table, for everything that lies on it. */

import { getContext, setContext } from "svelte";

import type { Option } from "../lib/types";
import type { Desk } from "./desk.svelte";

const KEY = Symbol("desk");

export function provide(desk: Desk): Desk {
  return setContext(KEY, desk);
}

/** A game's own parts say what its view and its options are. */
export function useDesk<V = unknown, O extends Option = Option>(): Desk<V, O> {
  return getContext<Desk<V, O>>(KEY);
}
