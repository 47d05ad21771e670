import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readMetaobjects } from "../catalog/metaobjects/metaobject-reader.ts";
import { openDatabase } from "../database/database.ts";

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

const platform = (...args: string[]) => platformIn({}, ...args);

function platformIn(environment: Readonly<Record<string, string>>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    env: { ...process.env, CIRCLET_DATA_DIR: folder, NODE_ENV: "test", ...environment },
    encoding: "utf8",
  });
  return { status, output: stdout.trim(), errors: stderr.trim() };
}

function directoryEntry(slug: string): object | undefined {
  const db = openDatabase(join(folder, "platform.sqlite"));
  try {
    const [directory] = readMetaobjects(db, "brands");
    const { brands = "[]" } = JSON.parse(directory?.fields ?? "{}") as Record<string, string>;
    return (JSON.parse(brands) as { slug: string }[]).find((each) => each.slug === slug);
  } finally {
    db.close();
  }
}

function csv(text: string): string {
  const path = join(folder, "products.csv");
  writeFileSync(path, text);
  return path;
}

test("a shop is seeded, sells, is exported and is reset from the command line", () => {
  expect(platform("seed").output).toBe("Seeded 360 products.");
  expect(platform("seed")).toMatchObject({ status: 1, errors: expect.stringContaining("has products") });
  expect(platform("seed", "--if-empty")).toMatchObject({ status: 0, output: "" });
  expect(platform("advance-orders").output).toMatch(/^No order is in transit\./);
  const file = join(folder, "out.csv");
  expect(platform("export", file)).toMatchObject({
    status: 0,
    errors: expect.stringContaining("Set PLATFORM_PUBLIC_URL"),
  });
  const [, first] = readFileSync(file, "utf8").split("\n");
  const handle = first?.split(",")[0] ?? "";
  platform("restock", handle);
  expect(platform("sell", handle).output).toMatch(/: \d+ → 0$/m);
  expect(platform("sell", handle, "--quantity", "1")).toMatchObject({ status: 1 });
  expect(platform("reset").errors).toContain("Pass --yes to confirm.");
  expect(platform("reset", "--yes", "--empty").output).toBe("The shop is empty.");
}, 30_000);

test("a shop whose folder is missing starts empty", () => {
  const { status, output } = platformIn({ CIRCLET_SEED_DIR: join(folder, "nothing") }, "seed");
  expect(status).toBe(0);
  expect(output).toContain("The shop is empty: there is no catalog.csv in");
});

test("an import with some bad rows succeeds and names them; one without any good row fails", () => {
  const mixed = platform("import", csv("Handle,Title,Variant Price\nmug,Mug,5\ncup,Cup,cheap\n"));
  expect(mixed.status).toBe(0);
  expect(mixed.errors).toContain("line 3: Variant Price “cheap” is not an amount like 49.50");
  expect(mixed.output).toContain("products.csv: 1 product new, 0 changed, 0 unchanged.");
  expect(mixed.output).toContain("1 of 2 rows contained unusable data");
  const again = platform("import", csv("Handle,Title,Variant Price\nmug,Mug,5\n"));
  expect(again.output).toContain("products.csv: nothing changed, 1 product is already up to date.");
  const bad = platform("import", csv("Handle,Title,Variant Price\ncup,Cup,cheap\n"));
  expect(bad.status).toBe(1);
  expect(bad.errors).toContain("Nothing could be imported.");
}, 30_000);

test("the commands make collections and a menu", () => {
  const rows = ["a,A,Shoes,sale", "b,B,Shoes,sale", "c,C,Hats,"].map((row) => `${row},5\n`).join("");
  platform("import", csv(`Handle,Title,Type,Tags,Variant Price\n${rows}`));
  expect(platform("collections", "--from", "type,tag").output).toBe(
    "/collections/shoes “Shoes”: 2 products\n/collections/sale “Sale”: 2 products\nCreated 2 collections.",
  );
  expect(platform("collections", "--minimum", "1").output).toBe(
    "/collections/hats “Hats”: 1 product\nCreated 1 collection. 2 already existed.",
  );
  const menu = join(folder, "menu.json");
  writeFileSync(
    menu,
    JSON.stringify({ handle: "main-menu", title: "Main", items: [{ title: "Shoes", collection: "shoes" }] }),
  );
  expect(platform("menu", menu).output).toBe("Saved the menu “main-menu”.");
  writeFileSync(
    menu,
    JSON.stringify({ handle: "main-menu", title: "Main", items: [{ title: "X", url: "javascript:x" }] }),
  );
  expect(platform("menu", menu).errors).toContain("items.0.url: An address starts with https:// or /");
}, 30_000);

test("a command stores and removes a brand's theme", () => {
  platform("seed");
  const file = join(folder, "theme.json");
  writeFileSync(file, JSON.stringify({ palette: { teal: { $value: "#0f5f6b" } } }));
  expect(platform("brand-theme", "copperline", file).output).toBe("Saved the theme of Copperline.");
  expect(platform("brand-theme", "Copperline", file, "--draft").output).toBe(
    "Saved the draft theme of Copperline.",
  );
  expect(directoryEntry("copperline")).toMatchObject({
    theme: { palette: { teal: { $value: "#0f5f6b" } } },
    draftTheme: { palette: { teal: { $value: "#0f5f6b" } } },
    blurb: expect.any(String),
  });
  platform("brand-theme", "copperline", "--remove");
  expect(directoryEntry("copperline")).not.toHaveProperty("theme");
  writeFileSync(file, "[]");
  expect(platform("brand-theme", "copperline", file).errors).toContain("A theme file is a JSON object");
}, 30_000);

test.each([
  [["import"], "Specify the file to import."],
  [["import", "/nowhere.csv"], "File not found: /nowhere.csv."],
  [["import", "a.csv", "b.csv"], '"b.csv" is an unexpected argument.'],
  [["seed", "graphql/demo"], '"graphql/demo" is an unexpected argument.'],
  [["seed", "--colour", "red"], "Unknown option '--colour'"],
  [["collections", "--from", "color"], "--from must be one or more of type, tag, vendor"],
  [["menu", "/nowhere.json"], "/nowhere.json cannot be read"],
  [["export", "/nowhere/out.csv"], "/nowhere/out.csv cannot be written"],
  [["advance-orders", "99999"], "Order #99999 does not exist or has been delivered."],
  [["advance-orders", "first"], "The order's number must be a whole number"],
  [["brand-theme", "copperline"], "Specify a file, or --remove."],
  [["brand-theme", "nobody", "--remove"], 'The brand directory has no brand "nobody".'],
  [["sell", "hat"], 'There is no product or variant "hat".'],
])("the wrong command %j gets a sentence and no stack trace", (args, sentence) => {
  const { status, errors } = platform(...args);
  expect(status).toBe(1);
  expect(errors).toContain(sentence);
  expect(errors).not.toMatch(/^\s+at /m);
});
