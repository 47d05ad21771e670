import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Program } from "../../.tasks/program.ts";
import { serveStorefront } from "../programs.ts";
import { idleConnection, KillableShop } from "./killable-shop.ts";

/** Faulty clients: slow, endless, oversized and malformed requests. */

let shop: KillableShop;
let program: Program;
let url: string;

beforeAll(async () => {
  shop = await KillableShop.open();
  program = serveStorefront(shop.platformUrl);
  url = await program.url();
});
afterAll(async () => {
  await program.kill();
  await shop.close();
});

test("the storefront serves others at once while 200 clients never finish their request", async () => {
  const sockets = Array.from({ length: 200 }, () => idleConnection(url, "GET / HTTP/1.1\r\nHost: sho"));
  await pause(300);
  const page = await shop.visit(url);
  for (const socket of sockets) socket.destroy();
  expect(page.status).toBe(200);
  expect(page.milliseconds).toBeLessThan(5_000);
});

test.each<[string, string, RequestInit, readonly number[]]>([
  ["a long address", `/search?text=${"a".repeat(40_000)}`, {}, [414, 431]],
  ["long headers", "/", { headers: { "x-filler": "a".repeat(40_000) } }, [431]],
  [
    "a long form",
    "/cart",
    { method: "POST", body: new URLSearchParams({ intent: "a".repeat(100_000) }) },
    [413],
  ],
  ["a method it does not know", "/", { method: "PUT" }, [405]],
  ["a malformed address", "/%E0%A4%A", {}, [400]],
])("the storefront refuses %s and serves the next request", async (_what, address, init, statuses) => {
  // The server may close the connection before the whole request is sent.
  const status = await fetch(url + address, init).then(
    (response) => response.status,
    () => statuses[0],
  );
  expect(statuses).toContain(status);
  await shop.eventuallyWorks(url);
});

test.each<[string, string, RequestInit, number]>([
  ["a query of a megabyte", "/api/2023-10/graphql.json", { body: "x".repeat(1_000_000) }, 413],
  ["a query that is not JSON", "/api/2023-10/graphql.json", { body: "{" }, 400],
  ["a checkout that does not exist", `/checkouts/${"x".repeat(40)}`, { body: "email=x" }, 404],
])("the commerce service refuses %s and answers the next query", async (_what, address, init, status) => {
  const isForm = address.startsWith("/checkouts");
  const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
  const headers = { "content-type": type, origin: shop.platformUrl };
  const response = await fetch(shop.platformUrl + address, { method: "POST", headers, ...init });
  expect(response.status).toBe(status);
  expect((await fetch(`${shop.platformUrl}/health`)).status).toBe(200);
});
