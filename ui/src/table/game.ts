/** What a game brings to the table: its drawing and its names. A folder of `games` has it as its `index.ts`. */

import type { Component, Snippet } from "svelte";

import type { At, Glossary, Option, Position, Row, Statistics } from "../lib/types";
import type { Guided } from "./guide.svelte";
import type { Move } from "./page/flights";

/** How a seat is marked wherever it is named: a disc with a letter, so that it can be told without its colour. */
export interface Mark {
  letter: string;
  /** `color` of the disc, `--ink` of the letter */
  style: string;
}

/** A seat with its names and its mark, for tables. */
export interface Seated {
  seat: number;
  name: string;
  /** by what it plays as, or by name */
  called: string;
  mark: Mark;
}

/** What is measured when lines of the planner are compared; null where a seat has no such thing. */
export interface Measure<V> {
  name: string;
  of: (view: V, seat: number) => number | null;
  shown?: (view: V, seat: number) => string;
}

/**
 * How the table is used, what a seat plays as, the board of the reader, the boards of the seats; what may be done besides, and what the keys do
 * that open it and that walk over the table (empty where there is nothing to walk over).
 */
export type Said = "help" | "seat" | "own" | "boards" | "free" | "free-key" | "walk";

/** What every page about a game needs. */
export interface GameBasics<V = unknown> {
  /** definitions that drawings refer to, once for the page */
  Defs?: Component;
  /** Take in the names and explanations of the game's things. */
  learn(words: Glossary): void;
  mark(view: V, seat: number): Mark;
  /** Words that differ from game to game. */
  said(what: Said): string;
  /** The name of a source of points. */
  source(id: string): string;
}

export interface ChartsProps<V = unknown> {
  position: Position<V>;
  seats: Seated[];
  /** null until they have come */
  figures: Statistics | null;
  /** of the rounds */
  labels: string[];
  /** the review of a game, if there is one: it stands between the final scoring and the charts */
  review: Snippet;
}

/** How a game went; a folder of `games` has it as its `charts/index.ts`. */
export interface GameCharts<V = unknown> extends GameBasics<V> {
  Charts: Component<ChartsProps<V>>;
}

export interface GamePage<V = unknown, O extends Option = Option> extends GameBasics<V> {
  /** beside the middle: what lies around, and how wide that is */
  Around?: Component<{ view: V }>;
  around?: number;
  /** under the other seats: what finds room there */
  Beside?: Component<{ view: V }>;
  /** what lies around, in a word, where a phone shows one part at a time */
  called?: () => string;
  /** the middle of the table */
  Middle: Component<{ view: V }>;
  /** in front of the reader: the board of a seat */
  Own: Component<{ view: V; seat: number }>;
  /** another seat in brief; pressing it puts its board in front */
  Seat: Component<{ view: V; seat: number }>;
  /** a quote in a line */
  Quote: Component<{ quote: O["quote"]; size?: number }>;
  /** beside a number in the log: what was gained or lost, also in words */
  Delta: Component<{ name: string; row: Row }>;
  /** in the bar: which step of a turn this is */
  Steps?: Component<{ position: Position<V, O> }>;
  /** answers to what others did, to be given with one press */
  Answers?: Component<{ position: Position<V, O> }>;
  /** what may be done besides, as often as one likes */
  Free?: Component<{ position: Position<V, O> }>;
  /** a guided first game, step by step */
  guide?: Guided<V>;
  /** under the result: how it came about */
  End?: Component<{ position: Position<V, O> }>;
  /** how the table is read, for the help */
  Legend?: Component;

  /** What the game is doing, for the head of the table. */
  phase(position: Position<V, O>, over: boolean): string;
  /** What a round is called in the log, where the game has a word of its own. */
  round?(n: number): string;
  /** Seats in the order of play. */
  order(view: V, seats: number): number[];
  /** The start player, now and in the round to come, where a game has one. */
  starts?(view: V): { now: number | null; next: number | null };
  /** Is a seat out of this round? */
  rests(view: V, seat: number): boolean;
  mayResign(view: V, seat: number): boolean;
  /** What differs between two positions, as names of places: "hex:E5". */
  changes(old: V | null, now: V): Set<string>;
  /** Pieces that are elsewhere than before. */
  moves?(old: V, now: V): Move[];
  /** Is an option found at a place? Where that is more than having the same names. */
  fits?(option: O["at"], place: At): boolean;
  /** Places, as "hex:E5", that an option leads on to. */
  reaches?(option: O): string[];
  /** Is a choice found on the table, only in the list, or is it to be offered in the bar at once? */
  where(option: O): "table" | "list" | "bar";
  /** Does a number that is asked for begin with the largest? It begins with the smallest where nothing is said. */
  down?(view: V): boolean;
  /** Points of a quote by source, in words. */
  sources(quote: O["quote"]): [string, number][];
  /** Groups of options that have a button of their own in the bar. */
  buttons?: string[];
  /** The title of a group of options. */
  group(id: string): string;
  /** The name of points among the changes of a row. */
  points?: string;
  /** Changes of a row in the order in which they are shown. */
  deltas(row: Row): [string, number][];
  measures: Measure<V>[];
}

/** A page of a title for all who know no title: what it takes as its view it gets. */
export function gamePage<V, O extends Option>(page: GamePage<V, O>): GamePage {
  return page as unknown as GamePage;
}

export function gameCharts<V>(charts: GameCharts<V>): GameCharts {
  return charts as unknown as GameCharts;
}
