/** What the page finds in a browser, as far as its pure parts ask for it; and the English texts. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const folder = new URL("../../src/tamaya/i18n/en/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
const texts = files.map((name) => readFileSync(new URL(name, folder), "utf8"));
const parsed = JSON.stringify(new FluentResource(texts.join("\n")));
const kept = new Map<string, string>();

Object.assign(globalThis, {
  CATALOGUES: { en: `data:application/json,${encodeURIComponent(parsed)}` },
  BOXES: {},
  LANGUAGES: { en: { name: "English", share: 1, manifest: "" } },
  document: { documentElement: { lang: "" }, title: "", querySelector: () => null },
  addEventListener: () => undefined,
  location: { pathname: "/" },
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
const { speak } = await import("../src/i18n.ts");
await speak("en");
