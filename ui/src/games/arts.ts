/** Pictures of games for the lobby by their ids, small enough to come with it. */

import type { Component } from "svelte";

const found = import.meta.glob<{ default: Component }>("./*/Art.svelte", { eager: true });

export const arts: Record<string, Component> = Object.fromEntries(
  Object.entries(found).map(([path, one]) => [path.split("/")[1] ?? "", one.default]),
);
