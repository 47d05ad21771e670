import { createHmac } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { closeAll, get, start, tagsOf } from "./storefront.fixture.ts";

afterEach(closeAll);

describe("the commerce service's message of a changed product", () => {
  const secret = "a secret between the two";
  const path = "/webhooks/products";
  const sign = (body: string, key = secret) => createHmac("sha256", key).update(body).digest("base64");

  async function send(url: string, body: string, signature?: string) {
    const headers = {
      "content-type": "application/json",
      ...(signature && { "x-shopify-hmac-sha256": signature }),
    };
    return (await get(url, path, { method: "POST", headers, body })).status;
  }

  /** What the commerce service says of a coat that is for sale. */
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

  /** The pages that are rendered anew after a message. */
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
      "for sale has its page, those that show it and those where it may be new",
      coat,
      ["coat", "hat", "jacket"],
    ],
    ["sold has its page and those that show it", sold, ["coat", "hat"]],
    ["taken back has its page and those that show it", { ...coat, status: "draft" }, ["coat", "hat"]],
    ["deleted has its page and those that show it", { id: 1 }, ["coat", "hat"]],
    [
      "told of without its variants has those where it may be new, too,",
      { ...coat, variants: undefined },
      ["coat", "hat", "jacket"],
    ],
    [
      "told of without its stock has those where it may be new, too,",
      { ...coat, variants: [{ id: 11 }] },
      ["coat", "hat", "jacket"],
    ],
    [
      "told of by its title alone has every listing, too,",
      { id: 1, title: "Coat" },
      ["coat", "hat", "shoe", "jacket"],
    ],
    ["without any variant has its page and those that show it", { ...coat, variants: [] }, ["coat", "hat"]],
    [
      "of an unknown kind has every listing, too,",
      { ...coat, product_type: "" },
      ["coat", "hat", "shoe", "jacket"],
    ],
  ])("of one that is %s rendered anew", async (_, message, renewed) => {
    expect(await renewedBy(message)).toEqual(renewed);
  });

  test("counts only when it is signed", async () => {
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

  test("is taken by POST alone", async () => {
    const { shop } = await start({ STOREFRONT_WEBHOOK_SECRET: secret });
    expect((await get(shop.url, path)).status).toBe(405);
  });

  test.each([
    ["unsigned", undefined],
    ["signed with an empty key", ""],
    ["signed with the word for none", "undefined"],
    ["signed with some key", secret],
  ])("%s is taken nowhere where there is no secret, and changes nothing", async (_, key) => {
    const { shop, asked } = await start();
    await get(shop.url, "/products/coat");
    const body = JSON.stringify(coat);
    expect(await send(shop.url, body, key === undefined ? undefined : sign(body, key))).toBe(404);
    await get(shop.url, "/products/coat");
    expect(asked).toHaveLength(1);
  });
});
