/**
 * Where things lie around the map, which gets all the room that is left: on a desk bonus cards lie beside it, over the
 * log, where that has room enough, and power actions beside the cults, where a window is high enough for both.
 */

import { innerHeight, innerWidth } from "svelte/reactivity/window";

import type { View } from "../view";

// Sizes in pixels.
const DESK = 1241; // a window that has columns on both sides of the map
const HIGH = 821;
const LOW = 741;
const HEAD = 52; // of the page
const SEAT = 118; // another seat in brief
const CARDS = 67; // a row of bonus cards
const ROW = 4; // cards in it
const LOG = 190;
const FEW = 6; // power actions in one line

const desk = (): boolean => (innerWidth.current ?? 0) >= DESK;
const height = (): number => innerHeight.current ?? 0;

/** Of a power action, in pixels. */
export const actionSize = (): number => (desk() && height() < LOW ? 42 : 48);
export const manyActions = (view: View): boolean => view.power_actions.length > FEW;

export function cardsAside(view: View): boolean {
  const rows = Math.ceil(view.bonus_cards.length / ROW);
  return desk() && HEAD + SEAT * (view.seats.length - 1) + CARDS * rows + LOG <= height();
}

export const actionsAside = (view: View): boolean => desk() && height() >= HIGH && !manyActions(view);
