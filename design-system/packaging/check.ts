/**
 * `node packaging/check.ts` builds and packs the package, then checks the result with package linters, against size
 * budgets and against the generated docs. `--approve` updates these and leaves the tarball in this package's folder.
 */

import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { copyFile, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { isOver, measureAll, type Measured } from "./budgets.ts";
import { packageDocs } from "./docs/package-docs.ts";
import { buildPackage, packPackage } from "./pack.ts";

const run = promisify(execFile);
const packageFolder = join(import.meta.dirname, "..");
const packageFile = join(packageFolder, "package.json");
const dist = join(packageFolder, "dist");
const bin = join(packageFolder, "node_modules/.bin");

/** One message per problem. */
type Findings = Promise<string[]>;

async function lintPackage(keepsTarball: boolean): Findings {
  const tarball = await packPackage();
  const found = await Promise.all([
    lintErrors("publint", tarball, "--strict"),
    lintErrors("attw", tarball, "--profile", "esm-only"),
  ]);
  if (keepsTarball) await keepTarball(tarball);
  await rm(dirname(tarball), { recursive: true });
  return found.filter((finding) => finding !== "");
}

async function keepTarball(tarball: string): Promise<void> {
  await copyFile(tarball, join(packageFolder, basename(tarball)));
  console.log(`Packed design-system/${basename(tarball)}`);
}

async function lintErrors(linter: string, ...args: readonly string[]): Promise<string> {
  try {
    await run(join(bin, linter), args);
    return "";
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return `${linter}:\n${stdout}${stderr}`;
  }
}

/** A change of the public API changes API.md or a component's page. */
async function compareDocs(isApproving: boolean): Findings {
  const docs = await packageDocs();
  if (isApproving) await writeDocs(docs);
  const found = globSync("docs/*.md", { cwd: packageFolder });
  const findings = found.filter((file) => !docs.has(file)).map((file) => `${file} is of no component.`);
  for (const [file, text] of docs) {
    const approved = await readFile(join(packageFolder, file), "utf8").catch(() => "");
    if (approved !== text) findings.push(`${file} is out of date:\n${changes(approved, text)}`);
  }
  return findings.length === 0
    ? []
    : [`For an intended change, run "npx pnpm package" and add a changeset.\n${findings.join("\n")}`];
}

async function writeDocs(docs: ReadonlyMap<string, string>): Promise<void> {
  await rm(join(packageFolder, "docs"), { recursive: true, force: true });
  await mkdir(join(packageFolder, "docs"));
  for (const [file, text] of docs) await writeFile(join(packageFolder, file), text);
}

function changes(approved: string, current: string): string {
  const before = new Set(approved.split("\n"));
  const after = new Set(current.split("\n"));
  return [
    ...[...before].filter((line) => !after.has(line)).map((line) => `- ${line}`),
    ...[...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
  ].join("\n");
}

/** Builds the package, which also writes the exports of package.json. */
async function buildAndCompareExports(isApproving: boolean): Findings {
  const before = await readFile(packageFile, "utf8");
  await buildPackage();
  if (isApproving || before === (await readFile(packageFile, "utf8"))) return [];
  return ["The exports of package.json were out of date. The build has updated them: commit them."];
}

/** Styles that the oldest browsers of `browserslist` lack. Pages without a bundler get the stylesheets as they are. */
async function findNewerStyles(): Findings {
  const findings: string[] = [];
  for await (const name of glob("**/*.css", { cwd: dist })) {
    const styles = await readFile(join(dist, name), "utf8");
    if (styles.includes("light-dark(")) findings.push(`dist/${name} has light-dark().`);
    if (styles.includes("mask-image") && !styles.includes("-webkit-mask-image"))
      findings.push(`dist/${name} has mask-image without -webkit-mask-image.`);
  }
  return findings;
}

async function measureSizes(): Findings {
  const measured = await measureAll();
  console.log(measured.map(sizeLine).join("\n"));
  return measured
    .filter(isOver)
    .map((one) => `Over the size budget (packaging/budgets.ts): ${sizeLine(one)}`);
}

const sizeLine = ({ name, size, budget }: Measured): string =>
  `${name.padEnd(24)} JS ${String(size.js).padStart(6)} of ${budget.js} B, CSS ${String(size.css).padStart(6)} of ${budget.css} B`;

const isApproving = process.argv.includes("--approve");
const findings = [
  ...(await buildAndCompareExports(isApproving)),
  ...(await lintPackage(isApproving)),
  ...(await compareDocs(isApproving)),
  ...(await findNewerStyles()),
  ...(await measureSizes()),
];
for (const finding of findings) console.error(`\n${finding}`);
// Vite, which renders the examples, may still be closing.
process.exit(findings.length > 0 ? 1 : 0);
