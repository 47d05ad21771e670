import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningPlatform } from "../server.ts";
import type { Cart } from "../cart/cart.ts";
import { listOrders } from "../order/order-store.ts";
import { bagOf, onSale } from "../cart/cart.fixture.ts";
import { type Checkout, openShop, post } from "./shopper.fixture.ts";

let shop: RunningPlatform & { readonly checkout: (cart: Cart) => Checkout };
let piece = 0;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** New pieces for each test, so that none can see what another sold. */
const pieces = (count: number, price = 5000) =>
  Array.from({ length: count }, () => onSale(shop.database, `Dress ${++piece}`, { price }));
const bag = (count: number, input = {}) => bagOf(shop.database, pieces(count), input);
const newcomer = () => `shopper${++piece}@circlet.example`;

describe("what the checkout shows", () => {
  test("the bag, what it costs, and what is saved on retail", async () => {
    const dress = onSale(shop.database, "Maren Wrap Dress", {
      price: 3995,
      facts: { short_title: "Wrap dress", brand: "Maren & Co", condition: "new_with_defects" },
    });
    const checkout = await shop.checkout(bagOf(shop.database, [dress, ...pieces(1, 6005)])).open();
    expect(checkout.status).toBe(200);
    for (const words of [
      "Maren &amp; Co Wrap dress Plum, M Excellent",
      "Your bag 2 items",
      "Subtotal $100.00",
      "15% off 2 or more −$15.00",
      "Shipping Free",
      "Total USD $85.00",
      "You save $115.00 on the retail price",
      "Pay $85.00",
      "4000 0000 0000 0002 is declined",
    ])
      expect(checkout.text).toContain(words);
  });

  test("the buyer's email and a code that holds are filled in", async () => {
    const buyerIdentity = { email: "ada@circlet.example" };
    const checkout = await shop.checkout(bag(1, { buyerIdentity, discountCodes: ["welcome"] })).open();
    expect(checkout.html).toMatch(/id="email"[^>]*value="ada@circlet.example"/);
    expect(checkout.html).toMatch(/id="discount"[^>]*value="welcome"/);
    expect(checkout.text).toContain("25% off your first order −$12.50");
  });

  test("a product's words are text, never markup", async () => {
    const dress = onSale(shop.database, `<script>alert("x")</script> & 'dress'`);
    const { html } = await shop.checkout(bagOf(shop.database, [dress])).open();
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;dress&#39;");
  });

  test("nothing may run, be framed or be kept", async () => {
    const { headers } = await fetch(shop.checkout(bag(1)).address);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
  });

  test("an empty bag says so and leads back", async () => {
    const checkout = await shop.checkout(bag(0)).open();
    expect(checkout.status).toBe(200);
    expect(checkout.text).toContain("Your bag is empty");
    expect(checkout.html).toContain('href="http://shop.example/"');
  });

  test.each([["/checkouts/nobody-has-this-token-at-all"], ["/checkouts/x"], ["/checkouts/"]])(
    "%s is not found, with a way back",
    async (path) => {
      const response = await fetch(shop.url + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("http://shop.example/cart");
    },
  );

  test("its stylesheet and fonts are there and may be kept", async () => {
    const { html } = await shop.checkout(bag(1)).open();
    const addresses = [...html.matchAll(/href="(\/page-assets\/[^"]+)"/g)].map(([, address]) => address!);
    expect(addresses).toHaveLength(4);
    for (const address of addresses) {
      const response = await fetch(shop.url + address);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toContain("immutable");
    }
    expect((await fetch(`${shop.url}/page-assets/x/page.css`)).headers.get("cache-control")).toBe("no-cache");
    for (const path of ["/page-assets/", "/page-assets/x/y", "/page-assets/x/__proto__"]) {
      expect((await fetch(shop.url + path)).status).toBe(404);
    }
  });
});

describe("a form that is not filled in well", () => {
  test("lists what is wrong, each with a link to its field, and the field says it too", async () => {
    const checkout = await shop.checkout(bag(1)).open();
    await checkout.send({ email: "ada", zip: "1234", zone: "XX", city: " ", phone: "12" });
    expect(checkout.status).toBe(422);
    expect(checkout.text).toContain("Please check 5 fields");
    for (const name of ["email", "zip", "zone", "city", "phone"]) {
      expect(checkout.html).toContain(`<a href="#${name}">`);
      expect(checkout.html).toMatch(
        new RegExp(`id="${name}"[^>]*aria-invalid="true"[^>]*aria-describedby="${name}-error"`),
      );
      expect(checkout.html).toContain(`id="${name}-error"`);
    }
    expect(checkout.html).toMatch(/role="alert"\s+tabindex="-1"\s+autofocus/);
    expect(checkout.html).toMatch(/id="email"[^>]*value="ada"/);
  });

  test.each([
    ["", "Enter a card number."],
    ["4242 4242 4242 4241", "Check the card number"],
    ["5555 5555 5555 4444", "Only the test cards work here."],
  ])('the card number "%s" is refused and not shown again', async (cardNumber, message) => {
    const checkout = await shop.checkout(bag(1)).open();
    await checkout.send({ cardNumber });
    expect(checkout.status).toBe(422);
    expect(checkout.text).toContain(message);
    expect(checkout.html).toMatch(/id="cardNumber"[^>]*value=""/);
  });

  test.each(["13 / 30", "04 / 20", "soon"])("the expiration date %s is refused", async (expiry) => {
    const checkout = await shop.checkout(bag(1)).open();
    await checkout.send({ expiry });
    expect(checkout.text).toContain("Enter a month that is still to come");
  });
});

describe("forms from elsewhere", () => {
  test.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://evil.example" }],
    ["another site that a browser names", { "sec-fetch-site": "cross-site" }],
    ["a page of a sibling host", { "sec-fetch-site": "same-site" }],
    ["a sandboxed frame", { origin: "null" }],
    ["nowhere", {}],
  ])("from %s buy nothing", async (_, headers) => {
    const email = newcomer();
    const checkout = await shop.checkout(bag(1)).open();
    const response = await post(checkout.address, checkout.fields({ email }), headers);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("This form came from another site");
    expect(listOrders(shop.database, email, { limit: 1 })).toEqual([]);
  });

  test("a form in another shape, too large a one, and other methods have their answers", async () => {
    const { address } = shop.checkout(bag(1));
    const headers = { origin: shop.url };
    const json = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: "{}" };
    expect((await fetch(address, json)).status).toBe(415);
    expect((await post(address, { email: "x".repeat(40_000) }, headers)).status).toBe(413);
    const put = await fetch(address, { method: "PUT", headers });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });
});
