import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BuiltShop, json } from "../../server/built-shop.fixture.ts";
import { cart, cartId, line, throttled } from "./cart.fixture.ts";

const shop = new BuiltShop();

beforeAll(() => shop.open());
afterAll(() => shop.close());

beforeEach(() => {
  shop.asked = [];
});

const post = (fields: Record<string, string>, cookie = "") =>
  shop.get("/cart", { method: "POST", body: new URLSearchParams(fields), headers: { cookie } });

const add = { intent: "add", id: "gid://shopify/ProductVariant/1" };

test("the form adds a product to a new cart and stores it in a cookie", async () => {
  shop.answers = { cartCreate: json({ data: { cartCreate: { cart: cart(line), userErrors: [] } } }) };
  const { status, headers } = await post(add);
  expect(status).toBe(303);
  expect(headers.get("Location")).toBe("/cart");
  expect(headers.get("Set-Cookie")).toBe(
    "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew; Max-Age=864000; Path=/; SameSite=Lax",
  );
});

test("the form replaces a cart that no longer exists, then adds the product", async () => {
  shop.answers = {
    Cart: json({ data: { cart: null } }),
    cartCreate: json({ data: { cartCreate: { cart: cart(line), userErrors: [] } } }),
  };
  const { status, headers } = await post(add, "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fgone");
  expect(status).toBe(303);
  expect(headers.get("Set-Cookie")).toContain("Cart%2Fnew");
  expect(shop.asked.map(({ operationName }) => operationName)).toEqual(["Cart", "cartCreate"]);
});

test("the form after too many changes is answered with the time to wait, and keeps the bag", async () => {
  shop.answers = { Cart: json({ data: { cart: cart() } }), cartLinesAdd: throttled };
  const { status, headers, html } = await post(add, "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew");
  expect([status, headers.get("Retry-After")]).toEqual([429, "300"]);
  expect(html).toContain("Please wait a few minutes and try again. Your bag is still there.");
});

test("the form does not add a product twice", async () => {
  shop.answers = { Cart: json({ data: { cart: cart(line) } }) };
  await post(add, "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew");
  expect(shop.asked.map(({ operationName }) => operationName)).toEqual(["Cart"]);
});

test.each([
  ["WELCOME", ["WELCOME"]],
  ["", []],
])("the form applies the discount code %o", async (code, discountCodes) => {
  shop.answers = {
    CartDiscountCodesUpdate: json({
      data: { cartDiscountCodesUpdate: { cart: cart(line), userErrors: [] } },
    }),
  };
  const { status, headers } = await post(
    { intent: "discountCode", discountCode: code },
    "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew",
  );
  expect([status, headers.get("Location")]).toEqual([303, "/cart"]);
  expect(shop.asked.map(({ variables }) => variables["discountCodes"])).toEqual([discountCodes]);
});

test("the cart page says that a product has just sold", async () => {
  shop.answers = { cartCreate: json({ data: { cartCreate: { cart: cart(), userErrors: [] } } }) };
  const { headers } = await post(add);
  expect(headers.get("Location")).toBe("/cart?notice=sold");
});

test("the cart page shows the cookie's cart, escaped and private, with forms for each line and the discount code", async () => {
  shop.answers = { Cart: json({ data: { cart: cart(line) } }) };
  const { html, headers } = await shop.get("/cart", {
    headers: { cookie: "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew" },
  });
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(html.includes("Wool &lt;b&gt;coat&lt;/b&gt;")).toBe(true);
  expect(html.includes("<b>coat</b>")).toBe(false);
  expect(html.match(/<form[^>]* action="\/cart" method="post">/g)).toHaveLength(2);
  expect(html.match(/<form[^>]* id="code"/g)).toHaveLength(1);
  expect(html.includes("$60.00")).toBe(true);
});

test("the cart page shows a large cart's lines in pages that link to each other, without scripts", async () => {
  const lines = Array.from({ length: 51 }, (_, at) => ({
    ...line,
    id: `gid://shopify/CartLine/${at}`,
    merchandise: { ...line.merchandise, id: `gid://shopify/ProductVariant/${at}` },
  }));
  shop.answers = { Cart: json({ data: { cart: cart(...lines) } }) };
  const pageOf = async (path: string) => {
    const { html } = await shop.get(path, { headers: { cookie: `cart_id=${encodeURIComponent(cartId)}` } });
    const nav = /<nav aria-label="Pages of your bag".*?<\/nav>/.exec(html)?.[0] ?? "";
    return {
      lines: html.match(/ data-line="/g)?.length,
      links: nav.match(/(?<=href=")[^"]*/g),
      text: nav.replaceAll(/<.*?>/g, ""),
    };
  };
  expect(await pageOf("/cart")).toEqual({ lines: 50, links: ["/cart?page=2"], text: " Page 1 of 2 Next" });
  expect(await pageOf("/cart?page=2")).toEqual({ lines: 1, links: ["/cart"], text: "Previous Page 2 of 2 " });
});

describe("the shopper's IP address", () => {
  const privateToken = "private-token-of-this-shop";
  const headers = { "X-Forwarded-For": "198.51.100.1, 203.0.113.7" };
  const buyersShop = new BuiltShop();
  beforeAll(() =>
    buyersShop.open({ STOREFRONT_API_PRIVATE_TOKEN: privateToken, STOREFRONT_BEHIND_PROXY: "on" }),
  );
  afterAll(() => buyersShop.close());

  test("the shopper's IP address is sent to the commerce service with the private token, but only for private pages", async () => {
    await buyersShop.get("/cart", {
      headers: { ...headers, cookie: `cart_id=${encodeURIComponent(cartId)}` },
    });
    expect(buyersShop.asked[0]?.headers).toMatchObject({
      "shopify-storefront-buyer-ip": "203.0.113.7",
      "shopify-storefront-private-token": privateToken,
    });
    expect(buyersShop.asked[0]?.headers).not.toHaveProperty("x-shopify-storefront-access-token");
    buyersShop.asked = [];
    await buyersShop.get("/brands", { headers });
    expect(buyersShop.asked.length).toBeGreaterThan(0);
    for (const asked of buyersShop.asked)
      expect(JSON.stringify(asked.headers)).not.toMatch(/203\.0\.113\.7|private/);
  });

  test("the shopper's IP address is not sent without a private token, which browsers never receive", async () => {
    await shop.get("/cart", { headers: { ...headers, cookie: `cart_id=${encodeURIComponent(cartId)}` } });
    expect(shop.asked[0]?.headers).not.toHaveProperty("shopify-storefront-buyer-ip");
    expect((await buyersShop.get("/cart")).html).not.toContain(privateToken);
  });
});
