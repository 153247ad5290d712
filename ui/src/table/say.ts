/** Words put together. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Parts as sentences in a row, each with a capital letter and one full stop between them. */
export function sentences(...parts: (string | undefined)[]): string {
  return parts.flatMap((part) => (part ? [capital(part.replace(/[.\s]+$/, ""))] : [])).join(". ");
}

/** "+3", "−2". */
export function signed(n: number): string {
  return `${n > 0 ? "+" : "−"}${Math.abs(n)}`;
}
