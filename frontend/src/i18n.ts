/** Texts: one language at a time, the one chosen or else the browser's. Some parts are fetched on demand. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { keep, kept } from "./keep.ts";

export type Arguments = Record<string, FluentVariable>;

export const language = signal("en");
/** In a box of its own, so that a part that is added is noticed. */
const bundle = signal<{ catalogue: FluentBundle } | null>(null);
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

/** The text with this key in the language of the page. */
export function t(key: string, args?: Arguments): string {
  return find(key, args) ?? key;
}

/** The text with this key, if there is one. */
export function find(key: string, args?: Arguments): string | null {
  const catalogue = bundle.value?.catalogue;
  const message = catalogue?.getMessage(key);
  if (!catalogue || !message?.value) return null;
  return catalogue.formatPattern(message.value, args ? plain(args) : null, []);
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
  const resources = await Promise.all(urls.map(fetchTexts));
  const catalogue = new FluentBundle(code, { useIsolating: false });
  for (const resource of resources) catalogue.addResource(resource);
  document.documentElement.lang = code;
  language.value = code;
  bundle.value = { catalogue };
}

/** Fetch a part of the texts that the page can begin without. */
export async function addTexts(part: string): Promise<void> {
  if (parts.has(part)) return;
  const code = language.value;
  const resource = await fetchTexts(LATER_CATALOGUES[part]![code]!);
  parts.add(part);
  if (code !== language.value) return speak(language.value);
  bundle.value!.catalogue.addResource(resource);
  bundle.value = { ...bundle.value! };
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
