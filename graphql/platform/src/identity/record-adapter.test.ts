import { expect, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { all } from "../database/statement.ts";
import { forgetExpired } from "./forget-expired.ts";
import { recordAdapter } from "./record-adapter.ts";

function adapters() {
  const db = openDatabase(":memory:");
  const make = recordAdapter(db);
  return { db, codes: make("AuthorizationCode"), tokens: make("AccessToken"), grants: make("Grant") };
}

test("of two that use one code at the same moment, both having found it fresh, one succeeds and nobody keeps a token", async () => {
  const { db, codes, tokens, grants } = adapters();
  await grants.upsert("grant", { kind: "Grant" }, 60);
  await codes.upsert("code", { grantId: "grant" }, 60);
  const [one, other] = await Promise.all([codes.find("code"), codes.find("code")]);
  expect([one?.consumed, other?.consumed]).toEqual([undefined, undefined]);
  await codes.consume("code");
  await tokens.upsert("token", { grantId: "grant" }, 60);
  await expect(codes.consume("code")).rejects.toThrow("invalid_grant");
  expect(all(db, "SELECT kind FROM identity_record")).toEqual([]);
});

test("a record is found under its id, with what was kept of it and the id again, until it expires", async () => {
  const { db, tokens } = adapters();
  await tokens.upsert("secret", { jti: "secret", accountId: "1" }, 60);
  expect(await tokens.find("secret")).toEqual({ jti: "secret", accountId: "1" });
  expect(await tokens.find("another")).toBeUndefined();
  expect(JSON.stringify(all(db, "SELECT * FROM identity_record"))).not.toContain("secret");
  await tokens.upsert("secret", { jti: "secret", accountId: "1" }, -1);
  expect(await tokens.find("secret")).toBeUndefined();
});

test("what has expired is cleared away, what has not stays", async () => {
  const { db, tokens } = adapters();
  await tokens.upsert("old", {}, -60);
  await tokens.upsert("new", {}, 60);
  await tokens.upsert("for good", {});
  forgetExpired(db, new Date());
  expect(await tokens.find("new")).toBeDefined();
  expect(all(db, "SELECT 1 FROM identity_record")).toHaveLength(2);
});
