/** A page in node: a DOM, the components' syntax, and the English texts. All tests share it: each sets what it reads. */
import { readdirSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { FluentResource } from "@fluent/bundle";
import { transformSync } from "esbuild";
import { Window } from "happy-dom";

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith(".tsx")) return nextLoad(url, context);
    const source = readFileSync(new URL(url), "utf8");
    const { code } = transformSync(source, { loader: "tsx", jsx: "automatic", jsxImportSource: "preact" });
    return { format: "module", source: code, shortCircuit: true };
  },
});

const window = new Window({ url: "http://localhost/" });
for (const name of [
  ...["document", "location", "history", "localStorage", "addEventListener", "removeEventListener", "matchMedia"],
  ...[
    "CSS",
    "HTMLElement",
    "Element",
    "Node",
    "Event",
    "ResizeObserver",
    "requestAnimationFrame",
    "cancelAnimationFrame",
  ],
] as const) {
  const value: unknown = Reflect.get(window, name);
  Reflect.set(globalThis, name, typeof value === "function" && /^[a-z]/.test(name) ? value.bind(window) : value);
}
Reflect.set(globalThis, "window", window);

const folder = new URL("../../src/tamaya/i18n/en/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
const texts = files.map((name) => readFileSync(new URL(name, folder), "utf8"));
const parsed = JSON.stringify(new FluentResource(texts.join("\n")));
Object.assign(globalThis, {
  CATALOGUES: { en: `data:application/json,${encodeURIComponent(parsed)}` },
  BOXES: {},
  LANGUAGES: { en: { name: "English", share: 1, manifest: "" } },
  WIDE: "(min-width: 62.5em)",
  TALL: "(min-width: 40em) and (max-width: 62.4em) and (min-height: 64em)",
});
const { speak } = await import("../src/i18n.ts");
await speak("en");
