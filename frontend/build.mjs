// Builds the page into the server's static folder: a script with chunks that are loaded when they are needed, style sheets
// for the first view and for each part that comes later, and catalogues for each language. `node build.mjs CATALOGUES
// TARGET` builds it of other texts, elsewhere.
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const [otherCatalogues, otherTarget] = process.argv.slice(2);
const catalogues = resolve(otherCatalogues ?? join(here, "../src/tamaya/i18n"));
const target = resolve(otherTarget ?? join(here, "../src/tamaya/server/static"));
const ENGLISH = "en";
const fresh = `${target}.new`;

const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** The oldest browsers that the page is for (docs/page.md names them): what they lack is written out or gets its prefix. */
const OLDEST = ["chrome111", "firefox121", "safari16.4"];

/** The widths and heights at which the page is laid out otherwise, for `@media (--wide)`: phones, phones on their side, low
 * screens, screens with room for panels beside the table, and for teammates side by side. In em, so that whoever has set a
 * larger font in the browser gets the layout for which there is room. */
const BREAKPOINTS = {
  phone: "(max-width: 37.4em)",
  flat: "((min-width: 35em) and (max-width: 62.4em) and (max-height: 38em))",
  short: "(max-height: 45em)",
  wide: "(min-width: 62.5em)",
  broad: "(min-width: 70em)",
};

/** An upright tablet, on which panels lie below the table: only the script asks. */
const TALL = "(min-width: 40em) and (max-width: 62.4em) and (min-height: 64em)";

/** Puts the breakpoints in, and lets every length grow with the browser's font size: at 200 % the page looks as if it were
 * zoomed. Hairlines stay, and so does what `@property` takes only in pixels. */
const layout = {
  name: "layout",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const style = await readFile(path, "utf8");
      const contents = style
        .replace(/\(--(\w+)\)(?=[^{};]*\{)/g, (_, name) => BREAKPOINTS[name])
        .replace(/(initial-value: )?\b(\d*\.?\d+)px/g, (found, fixed, size) =>
          fixed || size <= 3 ? found : `${size / 16}rem`,
        );
      return { contents, loader: "css" };
    });
  },
};

/** Texts that most visits do not need: each is a file of its own, fetched on demand. */
const LATER = [
  "archive",
  "clubs",
  "conventions",
  "meant",
  "notices",
  "puzzle",
  "review",
  "rulebook",
  "sheet",
  "tutorial",
];
/** What the browser shows of itself: the page does not ask for it, it is put into files here. */
const APP = "app";

async function readTexts(folder, files) {
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  return new FluentResource(texts.join("\n"));
}

/** All texts of a language, by part: those of a later part, of the app, or else of the first file. */
async function readLanguage(language) {
  const folder = join(catalogues, language);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".ftl")).sort();
  const partOf = (name) => [...LATER, APP].find((part) => `${part}.ftl` === name) ?? "first";
  const parts = Map.groupBy(files, partOf);
  const texts = {};
  for (const [part, names] of parts) texts[part] = await readTexts(folder, names);
  return texts;
}

/** The other texts, and terms, that a message refers to. */
function referredTo(pattern) {
  if (typeof pattern !== "object" || pattern === null) return [];
  if (Array.isArray(pattern)) return pattern.flatMap(referredTo);
  const own = pattern.type === "mesg" ? [pattern.name] : pattern.type === "term" ? [`-${pattern.name}`] : [];
  return [...own, ...Object.values(pattern).flatMap(referredTo)];
}

/** Leaves out what refers to a text that the language does not have: English says it as a whole. */
function withoutGaps(texts) {
  for (;;) {
    const known = new Set(Object.values(texts).flatMap(({ body }) => body.map(({ id }) => id)));
    let left = 0;
    for (const resource of Object.values(texts)) {
      const whole = resource.body.filter(({ value }) => referredTo(value).every((id) => known.has(id)));
      left += resource.body.length - whole.length;
      resource.body = whole;
    }
    if (left === 0) return texts;
  }
}

const plainText = (texts, id) => texts?.body.find((one) => one.id === id)?.value;
const keysOf = (texts) =>
  Object.values(texts).flatMap(({ body }) => body.map(({ id }) => id).filter((id) => !id.startsWith("-")));

/** Writes texts into one file, parsed already, for slow phones. Returns where it can be fetched. */
async function writeTexts(stem, texts) {
  const parsed = JSON.stringify(texts);
  const name = `${stem}-${hashOf(parsed)}.json`;
  await writeFile(join(fresh, name), parsed);
  return `/${name}`;
}

/** What a language calls itself. */
function nameOfLanguage(language, texts) {
  const name = plainText(texts, "language-name");
  if (typeof name !== "string") throw new Error(`The catalogue of ${language} has no language-name.`);
  return name;
}

/** Where one can go from the icon of the installed page, seen from its manifest, and how that is called. */
const SHORTCUTS = [
  ["learn", "learn-begin"],
  ["puzzle", "puzzle-of-the-day"],
  ["games", "my-games"],
];

/** What the browser shows when the page is installed. Returns where it can be fetched. */
async function writeManifest(language, all, english) {
  const app = all[APP];
  const manifest = JSON.parse(await readFile(join(here, "public/manifest.webmanifest"), "utf8"));
  const own = plainText(app, "app-name") !== undefined && plainText(app, "app-about") !== undefined;
  const texts = own ? all : english;
  const said = (id) =>
    Object.values(texts)
      .map((part) => plainText(part, id))
      .find((text) => text !== undefined);
  manifest.lang = own ? language : ENGLISH;
  manifest.name = said("app-name");
  manifest.description = said("app-about");
  manifest.shortcuts = SHORTCUTS.map(([url, id]) => ({ url, name: said(id) }));
  const name = language === ENGLISH ? "manifest.webmanifest" : `manifest-${language}.webmanifest`;
  await writeFile(join(fresh, name), JSON.stringify(manifest));
  return `/${name}`;
}

/** The service worker with the names of all files that it keeps from the first: scripts and styles with a hash in their
 * names. It is another one whenever any file of the page is. */
async function writeWorker() {
  const all = (await readdir(fresh)).sort();
  const index = await readFile(join(fresh, "index.html"), "utf8");
  const files = [...all.filter((name) => /-\w{8}\.(js|css)$/.test(name)), "icon.svg"];
  const head = {
    VERSION: hashOf(all.join() + index),
    FILES: files.map((name) => `/${name}`),
  };
  const lines = Object.entries(head).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  const worker = await readFile(join(here, "public/worker.js"), "utf8");
  await writeFile(join(fresh, "worker.js"), lines.join("") + worker);
}

/** The words of the boxes in a language: a file each. Returns where they can be fetched. */
async function writeBoxes(language) {
  const folder = join(catalogues, language, "boxes");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".ftl"));
  const write = async (name) => {
    const edition = name.replace(".ftl", "");
    return [edition, await writeTexts(`box-${language}-${edition}`, await readTexts(folder, [name]))];
  };
  return Object.fromEntries(await Promise.all(names.map(write)));
}

/** One file a language, one for each of the later texts and one for each box in that language; English comes first. */
async function writeCatalogues() {
  const urls = {};
  const languages = {};
  const boxes = {};
  const later = Object.fromEntries(LATER.map((part) => [part, {}]));
  const folders = (await readdir(catalogues, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => !name.startsWith("_") && name !== ENGLISH);
  const english = await readLanguage(ENGLISH);
  for (const language of [ENGLISH, ...names.sort()]) {
    const texts = language === ENGLISH ? english : withoutGaps(await readLanguage(language));
    const known = new Set(keysOf(texts));
    const all = keysOf(english);
    languages[language] = {
      name: nameOfLanguage(language, texts.first),
      share: all.filter((key) => known.has(key)).length / all.length,
      manifest: await writeManifest(language, texts, english),
    };
    urls[language] = await writeTexts(language, texts.first);
    boxes[language] = await writeBoxes(language);
    for (const part of LATER) {
      if (texts[part]) later[part][language] = await writeTexts(`${part}-${language}`, texts[part]);
    }
  }
  return { urls, languages, boxes, later, english };
}

/** What is fetched later stands on the page, which is there already, and what shows a table on that of a table: each
 * imports it, whether it needs it or not. Else esbuild would cut everything that two of them share into a file of its own,
 * and dozens of small files are larger than one. */
const WITH_TABLE = /src\/(archive\/all|learn\/Tutorial|puzzle\/Puzzles|table\/seldom|waiting\/WaitingRoom)\.tsx?$/;
const onThePage = {
  name: "on the page",
  setup({ onResolve, onLoad }) {
    const later = new Set();
    const importOf = (path) => `\nimport ${JSON.stringify(join(here, path))};`;
    const page = importOf("src/App.tsx");
    const withTable = page + importOf("src/table/TablePage.tsx");
    onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
      if (kind === "dynamic-import") later.add(join(resolveDir, path));
    });
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!later.has(path)) return undefined;
      return {
        contents: (await readFile(path, "utf8")) + (WITH_TABLE.test(path) ? withTable : page),
        loader: path.endsWith("x") ? "tsx" : "ts",
      };
    });
  },
};

await rm(fresh, { recursive: true, force: true });
await mkdir(fresh, { recursive: true });
await cp(join(here, "public"), fresh, { recursive: true });
const { urls, languages, boxes, later, english } = await writeCatalogues();
const nameOf = (path) => path.split("/").pop();
const options = {
  absWorkingDir: here,
  outdir: fresh,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  bundle: true,
  minify: true,
  format: "esm",
  target: OLDEST,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
};
/** Style sheets that most visits do not need: each is fetched with the part of the page that it belongs to. */
const LATER_STYLES = {
  agreement: "src/agreement/agreement.css",
  archive: "src/archive/archive.css",
  end: "src/end/end.css",
  lesson: "src/learn/lesson.css",
  puzzle: "src/puzzle/puzzle.css",
  rulebook: "src/rulebook/rulebook.css",
  table: "src/table/table.css",
  today: "src/today/today.css",
};
const svg = { ".svg": "dataurl" };
const sheets = await build({ ...options, entryPoints: LATER_STYLES, plugins: [layout], loader: svg });
const sheetOf = (source) =>
  Object.entries(sheets.metafile.outputs).find(([, { entryPoint }]) => entryPoint === source)[0];
const styles = Object.fromEntries(
  Object.entries(LATER_STYLES).map(([part, source]) => [part, `/${nameOf(sheetOf(source))}`]),
);
const worker = await build({ ...options, entryPoints: { show: "src/show/worker.ts" } });
const result = await build({
  ...options,
  entryPoints: { app: "src/main.tsx" },
  splitting: true,
  plugins: [onThePage, layout],
  jsx: "automatic",
  jsxImportSource: "preact",
  define: {
    CATALOGUES: JSON.stringify(urls),
    BOXES: JSON.stringify(boxes),
    LANGUAGES: JSON.stringify(languages),
    LATER_CATALOGUES: JSON.stringify(later),
    TALL: JSON.stringify(TALL),
    WIDE: JSON.stringify(BREAKPOINTS.wide),
    LATER_STYLES: JSON.stringify(styles),
    SHOW_WORKER: JSON.stringify(`/${nameOf(Object.keys(worker.metafile.outputs)[0])}`),
  },
  loader: svg,
});
const outputs = Object.entries(result.metafile.outputs);
const [entry, { imports, cssBundle }] = outputs.find(([, output]) => output.entryPoint === "src/main.tsx");
const preloads = imports
  .filter(({ kind }) => kind === "import-statement")
  .map(({ path }) => `<link rel="modulepreload" href="/${nameOf(path)}" />`);
const page = (await readFile(join(here, "index.html"), "utf8"))
  .replace("%ABOUT%", plainText(english[APP], "app-about"))
  .replace("%NEEDS_SCRIPT%", plainText(english[APP], "needs-script"))
  .replace("%PRELOADS%", preloads.join("\n    "))
  .replace("%SCRIPT%", `/${nameOf(entry)}`)
  .replace("%STYLE%", `/${nameOf(cssBundle)}`);
await writeFile(join(fresh, "index.html"), page);
await writeWorker();
await rm(target, { recursive: true, force: true });
await rename(fresh, target);
