import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { temporaryFolder } from "@circlet/service-kit/temporary-folder.fixture";
import { expect, test } from "vitest";
import { errorMessage } from "./error-message.ts";

test("a command that finds the database in use says so in one sentence", () => {
  const file = join(temporaryFolder(), "shop.db");
  const connect = () => new DatabaseSync(file, { timeout: 0 });
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
