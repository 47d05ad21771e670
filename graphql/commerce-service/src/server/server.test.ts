import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { testSettings } from "../shared/settings/settings.ts";
import { openTestShop } from "../../tests/test-shop.fixture.ts";
import { startPlatform } from "./server.ts";

test("closing lets a running request finish", async () => {
  const shop = await openTestShop({ faults: true });
  await fetch(`${shop.url}/faults`, {
    method: "POST",
    body: JSON.stringify({ mode: "slow", milliseconds: 200 }),
  });
  const headers = { "content-type": "application/json" };
  const sent = request(`${shop.url}/api/2023-10/graphql.json`, { method: "POST", headers });
  const result = once(sent, "response").then(([response]) => json(response as IncomingMessage));
  sent.end(JSON.stringify({ query: "{ shop { name } }" }));
  await once(sent, "finish");
  // The response to a later request shows that the first is being processed.
  await fetch(`${shop.url}/health`);
  await shop.close();
  expect(await result).toMatchObject({ data: { shop: { name: "Circlet" } } });
  await expect(fetch(`${shop.url}/health`)).rejects.toThrow();
});

test("the service keeps a connection longer than a balancer does", async () => {
  const shop = await openTestShop();
  const { headers } = await fetch(`${shop.url}/health`);
  expect(headers.get("keep-alive")).toBe("timeout=65");
  await shop.close();
});

test("an error says which port is in use and how to choose another", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const start = startPlatform(testSettings({ port }), openDatabase(":memory:"));
  await expect(start).rejects.toThrow(`Port ${port} is in use. Set PLATFORM_PORT to another one.`);
  other.close();
});

test.each([
  ["//", 404],
  ["/%", 404],
  ["http://[", 400],
])("the invalid URL %s gets %i and the service keeps running", async (path, expected) => {
  const shop = await openTestShop();
  const { port } = new URL(shop.url);
  const status = await new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path }, ({ statusCode }) => resolve(statusCode));
    sent.on("error", reject).end();
  });
  expect(status).toBe(expected);
  expect((await fetch(`${shop.url}/health`)).status).toBe(200);
  await shop.close();
});
