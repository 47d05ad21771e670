import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { errorMessage } from "./error-message.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "circlet-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a command that finds the database in use says so in one sentence", () => {
  const connect = () => new DatabaseSync(join(folder, "shop.db"), { timeout: 0 });
  const [writer, other] = [connect(), connect()];
  writer.exec("BEGIN IMMEDIATE");
  let failure: unknown;
  try {
    other.exec("BEGIN IMMEDIATE");
  } catch (error) {
    failure = error;
  }
  writer.close();
  other.close();
  expect(errorMessage(failure)).toMatch(/Another command/);
});

test("an unexpected error keeps its stack trace", () => {
  expect(errorMessage(new TypeError("x is undefined"))).toBeNull();
});
