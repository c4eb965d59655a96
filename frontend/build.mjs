// Builds the page into the server's static folder: a script with chunks that are loaded when they are needed, one style
// sheet, and catalogues for each language.
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const catalogues = join(here, "../src/tamaya/i18n");
const target = join(here, "../src/tamaya/server/static");
const fresh = `${target}.new`;

const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** The oldest browsers that the page is for (docs/page.md names them): what they lack is written out or gets its prefix. */
const OLDEST = ["chrome111", "firefox121", "safari16.4"];

/** Texts that most visits do not need: each is a file of its own, fetched on demand. */
const LATER = ["archive", "meant", "puzzle", "review", "rulebook", "sheet", "tutorial"];

async function readTexts(folder, files) {
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  return new FluentResource(texts.join("\n"));
}

/** Writes texts into one file, parsed already, for slow phones. Returns where it can be fetched. */
async function writeTexts(stem, texts) {
  const parsed = JSON.stringify(texts);
  const name = `${stem}-${hashOf(parsed)}.json`;
  await writeFile(join(fresh, name), parsed);
  return `/${name}`;
}

/** What a language calls itself. */
function nameOfLanguage(language, texts) {
  const name = texts.body.find(({ id }) => id === "language-name")?.value;
  if (typeof name !== "string") throw new Error(`The catalogue of ${language} has no language-name.`);
  return name;
}

/** The words of the boxes in a language: a file each. Returns where they can be fetched. */
async function writeBoxes(folder) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".ftl"));
  const write = async (name) => {
    const edition = name.replace(".ftl", "");
    return [edition, await writeTexts(`box-${edition}`, await readTexts(folder, [name]))];
  };
  return Object.fromEntries(await Promise.all(names.map(write)));
}

/** One file a language, one for each of the later texts and one for each box in that language. */
async function writeCatalogues() {
  const urls = {};
  const names = {};
  const boxes = {};
  const later = Object.fromEntries(LATER.map((part) => [part, {}]));
  for (const entry of await readdir(catalogues, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith("_")) continue;
    const language = entry.name;
    const folder = join(catalogues, language);
    const files = (await readdir(folder)).filter((name) => name.endsWith(".ftl")).sort();
    const first = files.filter((name) => !LATER.includes(name.replace(".ftl", "")));
    const texts = await readTexts(folder, first);
    names[language] = nameOfLanguage(language, texts);
    urls[language] = await writeTexts(language, texts);
    boxes[language] = await writeBoxes(join(folder, "boxes"));
    for (const part of LATER) {
      if (files.includes(`${part}.ftl`)) {
        later[part][language] = await writeTexts(`${part}-${language}`, await readTexts(folder, [`${part}.ftl`]));
      }
    }
  }
  return { urls, names, boxes, later };
}

/** What is fetched later stands on the page, which is there already: else each thing that one of them needs, too, would
 * be cut out of the page into a file of its own, and dozens of small files are larger than one. */
const onThePage = {
  name: "on the page",
  setup({ onResolve, onLoad }) {
    const later = new Set();
    const page = JSON.stringify(join(here, "src/App.tsx"));
    onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
      if (kind === "dynamic-import") later.add(join(resolveDir, path));
    });
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!later.has(path)) return undefined;
      return {
        contents: `${await readFile(path, "utf8")}\nimport ${page};`,
        loader: path.endsWith("x") ? "tsx" : "ts",
      };
    });
  },
};

await rm(fresh, { recursive: true, force: true });
await mkdir(fresh, { recursive: true });
await cp(join(here, "public"), fresh, { recursive: true });
const { urls, names, boxes, later } = await writeCatalogues();
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
const worker = await build({ ...options, entryPoints: { show: "src/show/worker.ts" } });
const result = await build({
  ...options,
  entryPoints: { app: "src/main.tsx" },
  splitting: true,
  plugins: [onThePage],
  jsx: "automatic",
  jsxImportSource: "preact",
  define: {
    CATALOGUES: JSON.stringify(urls),
    BOXES: JSON.stringify(boxes),
    LANGUAGES: JSON.stringify(names),
    LATER_CATALOGUES: JSON.stringify(later),
    SHOW_WORKER: JSON.stringify(`/${nameOf(Object.keys(worker.metafile.outputs)[0])}`),
  },
  loader: { ".svg": "dataurl" },
});
const outputs = Object.entries(result.metafile.outputs);
const [entry, { imports, cssBundle }] = outputs.find(([, output]) => output.entryPoint === "src/main.tsx");
const preloads = imports
  .filter(({ kind }) => kind === "import-statement")
  .map(({ path }) => `<link rel="modulepreload" href="/${nameOf(path)}" />`);
const page = (await readFile(join(here, "index.html"), "utf8"))
  .replace("%PRELOADS%", preloads.join("\n    "))
  .replace("%SCRIPT%", `/${nameOf(entry)}`)
  .replace("%STYLE%", `/${nameOf(cssBundle)}`);
await writeFile(join(fresh, "index.html"), page);
await rm(target, { recursive: true, force: true });
await rename(fresh, target);
