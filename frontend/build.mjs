// Builds the page into the server's static folder: one script, one style sheet, a catalogue for each language.
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const catalogues = join(here, "../src/tamaya/i18n");
const target = join(here, "../src/tamaya/server/static");
const fresh = `${target}.new`;

const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** One file a language; comments are for translators and stay behind. Returns where each can be fetched. */
async function writeCatalogues() {
  const urls = {};
  for (const entry of await readdir(catalogues, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith("_")) continue;
    const folder = join(catalogues, entry.name);
    const files = (await readdir(folder)).filter((name) => name.endsWith(".ftl")).sort();
    const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
    const text = texts.join("\n").replace(/^#.*\n?/gm, "").replace(/\n{2,}/g, "\n");
    const name = `${entry.name}-${hashOf(text)}.ftl`;
    await writeFile(join(fresh, name), text);
    urls[entry.name] = `/${name}`;
  }
  return urls;
}

await rm(fresh, { recursive: true, force: true });
await mkdir(fresh, { recursive: true });
await cp(join(here, "public"), fresh, { recursive: true });
const urls = await writeCatalogues();
const result = await build({
  absWorkingDir: here,
  entryPoints: { app: "src/main.tsx" },
  outdir: fresh,
  entryNames: "[name]-[hash]",
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  define: { CATALOGUES: JSON.stringify(urls) },
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
});
const outputs = Object.keys(result.metafile.outputs).map((path) => path.split("/").pop());
const page = (await readFile(join(here, "index.html"), "utf8"))
  .replace("%SCRIPT%", `/${outputs.find((name) => name.endsWith(".js"))}`)
  .replace("%STYLE%", `/${outputs.find((name) => name.endsWith(".css"))}`);
await writeFile(join(fresh, "index.html"), page);
await rm(target, { recursive: true, force: true });
await rename(fresh, target);
