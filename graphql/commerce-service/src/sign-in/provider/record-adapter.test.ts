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

test("only expired records are removed", async () => {
  const { db, tokens } = adapters();
  await tokens.upsert("old", {}, -60);
  await tokens.upsert("new", {}, 60);
  await tokens.upsert("for good", {});
  removeExpired(db, new Date());
  expect(await tokens.find("new")).toBeDefined();
  expect(all(db, "SELECT 1 FROM identity_record")).toHaveLength(2);
});
