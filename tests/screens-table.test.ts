import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The table of screens and states in the README, and the tests that it names. */
const rows = readFileSync(new URL("README.md", import.meta.url), "utf8")
  .split("## Screens and states")[1]
  ?.matchAll(/^\| (?<row>[^|]+) \| (?<does>[^|]+) \| (?<where>[^|]+) \|$/gm);
const table = [...(rows ?? [])].map(({ groups }) => ({
  row: groups?.["row"] ?? "",
  where: groups?.["where"] ?? "",
}));

/** How many rows each chapter of the requirements has. */
const chapters = {
  HOME: 7,
  HEAD: 11,
  FOOT: 3,
  LIST: 17,
  CARD: 1,
  SHELF: 1,
  PDP: 9,
  CART: 9,
  AUTH: 3,
  WISH: 2,
  ACC: 3,
  PAGE: 4,
  CALL: 4,
  ERR: 2,
};

/** "HOME-1 … HOME-3, HEAD-2" is HOME-1, HOME-2, HOME-3 and HEAD-2. */
function idsOf(row: string): string[] {
  return row.split(", ").flatMap((part) => {
    const [, chapter, first, last = first] = /^([A-Z]+)-(\d+)(?: … \1-(\d+))?$/.exec(part.trim()) ?? [];
    const count = Number(last) - Number(first) + 1;
    return chapter ? Array.from({ length: count }, (_, at) => `${chapter}-${Number(first) + at}`) : [];
  });
}

test("every row of the requirements stands in the table", () => {
  const stated = new Set(table.flatMap(({ row }) => idsOf(row)));
  const required = Object.entries(chapters).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, at) => `${chapter}-${at + 1}`),
  );
  expect(required.filter((id) => !stated.has(id))).toEqual([]);
});

test("the table names every end-to-end test there is", () => {
  const specs = readdirSync(new URL("e2e", import.meta.url)).flatMap(
    (name) => /^(.+)\.spec\.ts$/.exec(name)?.[1] ?? [],
  );
  const named = new Set(
    table.flatMap(({ where }) => [...where.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)),
  );
  expect(specs.filter((spec) => !named.has(spec))).toEqual([]);
});
