/** What Anunnaki asks for a new game: a House for each seat, options for first games, the last round, the edition. */

import { blank, type NewGame, type Setting } from "../../../lib/setting";
import { gameForm } from "../../../table/form";
import plain from "../../../table/plain/form";
import Fields from "./Fields.svelte";
import { chosen, houses, own } from "./houses";
import Quick from "./Quick.svelte";
import Seat from "./Seat.svelte";

interface Fact {
  id: string;
  name: string;
  text: string;
  value: unknown;
}

export default gameForm<Setting, NewGame>({
  Fields,
  Seat,
  Quick,
  begin(setting, _occasion, wish) {
    const form = { ...blank(setting) };
    if (wish?.["house"] !== undefined) form[own(0)] = wish["house"];
    return form;
  },
  hint: (wish) => String(wish["text"] ?? ""),
  facts: (setting, form) => [
    ...form.seats.flatMap((_, i): [string, string][] => houses(setting, i).map((field) => [field.name, chosen(field, form[field.id])?.name ?? ""])),
    ...plain.facts({ ...setting, fields: (setting.fields ?? []).filter(({ id }) => !id.startsWith("house_")) }, form),
  ],
  about(settings) {
    const fields = (settings["fields"] ?? []) as Fact[];
    return { facts: fields.map(({ name, text }) => [name, text]), changed: [] };
  },
});
