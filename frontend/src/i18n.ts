/** Texts: one Fluent catalogue at a time, in the language chosen or else the browser's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { keep, kept } from "./keep.ts";

export type Arguments = Record<string, FluentVariable>;

export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  nb: "Norsk",
  da: "Dansk",
};

export const language = signal("en");
const bundle = signal<FluentBundle | null>(null);

/** The text with this key in the language of the page. */
export function t(key: string, args?: Arguments): string {
  return find(key, args) ?? key;
}

/** The text with this key, if there is one. */
export function find(key: string, args?: Arguments): string | null {
  const catalogue = bundle.value;
  const message = catalogue?.getMessage(key);
  if (!catalogue || !message?.value) return null;
  return catalogue.formatPattern(message.value, args ?? null, []);
}

/** "a, b and c" (or "a, b or c") in the language of the page. */
export function list(parts: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language.value === "en" ? "en-GB" : language.value, { type }).format(parts);
}

/** Fetch a language and show the page in it. */
export async function speak(code: string): Promise<void> {
  const answer = await fetch(CATALOGUES[code]!);
  const next = new FluentBundle(code, { useIsolating: false });
  next.addResource(new FluentResource(await answer.text()));
  document.documentElement.lang = code;
  language.value = code;
  bundle.value = next;
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
