/**
 * Pieces that move rather than appear: where a piece lay is measured before the page changes, and a copy of it then
 * flies to where it lies now. Elements say what they are by `data-spot`. Readers who want less motion get none.
 */

import { tick } from "svelte";

/** A piece of the table that is elsewhere now. */
export interface Move {
  /** spots it may have come from; the first that the page shows counts */
  from: string[];
  /** spots it may have gone to */
  to: string[];
  /** it leaves the table: what flies looks like what lay at `from` */
  leaves?: boolean;
}

const TIME = 480; // ms
const MOST = 12; // more at once is a jump through the game, not a move

interface Start {
  move: Move;
  box: DOMRect;
  look: Element | null;
}

/** The first of some spots that the page shows. */
function spot(names: string[]): Element | null {
  for (const name of names) {
    for (const found of document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)) {
      const { width, height, bottom, top } = found.getBoundingClientRect();
      if (width > 0 && height > 0 && bottom > 0 && top < innerHeight) return found;
    }
  }
  return null;
}

/** A copy that can lie anywhere: a part of a drawing gets a drawing of its own. */
function copy(of: Element): Element {
  const made = of.cloneNode(true) as Element;
  made.removeAttribute("data-spot");
  if (!(of instanceof SVGGraphicsElement) || of instanceof SVGSVGElement) return made;
  const { x, y, width, height } = of.getBBox();
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  made.removeAttribute("transform");
  drawing.append(made);
  return drawing;
}

/** The middle and the size of a box, as a transformation of a box at the same middle. */
function towards(box: DOMRect, of: DOMRect): string {
  const dx = box.x + box.width / 2 - (of.x + of.width / 2);
  const dy = box.y + box.height / 2 - (of.y + of.height / 2);
  const scale = Math.min(2, Math.max(0.5, box.height / of.height));
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

function fly({ move, box, look }: Start, layer: HTMLElement): void {
  const target = spot(move.to);
  const shown = look ?? (target && copy(target));
  if (!target || !shown) return;
  const place = target.getBoundingClientRect();
  if (Math.hypot(place.x - box.x, place.y - box.y) < 3) return;
  const size = look ? box : place;
  const flying = document.createElement("div");
  flying.className = "flight";
  flying.dataset["to"] = move.to[0] ?? "";
  Object.assign(flying.style, {
    left: `${place.x + place.width / 2 - size.width / 2}px`,
    top: `${place.y + place.height / 2 - size.height / 2}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  flying.append(shown);
  layer.append(flying);
  const timing = { duration: TIME, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" };
  if (!move.leaves) target.animate([{ opacity: 0 }, { opacity: 0 }], TIME);
  const flight = flying.animate([{ transform: towards(box, place) }, { transform: look ? towards(place, box) : "none" }], timing);
  flight.onfinish = flight.oncancel = () => flying.remove();
}

/** Called before the page changes: what moves is measured now and flies once the page has changed. */
export async function follow(moves: Move[], layer: HTMLElement): Promise<void> {
  layer.replaceChildren();
  if (moves.length === 0 || moves.length > MOST || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const starts = moves.flatMap((move) => {
    const found = spot(move.from);
    return found ? [{ move, box: found.getBoundingClientRect(), look: move.leaves ? copy(found) : null }] : [];
  });
  await tick();
  for (const start of starts) fly(start, layer);
}
