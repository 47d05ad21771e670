import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";

const cli = join(import.meta.dirname, "../cli.ts");
const folders: string[] = [];
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "circlet-platform-"));
  folders.push(folder);
});
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});

function platform(...args: string[]): { status: number | null; said: string; complained: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    env: { ...process.env, CIRCLET_DATA_DIR: folder, NODE_ENV: "test" },
    encoding: "utf8",
  });
  return { status, said: stdout.trim(), complained: stderr.trim() };
}

function csv(text: string): string {
  const path = join(folder, "products.csv");
  writeFileSync(path, text);
  return path;
}

test("seed, sell, export, reset: a shop from the command line", () => {
  expect(platform("seed", "--products", "12").said).toBe("Seeded 12 products; 0 were there already.");
  expect(platform("seed", "--products", "12").said).toBe(
    "The demo catalogue is there: 12 products, nothing changed.",
  );
  expect(platform("advance-orders").said).toMatch(/^No order is on its way\./);
  const file = join(folder, "out.csv");
  expect(platform("export", file)).toMatchObject({
    status: 0,
    complained: expect.stringContaining("set PLATFORM_PUBLIC_URL"),
  });
  const [, first] = readFileSync(file, "utf8").split("\n");
  const handle = first?.split(",")[0] ?? "";
  platform("restock", handle);
  expect(platform("sell", handle).said).toMatch(/: \d+ → 0$/m);
  expect(platform("sell", handle, "--quantity", "1")).toMatchObject({ status: 1 });
  expect(platform("reset").complained).toContain("Say --yes if you mean it.");
  expect(platform("reset", "--yes", "--empty").said).toBe("The shop is empty.");
}, 30_000);

test("an import with some bad rows succeeds and names them; one with nothing good fails", () => {
  const mixed = platform("import", csv("Handle,Title,Variant Price\nmug,Mug,5\ncup,Cup,cheap\n"));
  expect(mixed.status).toBe(0);
  expect(mixed.complained).toContain("line 3: Variant Price “cheap” is not an amount like 49.50");
  expect(mixed.said).toContain("products.csv: 1 product new, 0 changed, 0 unchanged.");
  expect(mixed.said).toContain("1 of 2 rows had something that could not be used");
  const again = platform("import", csv("Handle,Title,Variant Price\nmug,Mug,5\n"));
  expect(again.said).toContain("products.csv: nothing changed, 1 product is here already as in the file.");
  const bad = platform("import", csv("Handle,Title,Variant Price\ncup,Cup,cheap\n"));
  expect(bad.status).toBe(1);
  expect(bad.complained).toContain("Nothing could be imported.");
}, 30_000);

test.each([
  [["import"], "Say which file to import."],
  [["import", "/nowhere.csv"], "There is no file /nowhere.csv."],
  [["import", "a.csv", "b.csv"], '"b.csv" is one too many.'],
  [["seed", "--products", "many"], "--products must be a whole number from 1 to 1000000."],
  [["seed", "--colour", "red"], "Unknown option '--colour'"],
  [["export", "/nowhere/out.csv"], "/nowhere/out.csv cannot be written"],
  [["advance-orders", "99999"], "There is no order #99999 that could move on."],
  [["advance-orders", "first"], "The order's number must be a whole number"],
  [["sell", "hat"], 'There is no product or variant "hat".'],
])("%j is answered with a sentence and no stack", (args, sentence) => {
  const { status, complained } = platform(...args);
  expect(status).toBe(1);
  expect(complained).toContain(sentence);
  expect(complained).not.toMatch(/^\s+at /m);
});
