import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { normalizePath, parseAst, type Plugin } from "vite";

/** A path as the bundler writes it, with forward slashes on Windows, too. */
const pathOf = (path: string): string => normalizePath(fileURLToPath(new URL(path, import.meta.url)));

const englishFolder = pathOf("app/messages/en/");
const components = pathOf("../design-system/src");
const pseudoModule = pathOf("pseudo-language.ts");

/** Test languages generated from English: a longer one with accents, and one that runs from right to left. */
const pseudoLanguages: Readonly<Record<string, { readonly direction: string; readonly rewrite: string }>> = {
  "en-XA": { direction: "ltr", rewrite: "accented" },
  "ar-XB": { direction: "rtl", rewrite: "reversed" },
};

export function languageOf(environment: Readonly<Record<string, string | undefined>>): string {
  const language = environment["STOREFRONT_LANGUAGE"] || "en";
  if (!(language in pseudoLanguages) && !existsSync(folderOf(language)))
    throw new Error(
      `STOREFRONT_LANGUAGE is "${language}", but there is no folder storefront/app/messages/${language}. Copy storefront/app/messages/en and translate it.`,
    );
  return language;
}

/** Replaces modules in `messages/en` with another language's, so each chunk has only its feature's texts. */
export function messagesPlugin(language: string): Plugin {
  return {
    // Part of the name, because Vitest caches modules by the names of plugins.
    name: `messages-${language}`,
    enforce: "pre",
    async load(id) {
      if (language === "en") return null;
      const pseudo = pseudoLanguages[language];
      if (pseudo) return isEnglish(id) ? pseudoCatalog(id, language, pseudo) : null;
      if (!id.startsWith(englishFolder)) return null;
      return `export * from ${JSON.stringify(folderOf(language) + id.slice(englishFolder.length))};`;
    },
  };
}

function folderOf(language: string): string {
  return pathOf(`app/messages/${language}/`);
}

/** Whether a module has texts of the shop or default texts of components. */
function isEnglish(id: string): boolean {
  return id.endsWith(".ts") && (id.startsWith(englishFolder) || isComponentStrings(id));
}

function isComponentStrings(id: string): boolean {
  return id.startsWith(components) && id.endsWith("-strings.ts");
}

/** A module that imports the English one and exports its texts in the test language. */
async function pseudoCatalog(
  id: string,
  language: string,
  { direction, rewrite }: { readonly direction: string; readonly rewrite: string },
): Promise<string> {
  if (id === `${englishFolder}language.ts`)
    return `export const tag = ${JSON.stringify(language)}; export const direction = ${JSON.stringify(direction)};`;
  const names = exportedNames(await readFile(id, "utf8"));
  return [
    // The query makes this a different module id, which the plugin ignores.
    `import * as english from ${JSON.stringify(`${id}?english`)};`,
    `import { ${rewrite} } from ${JSON.stringify(pseudoModule)};`,
    ...names.map((name) => `export const ${name} = ${rewrite}(english.${name});`),
  ].join("\n");
}

/** Catalogs export only constants. */
function exportedNames(code: string): string[] {
  return parseAst(code, { lang: "ts" }).body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration")
      return [];
    return statement.declaration.declarations.map(({ id }) => (id.type === "Identifier" ? id.name : ""));
  });
}
