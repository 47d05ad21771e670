#!/usr/bin/env node
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { brandName } from "../tokens/brand-file.ts";
import { brandThemeStylesheet } from "../tokens/brand-theme.ts";

const usage = `Usage: npx @circlet/design-system theme <file.json> [--out <file.css>] [--name <brand>]
       npx @circlet/design-system migrate <folder>

theme writes the stylesheet of a brand from its token file, in the W3C design-tokens format. Fails, and writes nothing, if a
token has an unknown name or text would be hard to read in the light or the dark scheme.

  --out   The stylesheet. Without it, the stylesheet goes to the output.
  --name  The brand's name for data-brand. Without it, the file's name.

migrate renames what 1.0.0 renamed in the code and the stylesheets of a folder, and lists what is left to do by hand.
Commit first: it changes the files.`;

/** A failure whose message says what to do. */
class Refused extends Error {}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [command, file] = positionals;
  if (values.help) return console.log(usage);
  if (file === undefined || positionals.length > 2) throw new Refused(usage);
  if (command === "migrate") return migrate(file);
  if (command !== "theme") throw new Refused(usage);
  const name = values.name ?? basename(file, ".json");
  const { issues } = v.safeParse(brandName, name);
  if (issues) throw new Refused(`The brand's name "${name}" ${issues[0].message}. Set another with --name.`);
  const origin = `Generated from ${basename(file)} by npx @circlet/design-system theme.`;
  const { css, problems } = brandThemeStylesheet(name, readJson(file), origin);
  if (problems.length > 0) throw new Refused(problems.join("\n"));
  if (values.out === undefined) return void process.stdout.write(css);
  writeFileSync(values.out, css);
  console.log(`Wrote ${values.out}. Import it, and set data-brand="${name}" on the page or any element.`);
}

async function migrate(folder: string): Promise<void> {
  if (!statSync(folder).isDirectory()) throw new Refused(`${folder} is not a folder.`);
  // Its parser is larger than the rest of the program.
  const { migrateFolder } = await import("./migrate.ts");
  const report = await migrateFolder(folder);
  console.log(report.length > 0 ? report.join("\n") : `Nothing to change in ${folder}.`);
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: "string" }, name: { type: "string" }, help: { type: "boolean" } },
    });
  } catch (error) {
    throw new Refused(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Refused(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  // A file that cannot be written, for example.
  const isExpected = error instanceof Refused || (error instanceof Error && "syscall" in error);
  if (!isExpected) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
