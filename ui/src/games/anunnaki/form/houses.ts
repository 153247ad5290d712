/** The Houses of a form: one question for each seat, as the description of the form has it. */

import type { Field, Named, NewGame, Setting } from "../../../lib/setting";

/** Answers that several seats may give: a House by chance, or one that is chosen at the table. */
const SHARED = ["random", "chosen"];

export const own = (seat: number): string => `house_${seat + 1}`;

/** The question for a seat, if there is one. */
export const houses = (setting: Setting, seat: number): Field[] => (setting.fields ?? []).filter(({ id }) => id === own(seat));

export const chosen = (field: Field, value: unknown): Named | undefined => field.choices?.find(({ id }) => id === (value ?? field.default));

/** Houses that nobody else on the form has. */
export function free(field: Field, form: NewGame, seat: number): Named[] {
  const taken = form.seats.flatMap((_, i) => (i === seat ? [] : [form[own(i)]]));
  return (field.choices ?? []).filter(({ id }) => SHARED.includes(id) || !taken.includes(id));
}
