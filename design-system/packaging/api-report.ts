import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const dist = join(import.meta.dirname, "../dist");

/** Where the report of the last approved surface lies. */
export const reportFile = join(import.meta.dirname, "../API.md");

/**
 * Everything the package's type files say, without comments and imports, in the order of their names. A change of it is
 * a change of what users may write, so a review sees it, and whoever made it says which bump it is.
 */
export async function apiReport(): Promise<string> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".d.ts")).sort();
  const sections = await Promise.all(
    files.map(async (file) => section(file, await readFile(join(dist, file), "utf8"))),
  );
  return `${[introduction, ...sections.filter(Boolean)].join("\n\n")}\n`;
}

const introduction = `# Public surface

Made by \`npx pnpm package\` from the built types; \`check\` fails when it no longer holds. CONTRIBUTING tells which change
of it is which bump.`;

function section(file: string, types: string): string {
  const declarations = types
    .replaceAll(/\/\*\*.*?\*\/\s*/gs, "")
    .replaceAll(/^import .*;\n?/gm, "")
    .trim();
  return declarations === "" ? "" : `## ${file.replace(".d.ts", "")}\n\n\`\`\`ts\n${declarations}\n\`\`\``;
}
