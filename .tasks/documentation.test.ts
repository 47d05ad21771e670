import { glob, readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { root } from "./process.ts";

const records = ".github/decisions";
const isGenerated = (path: string): boolean =>
  /(^|\/)(node_modules|build|dist|out|generated|images)(\/|$)/.test(path);

const documents = await read("{.,.github,.storybook}/**/*.{md,mdx}");
const sources = await read("{.,.tasks,.storybook,.ci}/**/*.{ts,tsx,css,mjs,yaml}");
const decisions = documents.flatMap(({ file, text }) => {
  const [, number] = /^\.github\/decisions\/(\d{4})-/.exec(file) ?? [];
  return number === undefined ? [] : [{ number, text }];
});

test("decision records are numbered without gaps", () => {
  const expected = decisions.map((_, index) => String(index + 1).padStart(4, "0"));
  expect(decisions.map(({ number }) => number).sort()).toEqual(expected);
});

test("a decision record says context, decision and cost in at most 30 lines", () => {
  const parts = ["**Context.**", "**Decision.**", "**What it costs.**"];
  const bad = decisions.filter(
    ({ text }) => text.trimEnd().split("\n").length > 30 || parts.some((part) => !text.includes(part)),
  );
  expect(bad.map(({ number }) => number)).toEqual([]);
});

test("code or a guide refers to every decision record", () => {
  const readers = [...sources, ...documents.filter(({ file }) => !file.startsWith(records))];
  const unused = decisions.filter(
    ({ number }) => !readers.some(({ text }) => text.includes(`decisions/${number}`)),
  );
  expect(unused.map(({ number }) => number)).toEqual([]);
});

test("every mention of a decision record leads to one", () => {
  const numbers = new Set(decisions.map(({ number }) => number));
  const lost = [...sources, ...documents].flatMap(({ file, text }) =>
    [...text.matchAll(/decisions\/(\d{4})/g)]
      .filter(([, number = ""]) => !numbers.has(number))
      .map(([mention]) => `${file}: ${mention}`),
  );
  expect(lost).toEqual([]);
});

test("every link in the documentation leads to a file and to one of its headings", () => {
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?![a-z]+:|\/|\?)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
      .filter(([, path = "", heading]) => !leads(path === "" ? file : join(dirname(file), path), heading))
      .map(([link]) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test("every path in the ASVS table leads to a file", () => {
  const { text } = documents.find(({ file }) => file === ".github/ASVS.md") ?? { text: "" };
  const paths = [...text.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every dependency in pnpm-workspace.yaml says what it is for", async () => {
  const [, catalog = ""] = (await readFile(join(root, "pnpm-workspace.yaml"), "utf8")).split("\ncatalog:\n");
  expect(catalog.match(/^ {2}(?!.* # ).+$/gm) ?? []).toEqual([]);
});

function leads(path: string, heading: string | undefined): boolean {
  const target = documents.find(({ file }) => file === normalize(path));
  if (heading === undefined || target === undefined) return existsSync(join(root, path));
  return [...target.text.matchAll(/^#+ (.*)$/gm)].some(([, title = ""]) => anchor(title) === heading);
}

/** The anchor that GitHub gives a heading. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

async function read(pattern: string) {
  const files = await Array.fromAsync(glob(pattern, { cwd: root, exclude: isGenerated }));
  return Promise.all(
    [...new Set(files.map(normalize))].map(async (file) => ({
      file,
      text: await readFile(join(root, file), "utf8"),
    })),
  );
}
