/** Units on their way: first where from, then where to. Both come from the options that are offered. */

import type { Desk } from "../../table/desk.svelte";
import { UNITS, type Quote, type View } from "./view";
import type { At, Option } from "../../lib/types";

type Way = Option<At, Quote>;

export class Ways {
  from = $state<string | null>(null);
  /** the pieces that were pressed there, as a number of `UNITS` */
  unit = $state<number | null>(null);

  readonly all = $derived.by((): Way[] => {
    const { desk } = this;
    return desk.toAct && !desk.past ? (desk.position?.options.filter(({ at }) => at["to"] !== undefined) ?? []) : [];
  });
  readonly begins = $derived.by(() => new Set(this.all.map(({ at }) => at["place"])));
  /** where the chosen pieces can go; without a choice nothing is marked */
  readonly ends = $derived.by(() => new Set(this.all.filter(({ at }) => at["place"] === this.from).map(({ at }) => at["to"])));

  constructor(private readonly desk: Desk<View, Way>) {}

  /** What is pressed where: true if that only chooses where units come from. */
  begin(code: string): boolean {
    if (this.from !== null && this.from !== code && this.ends.has(code)) return false;
    if (!this.begins.has(code)) {
      this.clear();
      return false;
    }
    this.from = this.from === code ? null : code;
    return true;
  }

  /** Where the options of a territory are found: those of the way, if one has begun elsewhere. */
  at(code: string): At {
    if (this.from === null || this.from === code) return { place: code };
    const load = this.unit === null ? undefined : this.unit === 0 ? "followers" : undefined;
    const name = this.unit !== null && this.unit > 0 ? UNITS[this.unit] : undefined;
    const wanted = { place: this.from, to: code, load, unit: name };
    return this.desk.find(wanted).options.length > 0 ? wanted : { place: this.from, to: code };
  }

  clear(): void {
    this.from = null;
    this.unit = null;
  }
}
