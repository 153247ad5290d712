/** The Houses of a form: one question for each seat, as the description of the form has it. */

import type { Field, Named, NewGame, Setting } from "../../../lib/setting";

export const RANDOM = "random";

export const own = (seat: number): string => `house_${seat + 1}`;

/** The question for a seat, if there is one. */
export const houses = (setting: Setting, seat: number): Field[] => (setting.fields ?? []).filter(({ id }) => id === own(seat));

export const chosen = (field: Field, value: unknown): Named | undefined => field.choices?.find(({ id }) => id === (value ?? field.default));

/** Houses that nobody else on the form has. */
export function free(field: Field, form: NewGame, seat: number): Named[] {
  const taken = form.seats.flatMap((_, i) => (i === seat ? [] : [form[own(i)]]));
  return (field.choices ?? []).filter(({ id }) => id === RANDOM || !taken.includes(id));
}
