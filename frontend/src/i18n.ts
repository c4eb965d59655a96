/** Texts: one language at a time, the one chosen or else the browser's, in the words of the box that is played. Some parts
 * are fetched on demand. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";
import { keep, kept } from "./keep.ts";

export type Arguments = Record<string, FluentVariable>;

export const language = signal("en");
/** The box that one plays or looks at (state/box.ts): if the page speaks its language, texts use its words. */
export const box = signal<string | null>(null);

/** The texts of a language, and the words of those boxes that were needed so far. Replaced when something is added. */
interface Texts {
  resources: FluentResource[];
  /** null: could not be fetched. */
  words: Map<string, FluentResource | null>;
  /** Put together when first asked for, by box. */
  bundles: Map<string | null, FluentBundle>;
}
const texts = signal<Texts | null>(null);
const parts = new Set<string>();

/** A number as Fluent would write it. Small ones look the same in all our languages, and preparing the browser's formatter
 * takes as long as drawing a table. */
class Plain extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    const small = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return small ? String(this.value) : super.toString(scope);
  }
}

function plain(args: Arguments): Arguments {
  const pairs = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "number" ? new Plain(value) : value,
  ]);
  return Object.fromEntries(pairs) as Arguments;
}

/** The texts of the language with the words of a box, if it has some in this language and they are here. */
function bundleWith(edition: string | null): FluentBundle | null {
  const now = texts.value;
  if (!now) return null;
  const words = edition === null ? null : now.words.get(edition);
  const known = now.bundles.get(words ? edition : null);
  if (known) return known;
  const fresh = new FluentBundle(language.peek(), { useIsolating: false });
  for (const resource of now.resources) fresh.addResource(resource);
  if (words) fresh.addResource(words, { allowOverrides: true });
  now.bundles.set(words ? edition : null, fresh);
  return fresh;
}

/** The text with this key in the language of the page, in the words of the box that is played (or of another one). */
export function t(key: string, args?: Arguments, edition: string | null = box.value): string {
  return find(key, args, edition) ?? key;
}

/** The text with this key, if there is one. */
export function find(key: string, args?: Arguments, edition: string | null = box.value): string | null {
  const bundle = bundleWith(edition);
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return null;
  return bundle.formatPattern(message.value, args ? plain(args) : null, []);
}

const formats = new Map<string, Intl.ListFormat>();

/** "a, b and c" (or "a, b or c") in the language of the page. */
export function list(parts: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  if (parts.length < 2) return parts.join();
  const locale = language.value === "en" ? "en-GB" : language.value;
  const known = formats.get(`${locale} ${type}`) ?? new Intl.ListFormat(locale, { type });
  formats.set(`${locale} ${type}`, known);
  return known.format(parts);
}

/** Texts come parsed (build.mjs). */
async function fetchTexts(url: string): Promise<FluentResource> {
  return (await fetch(url)).json() as Promise<FluentResource>;
}

/** Fetch a language and show the page in it. */
export async function speak(code: string): Promise<void> {
  const urls = [CATALOGUES[code]!, ...[...parts].map((part) => LATER_CATALOGUES[part]![code]!)];
  const [words, ...resources] = await Promise.all([wordsOf(box.peek(), code), ...urls.map(fetchTexts)]);
  document.documentElement.lang = code;
  batch(() => {
    language.value = code;
    texts.value = { resources, words, bundles: new Map() };
  });
}

/** Fetch a part of the texts that the page can begin without. */
export async function addTexts(part: string): Promise<void> {
  if (parts.has(part)) return;
  const code = language.value;
  const resource = await fetchTexts(LATER_CATALOGUES[part]![code]!);
  parts.add(part);
  if (code !== language.value) return speak(language.value);
  texts.value = { ...texts.value!, resources: [...texts.value!.resources, resource], bundles: new Map() };
}

async function wordsOf(edition: string | null, code: string): Promise<Texts["words"]> {
  const url = edition === null ? undefined : BOXES[code]?.[edition];
  return new Map(url ? [[edition!, await fetchTexts(url).catch(() => null)]] : []);
}

/** Whether the words of a box are here, or there are none to wait for. */
export function hasWords(edition: string): boolean {
  return !BOXES[language.value]?.[edition] || texts.value?.words.has(edition) === true;
}

/** Fetch the words of a box, if it has some in the language of the page. */
export async function addWords(edition: string): Promise<void> {
  if (hasWords(edition)) return;
  const code = language.value;
  const words = await wordsOf(edition, code);
  if (code !== language.value) return addWords(edition);
  texts.value = { ...texts.value!, words: new Map([...texts.value!.words, ...words]), bundles: new Map() };
}

export function choose(code: string): void {
  keep("language", code);
  void speak(code);
}

/** The language kept from last time, or the first of the browser's that there is. */
export function preferred(): string {
  const wishes = [kept("language") ?? "", ...navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]!)];
  const known = wishes.map((code) => (code === "no" || code === "nn" ? "nb" : code));
  return known.find((code) => code in CATALOGUES) ?? "en";
}
