/** The form of a game that describes its questions and draws none of them. */

import { blank, type Field } from "../../lib/setting";
import { gameForm } from "../form";
import Fields from "./Fields.svelte";
import { nameOf, valueOf } from "./names.svelte";

/** What was answered, in words. */
function answer({ kind, choices }: Field, value: unknown): string {
  if (kind === "choice") return choices?.find((one) => one.id === value)?.name ?? valueOf(value);
  return valueOf(value);
}

export default gameForm({
  Fields,
  begin(setting) {
    const form = blank(setting);
    for (const field of setting.fields ?? []) form[field.id] ??= field.default;
    return form;
  },
  hint: () => "",
  facts: (setting, form) => (setting.fields ?? []).map((field) => [field.name, answer(field, form[field.id])]),
  about(settings) {
    const told = Object.entries(settings).filter(([key, value]) => key !== "seed" && key !== "game" && typeof value !== "object");
    return { facts: told.map(([key, value]) => [nameOf(key), valueOf(value)]), changed: [] };
  },
});
