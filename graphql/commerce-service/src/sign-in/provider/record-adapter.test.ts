import { expect, test } from "vitest";
import { openDatabase } from "../../database/database.ts";
import { all } from "../../database/statement.ts";
import { removeExpired } from "../remove-expired.ts";
import { recordAdapter } from "./record-adapter.ts";

const successorOf = (token: string) => `after ${token}`;

function adapters(clock?: () => number) {
  const db = openDatabase(":memory:");
  const make = recordAdapter(db, successorOf, clock);
  return {
    db,
    codes: make("AuthorizationCode"),
    tokens: make("AccessToken"),
    refreshTokens: make("RefreshToken"),
    grants: make("Grant"),
  };
}

test("a code that is used twice at the same moment works once, and no one keeps a token", async () => {
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

const start = Date.parse("2026-03-01T12:00:00Z");

async function usedOnce() {
  const clock = { now: start };
  const { db, grants, refreshTokens } = adapters(() => clock.now);
  await grants.upsert("grant", { kind: "Grant" }, 3600);
  await refreshTokens.upsert("refresh", { grantId: "grant" }, 3600);
  await refreshTokens.consume("refresh");
  const wait = (seconds: number) => (clock.now += seconds * 1000);
  return { db, refreshTokens, wait };
}

test("a refresh token can be used again for 30 seconds after its first use, in case the response was lost", async () => {
  const { refreshTokens, wait } = await usedOnce();
  for (const seconds of [0, 20, 9]) {
    wait(seconds);
    expect((await refreshTokens.find("refresh"))?.consumed).toBeUndefined();
    await refreshTokens.consume("refresh");
  }
  // Later uses do not extend the 30 seconds.
  wait(1);
  expect((await refreshTokens.find("refresh"))?.consumed).toBe(start / 1000);
});

test("a refresh token used again after its successor was used revokes its family", async () => {
  const { db, refreshTokens } = await usedOnce();
  await refreshTokens.upsert(successorOf("refresh"), { grantId: "grant" }, 3600);
  await refreshTokens.consume("refresh");
  await refreshTokens.consume(successorOf("refresh"));
  await expect(refreshTokens.consume("refresh")).rejects.toThrow("invalid_grant");
  expect(all(db, "SELECT kind FROM identity_record")).toEqual([]);
});

test("a refresh token used again after 30 seconds revokes its family", async () => {
  const { db, refreshTokens, wait } = await usedOnce();
  wait(30);
  await expect(refreshTokens.consume("refresh")).rejects.toThrow("invalid_grant");
  expect(all(db, "SELECT kind FROM identity_record")).toEqual([]);
});

test("a record is found by its id until it expires", async () => {
  const { db, tokens } = adapters();
  await tokens.upsert("secret", { jti: "secret", accountId: "1" }, 60);
  expect(await tokens.find("secret")).toEqual({ jti: "secret", accountId: "1" });
  expect(await tokens.find("another")).toBeUndefined();
  expect(JSON.stringify(all(db, "SELECT * FROM identity_record"))).not.toContain("secret");
  await tokens.upsert("secret", { jti: "secret", accountId: "1" }, -1);
  expect(await tokens.find("secret")).toBeUndefined();
});

test("only expired records are removed", async () => {
  const { db, tokens } = adapters();
  await tokens.upsert("old", {}, -60);
  await tokens.upsert("new", {}, 60);
  await tokens.upsert("for good", {});
  removeExpired(db, new Date());
  expect(await tokens.find("new")).toBeDefined();
  expect(all(db, "SELECT 1 FROM identity_record")).toHaveLength(2);
});
