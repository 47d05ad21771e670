import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { Rolldown } from "tsdown";

const dist = join(import.meta.dirname, "../dist");
const react = /^react(-dom)?(\/|$)/;

/** The minified and gzipped size in bytes, including dependencies but not React. */
export interface Size {
  readonly js: number;
  readonly css: number;
}

/** The size of an app with these exports ("*": all) and this stylesheet. size-limit would add a second bundler. */
export async function measure(names: readonly string[] | "*", styles?: string): Promise<Size> {
  const entry = [
    styles === undefined ? "" : `import ${JSON.stringify(join(dist, styles))};`,
    `export ${names === "*" ? "*" : `{ ${names.join(", ")} }`} from ${JSON.stringify(join(dist, "index.js"))};`,
  ].join("\n");
  const bundle = await Rolldown.rolldown({
    input: "entry",
    external: react,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id, importer = "") => {
          if (id.endsWith(".css")) return { id: resolve(dirname(importer), id), external: true };
          return id === "entry" ? id : null;
        },
        load: (id) => (id === "entry" ? entry : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  const [{ code, imports }] = output;
  const sheets = imports.filter((name) => name.endsWith(".css"));
  const css = await Promise.all(sheets.map((sheet) => readFile(sheet, "utf8")));
  return { js: zipped(withoutImports(code)), css: zipped(minified(css.join("\n"))) };
}

export interface Exported {
  readonly name: string;
  readonly layer: string;
}

/** All exported components, sorted by name. */
export async function components(): Promise<Exported[]> {
  const index = await readFile(join(dist, "index.js"), "utf8");
  const imports = [...index.matchAll(/^import \{ (.+) \} from "\.\/(\w+)\//gm)];
  return imports
    .flatMap(([, names = "", layer = ""]) => names.split(", ").map((name) => ({ name, layer })))
    .filter(({ name }) => /^[A-Z]/.test(name))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Measures scripts only: imports of stylesheets and React are dropped. */
const withoutImports = (code: string): string => code.replace(/^(import\b[^;]*;)+/, "");

const zipped = (text: string): number => (text === "" ? 0 : gzipSync(text, { level: 9 }).length);

const minified = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{}:;,>]) ?/g, "$1")
    .replaceAll(";}", "}");
