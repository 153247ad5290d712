/** The title of the tab: what is open, and in how many games it is our turn. */

let page = $state("");
let turns = $state(0);

export const title = {
  get page(): string {
    return page;
  },
  /** What is open; empty for the lobby. */
  set page(text: string) {
    page = text;
  },
  get turns(): number {
    return turns;
  },
  /** Games that wait for us. */
  set turns(n: number) {
    turns = n;
  },
};

/** Keeps the tab's title up to date; to be called once, inside a component. */
export function keepTitle(): void {
  $effect(() => {
    const badge = turns > 0 ? `(${turns}) ` : "";
    document.title = `${badge}${page ? `${page} · ` : ""}Hexarch`;
  });
}
