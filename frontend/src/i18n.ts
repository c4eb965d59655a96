/** Texts: one language at a time, the one chosen or else the browser's, in the words of the box that is played; in English
 * where it has none. Some parts are fetched on demand. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";
import { at } from "./base.ts";
import { keep, kept } from "./keep.ts";

export type Arguments = Record<string, FluentVariable>;

const ENGLISH = "en";
export const language = signal(ENGLISH);
/** The box that you play or look at (state/box.ts): if the page speaks its language, texts use its words. */
export const box = signal<string | null>(null);

/** The texts of a language, and the words of those boxes that were needed so far. Replaced when something is added. */
interface Texts {
  resources: FluentResource[];
  /** For what the language has no text: English, or nothing where it is complete. */
  instead: FluentBundle | null;
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

function bundleOf(code: string, resources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

/** The texts of the language with the words of a box, if it has some in this language and they are here. */
function bundleWith(edition: string | null): FluentBundle | null {
  const now = texts.value;
  if (!now) return null;
  const words = edition === null ? null : now.words.get(edition);
  const known = now.bundles.get(words ? edition : null);
  if (known) return known;
  const fresh = bundleOf(language.peek(), now.resources);
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
  const own = bundleWith(edition);
  const bundle = own?.hasMessage(key) ? own : texts.value?.instead;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return null;
  return bundle.formatPattern(message.value, args ? plain(args) : null, []);
}

/** How dates and numbers are written in the language of the page. */
export function locale(): string {
  return language.value === ENGLISH ? "en-GB" : language.value;
}

/** "a, b and c" (or "a, b or c") in the language of the page. */
export function list(parts: string[], type: "and" | "or" = "and"): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  return t(type === "and" ? "list-and" : "list-or", { most: joined("list-more", parts.slice(0, -1)), last });
}

type Parts = readonly (string | false | null | undefined)[];

/** Several texts as one; those that there are not are left out. */
function joined(key: string, parts: Parts): string {
  const said = parts.filter((part): part is string => Boolean(part));
  return said.length === 0 ? "" : said.reduce((first, next) => t(key, { first, next }));
}

/** Sentences one after the other. */
export const sentences = (parts: Parts): string => joined("list-sentences", parts);
/** Short facts side by side. No line begins with what parts them. */
export const beside = (parts: Parts): string => parts.filter(Boolean).join("\u00a0· ");
/** What is known of one thing, for those who hear it: several short facts. */
export const aloud = (parts: Parts): string => joined("list-facts", parts);

/** Texts come parsed (build.mjs). */
async function fetchTexts(url: string): Promise<FluentResource> {
  return (await fetch(at(url))).json() as Promise<FluentResource>;
}

/** The resources of a language: the first one and the parts that were asked for so far, as far as it has them. */
async function resourcesOf(code: string): Promise<FluentResource[]> {
  const urls = [CATALOGUES[code], ...[...parts].map((part) => LATER_CATALOGUES[part]?.[code])];
  return Promise.all(urls.filter((url) => url !== undefined).map(fetchTexts));
}

/** Fetch a language and show the page in it. */
export async function speak(code: string): Promise<void> {
  const known = LANGUAGES[code];
  if (!known) return;
  const whole = known.share === 1;
  const [words, resources, english] = await Promise.all([
    wordsOf(box.peek(), code),
    resourcesOf(code),
    whole ? [] : resourcesOf(ENGLISH),
  ]);
  document.documentElement.lang = code;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", at(known.manifest));
  batch(() => {
    language.value = code;
    texts.value = { resources, instead: whole ? null : bundleOf(ENGLISH, english), words, bundles: new Map() };
  });
}

/** Add to the texts; what was put together of them is put together anew. */
function change(more: (now: Texts) => Partial<Texts>): void {
  const now = texts.value;
  if (now) texts.value = { ...now, ...more(now), bundles: new Map() };
}

/** Fetch a part of the texts that the page can begin without. */
export async function addTexts(part: string): Promise<void> {
  if (parts.has(part)) return;
  const code = language.value;
  const from = (which: string) => {
    const url = LATER_CATALOGUES[part]?.[which];
    return url === undefined ? null : fetchTexts(url);
  };
  const instead = texts.value?.instead ?? null;
  const [resource, english] = await Promise.all([from(code), instead && from(ENGLISH)]);
  parts.add(part);
  if (code !== language.value) return speak(language.value);
  if (english) instead?.addResource(english);
  change(({ resources }) => ({ resources: [...resources, ...(resource ? [resource] : [])] }));
}

async function wordsOf(edition: string | null, code: string): Promise<Texts["words"]> {
  const url = edition !== null && BOXES[code]?.[edition];
  return new Map(url ? [[edition, await fetchTexts(url).catch(() => null)]] : []);
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
  change((now) => ({ words: new Map([...now.words, ...words]) }));
}

export function choose(code: string): void {
  keep("language", code);
  void speak(code);
}

/** The language that we have for a tag such as de-AT, no or zh-Hant: that one, else one that begins in the same way. */
function known(tag: string): string | undefined {
  const codes = Object.keys(CATALOGUES);
  const wish = tag.toLowerCase().replace(/^(no|nn)\b/, "nb");
  const nearest = (part: string): string | undefined => {
    const found =
      codes.find((code) => code.toLowerCase() === part) ?? codes.find((code) => code.startsWith(`${part}-`));
    return found ?? (part.includes("-") ? nearest(part.slice(0, part.lastIndexOf("-"))) : undefined);
  };
  return nearest(wish);
}

/** The language kept from last time, or the first of the browser's that there is as a whole. */
export function preferred(): string {
  const chosen = kept("language");
  if (chosen !== null && chosen in CATALOGUES) return chosen;
  const wishes = navigator.languages.map(known);
  return wishes.find((code) => code !== undefined && LANGUAGES[code]?.share === 1) ?? ENGLISH;
}
