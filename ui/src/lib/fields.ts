/** Fields that are not filled in as they must be say so beside themselves, in the language of the page. */

import { t } from "./words.svelte";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is wrong with a field; `data-missing` names a sentence of its own for an empty one. */
function reason(field: Field): string {
  if (field.validity.valueMissing || field.validity.patternMismatch) return t(field.dataset["missing"] ?? "field-missing");
  if (field.validity.tooShort && "minLength" in field) return t("field-short", { n: field.minLength });
  return t("field-wrong");
}

function forget(field: Element): void {
  field.removeAttribute("aria-invalid");
  field.removeAttribute("aria-errormessage");
  if (field.nextElementSibling?.classList.contains("wrong")) field.nextElementSibling.remove();
}

function show(field: Field): void {
  forget(field);
  const said = document.createElement("span");
  said.className = "wrong";
  said.id = `wrong-${field.id || field.name || "field"}`;
  said.setAttribute("role", "alert");
  said.textContent = reason(field);
  field.after(said);
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-errormessage", said.id);
  field.addEventListener("input", () => forget(field), { once: true });
}

/** Of a form: checks it before it is sent, instead of the browser's own bubbles. */
export function checked(form: HTMLFormElement): () => void {
  form.noValidate = true;
  const sent = (event: SubmitEvent): void => {
    const wrong = [...form.elements].filter(
      (one): one is Field => one.matches("input, select, textarea") && !(one as Field).validity.valid,
    );
    if (wrong.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wrong.forEach(show);
    wrong[0]?.focus();
  };
  form.addEventListener("submit", sent, { capture: true });
  return () => form.removeEventListener("submit", sent, { capture: true });
}
