/** Pictures of games for the lobby, small enough to come with it. */

import type { Component } from "svelte";

const found = import.meta.glob<{ default: Component }>("./*/Art.svelte", { eager: true });

export const arts = Object.values(found).map((one) => one.default);
