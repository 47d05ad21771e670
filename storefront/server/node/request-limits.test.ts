import { afterEach, expect, test } from "vitest";
import { closeAll, get, start } from "../storefront.fixture.ts";

afterEach(closeAll);

/** A request that a proxy on this machine forwards for a network. */
const from = (network?: string) => (network === undefined ? {} : { "x-forwarded-for": network });

test("posted forms are limited per network, with a page that says how long to wait", async () => {
  const { shop, asked } = await start();
  const post = (network?: string) =>
    get(shop.url, "/cart", { method: "POST", headers: from(network), body: "a=b" });
  for (let count = 0; count < 300; count += 1) expect((await post("203.0.113.7")).status).toBe(200);
  const refused = await post("203.0.113.7");
  expect(refused.status).toBe(429);
  expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
  expect(refused.body.toString()).toMatch(/Please wait .* and try again. Your bag is still there./);
  expect(asked).toHaveLength(300);

  expect((await post("203.0.113.8")).status).toBe(200);
  expect((await post()).status).toBe(200);
  expect((await get(shop.url, "/cart", { headers: from("203.0.113.7") })).status).toBe(200);
});

test("requests of assistants are limited per network, and take nothing from its shoppers' forms", async () => {
  const { shop } = await start();
  const ask = (path = "/api/mcp") =>
    get(shop.url, path, { method: "POST", headers: from("203.0.113.7"), body: "{}" });
  for (let count = 0; count < 300; count += 1) expect((await ask()).status).toBe(404);
  expect((await ask()).status).toBe(429);
  expect((await ask("/cart")).status).toBe(200);
});

test("reports of blocked content are limited per network", async () => {
  const { shop } = await start();
  const report = (network: string) =>
    get(shop.url, "/csp-reports", { method: "POST", headers: from(network), body: "[]" });
  for (let count = 0; count < 100; count += 1) expect((await report("203.0.113.7")).status).toBe(204);
  const refused = await report("203.0.113.7");
  expect(refused.status).toBe(429);
  expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
  expect((await report("203.0.113.8")).status).toBe(204);
});
