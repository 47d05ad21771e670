/** `node .tasks/dependency-table.ts` compares the table under Dependencies in README.md with the package.json files. */

import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./process.ts";

interface Table {
  readonly file: string;
  readonly documented: readonly string[];
  /** The names in the package.json files. */
  readonly actual: readonly string[];
}

/** Returns a sentence for every name that is missing, unknown or documented twice. */
export function compareTable({ file, documented, actual }: Table): string[] {
  return [
    ...actual.filter((name) => !documented.includes(name)).map((name) => `${file} lacks ${name}.`),
    ...documented
      .filter((name) => !actual.includes(name))
      .map((name) => `${file} has ${name}, but nothing uses it.`),
    ...documented
      .filter((name, index) => documented.indexOf(name) !== index)
      .map((name) => `${file} has ${name} twice.`),
  ];
}

/** The first cell of each table row under a heading, or of every table row if there is no heading. */
export function firstCells(markdown: string, heading = ""): string[] {
  const section = heading ? (markdown.split(`\n${heading}\n`)[1]?.split("\n## ")[0] ?? "") : markdown;
  return section
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|")[1]?.trim() ?? "");
}

async function dependencyTable(): Promise<Table> {
  const file = "README.md";
  const [, ...cells] = firstCells(await readFile(join(root, file), "utf8"), "## Dependencies");
  return { file, documented: cells.flatMap((cell) => cell.split(", ")), actual: await dependencies() };
}

/** Every package named in a package.json of the workspace, except the workspace's own. */
async function dependencies(): Promise<string[]> {
  const manifests = glob("{.,design-system,graphql,graphql/*,storefront,tests}/package.json", { cwd: root });
  const names = new Set<string>();
  for await (const manifest of manifests) {
    const fields = JSON.parse(await readFile(join(root, manifest), "utf8")) as Record<string, object>;
    for (const field of ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"])
      for (const name of Object.keys(fields[field] ?? {})) names.add(name);
  }
  return [...names].filter((name) => !name.startsWith("@circlet/"));
}

// Older releases of Node 24 have no `import.meta.main`.
if (process.argv[1] === import.meta.filename) {
  const problems = compareTable(await dependencyTable());
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exitCode = 1;
  }
}
