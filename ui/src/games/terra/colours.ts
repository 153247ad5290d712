// Colours of the players' pieces, by the names the documents use.

/** `color` and `--ink` of a player's pieces; grey while a home is not chosen. */
export function pieceStyle(colour: string | null | undefined): string {
  const name = colour ?? "nobody";
  return `color:var(--hx-piece-${name});--ink:var(--hx-piece-${name}-ink)`;
}

export function cultColour(cult: string): string {
  return `var(--hx-cult-${cult.toLowerCase()})`;
}
