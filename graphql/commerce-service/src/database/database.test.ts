import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { temporaryFolder } from "@circlet/service-kit/temporary-folder.fixture";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "./database.ts";
import { migrationNames } from "./migrate.ts";
import { all, get, run } from "./statement.ts";
import { transaction } from "./transaction.ts";

test("each migration has a number of its own", () => {
  // Shops have applied both of 003, which do not depend on each other, so neither can be renamed.
  const numbers = migrationNames().flatMap((name) => (name === "003-identity.sql" ? [] : [name.slice(0, 3)]));
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(3, "0")));
});

test("a database is migrated once, keeps its data and survives power failures", () => {
  const path = join(temporaryFolder(), "deeper/platform.sqlite");
  const first = openDatabase(path);
  run(first, "INSERT INTO metaobject (type, handle, fields, updated_at) VALUES ('a', 'b', '{}', '')");
  const applied = all(first, "SELECT * FROM migration");
  expect(applied.length).toBeGreaterThan(0);
  first.close();
  const second = openDatabase(path);
  expect(all(second, "SELECT * FROM migration")).toEqual(applied);
  expect({ ...get(second, "SELECT count(*) AS count FROM metaobject") }).toEqual({ count: 1 });
  expect(get<{ journal_mode: string }>(second, "PRAGMA journal_mode")?.journal_mode).toBe("wal");
  expect(get<{ synchronous: number }>(second, "PRAGMA synchronous")?.synchronous).toBe(2);
  expect(get<{ foreign_keys: number }>(second, "PRAGMA foreign_keys")?.foreign_keys).toBe(1);
  second.close();
});

test("handles stored with capitals and spaces become those that imports look up, unless taken", () => {
  const path = join(temporaryFolder(), "platform.sqlite");
  const before = openDatabase(path);
  const add = "INSERT INTO product (handle, title, created_at, updated_at) VALUES (?, ?, '', '')";
  for (const handle of ["Plum-Coat", "Fig Coat", "Ash-Coat", "ash-coat"]) run(before, add, handle, handle);
  run(before, "DELETE FROM migration WHERE name LIKE '015-%'");
  before.close();
  const db = openDatabase(path);
  const handles = all<{ handle: string }>(db, "SELECT handle FROM product ORDER BY id");
  expect(handles.map(({ handle }) => handle)).toEqual(["plum-coat", "fig-coat", "Ash-Coat", "ash-coat"]);
  db.close();
});

test("a database names the setting of its folder when it cannot be opened, and keeps no file open", async () => {
  const close = vi.spyOn(DatabaseSync.prototype, "close");
  onTestFinished(() => close.mockRestore());
  const file = join(temporaryFolder(), "platform.sqlite");
  await writeFile(file, "another program's file, longer than a database header. ".repeat(20));
  for (const path of [file, join(file, "platform.sqlite")]) {
    expect(() => openDatabase(path)).toThrow("CIRCLET_DATA_DIR must be a folder for a database");
  }
  expect(close).toHaveBeenCalledOnce();
});

test("an error about another process's lock does not blame the setting", () => {
  const locked = Object.assign(new Error("database is locked"), { code: "ERR_SQLITE_ERROR", errcode: 5 });
  const exec = vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(() => {
    throw locked;
  });
  onTestFinished(() => exec.mockRestore());
  expect(() => openDatabase(":memory:")).toThrow(locked);
});

function counting() {
  const db = openDatabase(":memory:");
  db.exec("CREATE TABLE number (value INTEGER)");
  const add = (value: number) => run(db, "INSERT INTO number VALUES (?)", value);
  return {
    db,
    add,
    values: () => all<{ value: number }>(db, "SELECT value FROM number").map(({ value }) => value),
  };
}

test("a transaction keeps nothing when it throws", () => {
  const { db, add, values } = counting();
  expect(() =>
    transaction(db, () => {
      add(1);
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(values()).toEqual([]);
  expect(db.isTransaction).toBe(false);
});

test("a transaction can skip a part that failed", () => {
  const { db, add, values } = counting();
  transaction(db, () => {
    add(1);
    expect(() =>
      transaction(db, () => {
        add(2);
        throw new Error("bad row");
      }),
    ).toThrow("bad row");
    transaction(db, () => add(3));
  });
  expect(values()).toEqual([1, 3]);
});

test("a transaction rejects asynchronous work", () => {
  const { db, add, values } = counting();
  expect(() =>
    transaction(db, async () => {
      add(1);
    }),
  ).toThrow("synchronous");
  expect(values()).toEqual([]);
});
