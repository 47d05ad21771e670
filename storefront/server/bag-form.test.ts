import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BuiltShop, json, pageInfo, usd } from "./built-shop.fixture.ts";

const shop = new BuiltShop();

beforeAll(() => shop.open());
afterAll(() => shop.close());

beforeEach(() => {
  shop.asked = [];
});

const cartId = "gid://shopify/Cart/new";
const line = {
  id: "gid://shopify/CartLine/1",
  quantity: 1,
  cost: { totalAmount: usd("40.0"), subtotalAmount: usd("40.0") },
  merchandise: {
    id: "gid://shopify/ProductVariant/1",
    availableForSale: true,
    selectedOptions: [{ name: "Size", value: "M" }],
    image: null,
    product: {
      id: "gid://shopify/Product/1",
      handle: "coat",
      title: "Wool <b>coat</b>",
      vendor: "Maren & Co",
      availableForSale: true,
      images: { nodes: [] },
      metafields: [{ key: "retail_price", value: "100.00" }],
    },
  },
};
const cart = (...nodes: unknown[]) => ({
  id: cartId,
  createdAt: "",
  updatedAt: "",
  checkoutUrl: "https://checkout.example/1",
  totalQuantity: nodes.length,
  cost: { totalAmount: usd("40.0"), subtotalAmount: usd("40.0") },
  discountCodes: [],
  discountAllocations: [],
  buyerIdentity: { email: null },
  lines: { pageInfo, nodes },
});

const post = (fields: Record<string, string>, cookie = "") =>
  shop.get("/cart", { method: "POST", body: new URLSearchParams(fields), headers: { cookie } });

describe("the bag without JavaScript", () => {
  const add = { intent: "add", id: "gid://shopify/ProductVariant/1" };

  test("a piece goes into a new cart, which a cookie remembers", async () => {
    shop.answers = { cartCreate: json({ data: { cartCreate: { cart: cart(line), userErrors: [] } } }) };
    const { status, headers } = await post(add);
    expect(status).toBe(303);
    expect(headers.get("Location")).toBe("/cart");
    expect(headers.get("Set-Cookie")).toBe(
      "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew; Path=/; Max-Age=864000; SameSite=Lax",
    );
  });

  test("a cart that no longer exists is made anew, and the piece goes in", async () => {
    shop.answers = {
      Cart: json({ data: { cart: null } }),
      cartCreate: json({ data: { cartCreate: { cart: cart(line), userErrors: [] } } }),
    };
    const { status, headers } = await post(add, "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fgone");
    expect(status).toBe(303);
    expect(headers.get("Set-Cookie")).toContain("Cart%2Fnew");
    expect(shop.asked.map(({ operationName }) => operationName)).toEqual(["Cart", "cartCreate"]);
  });

  test("a piece that is in the bag already is not added again", async () => {
    shop.answers = { Cart: json({ data: { cart: cart(line) } }) };
    await post(add, "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew");
    expect(shop.asked.map(({ operationName }) => operationName)).toEqual(["Cart"]);
  });

  test("a piece that was just sold is told", async () => {
    shop.answers = { cartCreate: json({ data: { cartCreate: { cart: cart(), userErrors: [] } } }) };
    const { headers } = await post(add);
    expect(headers.get("Location")).toBe("/cart?notice=sold");
  });

  test("the bag's page shows the bag of its cookie, escaped, private and with a form for each line", async () => {
    shop.answers = { Cart: json({ data: { cart: cart(line) } }) };
    const { html, headers } = await shop.get("/cart", {
      headers: { cookie: "cart_id=gid%3A%2F%2Fshopify%2FCart%2Fnew" },
    });
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(html.includes("Wool &lt;b&gt;coat&lt;/b&gt;")).toBe(true);
    expect(html.includes("<b>coat</b>")).toBe(false);
    expect(html.match(/<form[^>]* action="\/cart" method="post">/g)).toHaveLength(1);
    expect(html.includes("$60.00")).toBe(true);
  });
});
