/** What Terra Mystica asks for a new game. */

import { blank } from "../../../lib/setting";
import { t } from "../../../lib/words.svelte";
import { gameForm } from "../../../table/form";
import Fields from "./Fields.svelte";
import Quick from "./Quick.svelte";
import Seat from "./Seat.svelte";
import type { NewGame, Setting } from "./setting";

interface Facts {
  map_name?: string;
  profile_name?: string;
  options?: { id: string; on: boolean; text: string }[];
}

const named = (list: { id: string; name: string }[], id: string): string => list.find((one) => one.id === id)?.name ?? id;

export default gameForm<Setting, NewGame>({
  Fields,
  Seat,
  Quick,
  begin(setting, occasion, wish) {
    const form = blank(setting) as NewGame;
    // With friends everybody is dealt a faction.
    form.factions = String(wish?.["factions"] ?? (occasion === "now" ? "intro" : "random"));
    return form;
  },
  hint: (wish) => t(`terra-now-${wish["factions"] === "random" ? "random" : "intro"}-hint`),
  facts(setting, form) {
    const changed = Object.keys(form.options ?? {}).length;
    const profile = named(setting.profiles, form.profile);
    return [
      [t("terra-form-map"), named(setting.maps, form.map)],
      [t("terra-form-factions"), named(setting.ways, form.factions)],
      [t("terra-form-rules"), changed > 0 ? `${profile} · ${t("form-changed", { n: changed })}` : profile],
    ];
  },
  about(settings) {
    const { map_name, profile_name, options = [] } = settings as Facts;
    const facts: [string, string][] = [];
    if (map_name) facts.push([t("terra-form-map"), map_name]);
    if (profile_name) facts.push([t("terra-form-profile"), profile_name]);
    return { facts, changed: options };
  },
});
