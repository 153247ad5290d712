/** The page's own words: Fluent texts in the language of the reader. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

const NAMES: Record<Language, string> = { en: "English", it: "Italiano", pt: "Português" };
const STORED = "hexarch.language";

const loaders: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../text/en/index"),
  it: () => import("../text/it/index"),
  pt: () => import("../text/pt/index"),
};

/** Texts of a game, loaded language by language. */
export type Texts = (language: Language) => Promise<{ default: string }>;

const bundles = new Map<Language, FluentBundle>();
const games = new Map<string, Texts>();
const added = new Map<string, Promise<void>>();

let language = $state<Language>("en");

/** The language of the page; reading it in a component follows every switch. */
export const words = {
  get language(): Language {
    return language;
  },
};

export function languageName(code: Language): string {
  return NAMES[code];
}

function isLanguage(code: unknown): code is Language {
  return LANGUAGES.includes(code as Language);
}

/** The stored wish, else the first language of the browser that there are words for, else English. */
function wish(): Language {
  const stored = remembered();
  if (isLanguage(stored)) return stored;
  for (const tag of navigator.languages) {
    const code = tag.toLowerCase().split("-")[0];
    if (isLanguage(code)) return code;
  }
  return "en";
}

function remembered(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

function read(bundle: FluentBundle, text: string): void {
  for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
}

async function load(code: Language): Promise<void> {
  if (!bundles.has(code)) {
    const { default: text } = await loaders[code]();
    // Without isolation marks: the texts are read aloud and copied, and all three languages run from left to right.
    const bundle = new FluentBundle(code, { useIsolating: false });
    read(bundle, text);
    bundles.set(code, bundle);
  }
  await Promise.all([...games].map(([game, texts]) => loadGame(code, game, texts)));
}

/** The texts of a game are added once to those of a language. */
function loadGame(code: Language, game: string, texts: Texts): Promise<void> {
  const key = `${code} ${game}`;
  let known = added.get(key);
  if (known === undefined) {
    known = texts(code).then(({ default: text }) => read(bundles.get(code)!, text));
    known.catch(() => added.delete(key));
    added.set(key, known);
  }
  return known;
}

/** From now on the page also has the words of this game, in whatever language it is read. */
export async function addTexts(game: string, texts: Texts | null): Promise<void> {
  if (texts === null) return;
  games.set(game, texts);
  await loadGame(language, game, texts);
}

async function show(code: Language): Promise<void> {
  await load(code);
  language = code;
  document.documentElement.lang = code;
}

export async function startWords(): Promise<void> {
  await show(wish());
}

/** Switch the language and remember it on this device. */
export async function setLanguage(code: Language): Promise<void> {
  await show(code);
  try {
    localStorage.setItem(STORED, code);
  } catch {
    /* without storage the wish lasts as long as the page */
  }
}

export type Values = Record<string, FluentVariable>;

/** The text of a key, with values put in; `key.attribute` names an attribute of a message. */
export function t(key: string, values?: Values): string {
  const bundle = bundles.get(language);
  const [id, attribute] = key.split(".", 2) as [string, string | undefined];
  const message = bundle?.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!bundle || !pattern) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(key, error);
  return text;
}

/** Is there a text for this key? For words that depend on data, such as the code of an error. */
export function known(key: string): boolean {
  return bundles.get(language)?.hasMessage(key) ?? false;
}
