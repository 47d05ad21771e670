import { createHmac } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { closeAll, get, start, tagsOf } from "./storefront.fixture.ts";

afterEach(closeAll);

const secret = "a-secret-between-the-two";
const path = "/webhooks/products";
const sign = (body: string, key = secret) => createHmac("sha256", key).update(body).digest("base64");

async function send(url: string, body: string, signature?: string) {
  const headers = {
    "content-type": "application/json",
    ...(signature && { "x-shopify-hmac-sha256": signature }),
  };
  return (await get(url, path, { method: "POST", headers, body })).status;
}

const coat = {
  id: 1,
  handle: "coat",
  vendor: "Maren & Co",
  product_type: "outerwear",
  tags: "wool, L5",
  status: "active",
  variants: [{ inventory_quantity: 1, inventory_policy: "deny", inventory_management: "shopify" }],
};
const sold = { ...coat, variants: coat.variants.map((one) => ({ ...one, inventory_quantity: 0 })) };

/** Sends a webhook and returns the pages that render again after it. */
async function renewedBy(message: object) {
  const { shop, asked } = await start({ STOREFRONT_WEBHOOK_SECRET: secret });
  const paths = Object.keys(tagsOf);
  for (const page of paths) await get(shop.url, page);
  const body = JSON.stringify(message);
  expect(await send(shop.url, body, sign(body))).toBe(200);
  asked.length = 0;
  for (const page of paths) await get(shop.url, page);
  return asked.map(({ url }) => new URL(url).pathname.split("/").at(-1));
}

test.each([
  [
    "for sale: its page, pages that show it and listings where it may appear",
    coat,
    ["coat", "hat", "jacket"],
  ],
  ["sold: its page and pages that show it", sold, ["coat", "hat"]],
  ["unpublished: its page and pages that show it", { ...coat, status: "draft" }, ["coat", "hat"]],
  ["deleted: its page and pages that show it", { id: 1 }, ["coat", "hat"]],
  [
    "without variants in the message: listings where it may appear, too",
    { ...coat, variants: undefined },
    ["coat", "hat", "jacket"],
  ],
  [
    "without stock in the message: listings where it may appear, too",
    { ...coat, variants: [{ id: 11 }] },
    ["coat", "hat", "jacket"],
  ],
  [
    "with only a title in the message: every listing, too",
    { id: 1, title: "Coat" },
    ["coat", "hat", "shoe", "jacket"],
  ],
  ["with no variant left: its page and pages that show it", { ...coat, variants: [] }, ["coat", "hat"]],
  [
    "of an unknown category: every listing, too",
    { ...coat, product_type: "" },
    ["coat", "hat", "shoe", "jacket"],
  ],
])("a webhook renders pages again for a product %s", async (_, message, renewed) => {
  expect(await renewedBy(message)).toEqual(renewed);
});

test("a webhook must be signed", async () => {
  const { shop, asked } = await start({ STOREFRONT_WEBHOOK_SECRET: secret });
  await get(shop.url, "/products/coat");
  const body = JSON.stringify(coat);
  expect(await send(shop.url, body)).toBe(401);
  expect(await send(shop.url, body, sign(body, "another secret of ours"))).toBe(401);
  expect(await send(shop.url, `${body} `, sign(body))).toBe(401);
  expect(await send(shop.url, "null", sign("null"))).toBe(400);
  await get(shop.url, "/products/coat");
  expect(asked).toHaveLength(1);
});

test("a webhook is accepted only as POST", async () => {
  const { shop } = await start({ STOREFRONT_WEBHOOK_SECRET: secret });
  expect((await get(shop.url, path)).status).toBe(405);
});

test.each([
  ["unsigned", undefined],
  ["signed with an empty key", ""],
  ["signed with the word for none", "undefined"],
  ["signed with some key", secret],
])("a webhook for %s does nothing without a secret", async (_, key) => {
  const { shop, asked } = await start();
  await get(shop.url, "/products/coat");
  const body = JSON.stringify(coat);
  expect(await send(shop.url, body, key === undefined ? undefined : sign(body, key))).toBe(404);
  await get(shop.url, "/products/coat");
  expect(asked).toHaveLength(1);
});
