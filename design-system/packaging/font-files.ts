import { readdir, readFile } from "node:fs/promises";
import { basename, posix } from "node:path";
import type { Rolldown } from "tsdown";

const globalFonts = "css/fonts.css";
const folder = "fonts";
const source = new URL("../src/", import.meta.url);
const fonts = new URL("fonts/", source);
const themes = new URL("theme/generated/css/", source);

/** Adds the fonts and their licenses. Stylesheets and preloads use `new URL`, which all bundlers support. */
export function fontFiles(): Rolldown.Plugin {
  return {
    name: "font-files",
    resolveId(specifier) {
      if (specifier.endsWith("/fonts.css")) return { id: globalFonts, external: true };
      if (specifier.endsWith(".woff2?url")) return `\0${specifier}`;
      return null;
    },
    async load(id) {
      if (!id.endsWith(".woff2?url")) return null;
      const specifier = id.slice(1, -"?url".length);
      await emitFont(this, specifier);
      return `export default new URL("${folder}/${basename(specifier)}", import.meta.url).href;`;
    },
    renderChunk(code, { fileName }) {
      const toRoot = posix.relative(posix.dirname(fileName), ".") || ".";
      const moved = code
        .replaceAll(`"${globalFonts}"`, `"${toRoot}/${globalFonts}"`)
        .replaceAll(`new URL("${folder}/`, `new URL("${toRoot}/${folder}/`);
      // Keeps line numbers, so that source maps stay valid.
      return moved === code ? null : { code: moved, map: null };
    },
    async buildEnd() {
      await emitSheet(this, new URL("fonts.css", fonts), globalFonts);
      for (const name of await readdir(themes))
        await emitSheet(this, new URL(name, themes), `themes/${name}`);
    },
  };
}

async function emitSheet(context: Rolldown.PluginContext, file: URL, fileName: string): Promise<void> {
  const sheet = await readFile(file, "utf8");
  const fonts = [...sheet.matchAll(/url\("(.+?\.woff2)"\)/g)].map(([, specifier = ""]) => specifier);
  for (const specifier of fonts) await emitFont(context, specifier);
  const moved = sheet.replaceAll(/url\(".+\/(.+?\.woff2)"\)/g, `url("../${folder}/$1")`);
  context.emitFile({ type: "asset", fileName, source: moved });
}

/** The package that `ui-font.ts` makes our own file from. */
const madeFrom = "@fontsource-variable/hanken-grotesk";

async function emitFont(context: Rolldown.PluginContext, specifier: string): Promise<void> {
  const isOurs = specifier.startsWith("./");
  const [scope = "", family = ""] = (isOurs ? madeFrom : specifier).split("/");
  const files = {
    [basename(specifier)]: isOurs ? new URL(specifier, fonts) : fileOf(specifier),
    [`${family}-LICENSE.txt`]: fileOf(`${scope}/${family}/LICENSE`),
  };
  for (const [name, file] of Object.entries(files))
    context.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: await readFile(file) });
}

const fileOf = (specifier: string): URL => new URL(import.meta.resolve(specifier));
