import { afterAll, expect, test } from "vitest";
import { testCart, saveTestVariant } from "../cart/cart.fixture.ts";
import { saveProduct } from "../catalog/writing/product-writer.ts";
import { get } from "../database/statement.ts";
import { insertAddress } from "../customers/address-store.ts";
import { findCustomerByEmail } from "../customers/customer-store.ts";
import { Client } from "../sign-in/testing/sign-in.fixture.ts";
import { globalId } from "../shared/global-id.ts";
import { listOrders } from "../orders/order-store.ts";
import { testProduct } from "../../tests/test-shop.fixture.ts";
import { newcomer, openShop, post } from "./shopper.fixture.ts";

const shop = await openShop();
afterAll(() => shop.close());

const { products, cartOf } = shop;

test("the checkout page shows the cart, its cost and the savings on retail", async () => {
  const dress = saveTestVariant(shop.database, "Maren Wrap Dress", {
    price: 3995,
    facts: { short_title: "Wrap dress", brand: "Maren & Co", condition: "new_with_defects" },
  });
  const checkout = await shop.checkout(testCart(shop.database, [dress, ...products(1, 6005)])).open();
  expect(checkout.status).toBe(200);
  for (const words of [
    "Maren &amp; Co Wrap dress Plum / M Excellent",
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

test("the checkout page prefills the buyer's email and a valid discount code", async () => {
  const buyerIdentity = { email: "ada@circlet.example" };
  const checkout = await shop.checkout(cartOf(1, { buyerIdentity, discountCodes: ["welcome"] })).open();
  expect(checkout.html).toMatch(/id="email"[^>]*value="ada@circlet.example"/);
  expect(checkout.html).toMatch(/id="discount"[^>]*value="welcome"/);
  expect(checkout.text).toContain("25% off your first order −$12.50");
});

test("the checkout page shows an email's domain in its own script", async () => {
  const cart = cartOf(1, { buyerIdentity: { email: "hello@xn--bcher-kva.example" } });
  const checkout = await shop.checkout(cart).open();
  expect(checkout.html).toMatch(/id="email"[^>]*value="hello@bücher.example"/);
});

test("the checkout page shows the note and attributes that the buyer added, but not those for programs", async () => {
  const [merchandiseId = ""] = products(1);
  const cart = testCart(shop.database, [], {
    note: "Ring <twice>",
    attributes: [
      { key: "Wrap", value: "Linen" },
      { key: "_campaign", value: "spring" },
    ],
    lines: [{ merchandiseId, attributes: [{ key: "Engraving", value: "A & B" }] }],
  });
  const checkout = await shop.checkout(cart).open();
  for (const words of ["Note Ring &lt;twice&gt;", "Wrap Linen", "Engraving: A &amp; B"])
    expect(checkout.text).toContain(words);
  expect(checkout.text).not.toContain("spring");
});

test("the checkout page prefills the address that the buyer selected", async () => {
  const deliveryAddress = {
    firstName: "Ada",
    address1: "1 Main St",
    provinceCode: "TX",
    countryCode: "US",
  };
  const cart = cartOf(1, { delivery: { addresses: [{ selected: true, address: { deliveryAddress } }] } });
  const { html } = await shop.checkout(cart).open();
  expect(html).toMatch(/id="firstName"[^>]*value="Ada"/);
  expect(html).toMatch(/id="address1"[^>]*value="1 Main St"/);
  expect(html).toMatch(/<option value="TX"\s+selected/);
});

test("the checkout page prefills a signed-in customer's email and first address, and nobody else's", async () => {
  const client = new Client(shop.url);
  await client.authorize("vera@circlet.example", { redirect_uri: "http://shop.example/" });
  insertAddress(shop.database, findCustomerByEmail(shop.database, "vera@circlet.example")!.id, {
    firstName: "Vera",
    lastName: "Lind",
    company: null,
    address1: "9 Elm Street",
    address2: null,
    city: "Portland",
    zoneCode: "ME",
    zip: "04101",
    countryCode: "US",
    phone: null,
  });
  const { address } = shop.checkout(cartOf(1));
  const own = await (await client.browser.open(address)).text();
  expect(own).toMatch(/id="email"[^>]*value="vera@circlet.example"/);
  expect(own).toMatch(/id="address1"[^>]*value="9 Elm Street"/);
  expect(own).toMatch(/<option value="ME"\s+selected/);
  expect(await (await fetch(address)).text()).not.toMatch(/vera@|9 Elm Street/);
  const sent = shop.checkout(cartOf(1, { buyerIdentity: { email: "ada@circlet.example" } }));
  expect(await (await client.browser.open(sent.address)).text()).not.toMatch(/vera@|9 Elm Street/);
});

test("the checkout page renders product text as text, never as markup", async () => {
  const dress = saveTestVariant(shop.database, `<script>alert("x")</script> & 'dress'`);
  const { html } = await shop.checkout(testCart(shop.database, [dress])).open();
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;dress&#39;");
});

test("the checkout page runs no scripts, cannot be framed and is not cached", async () => {
  const { headers } = await fetch(shop.checkout(cartOf(1)).address);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(headers.get("content-security-policy")).not.toContain("unsafe");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("same-origin");
});

test("the checkout page shows images from this service and from the hosts of the cart's products only", async () => {
  const bag = [
    "coat.jpg",
    "https://cdn.example/a.jpg",
    "//cdn.example/b.jpg",
    "https://x;script-src/c.jpg",
  ].map((src, index) => {
    saveProduct(shop.database, testProduct(`coat-${index}`, { images: [{ src, altText: "Coat" }] }));
    const sql = "SELECT id FROM variant ORDER BY id DESC LIMIT 1";
    return globalId("ProductVariant", get<{ id: number }>(shop.database, sql)?.id ?? 0);
  });
  const checkout = await shop.checkout(testCart(shop.database, bag)).open();
  expect(checkout.html.match(/<img/g)).toHaveLength(4);
  const policy = async (address: string) =>
    /img-src [^;]*/.exec((await fetch(address)).headers.get("content-security-policy") ?? "")?.[0];
  expect(await policy(checkout.address)).toBe("img-src 'self' https://cdn.example");
  expect((await checkout.send({ email: newcomer() })).status).toBe(303);
  expect(await policy(`${checkout.address}/thank-you`)).toBe("img-src 'self' https://cdn.example");
  expect(await policy(shop.checkout(cartOf(1)).address)).toBe("img-src 'self'");
});

test("the checkout page says that the cart is empty and links back", async () => {
  const checkout = await shop.checkout(cartOf(0)).open();
  expect(checkout.status).toBe(200);
  expect(checkout.text).toContain("Your bag is empty");
  expect(checkout.html).toContain('href="http://shop.example/"');
});

test.each([["/checkouts/nobody-has-this-token-at-all"], ["/checkouts/x"], ["/checkouts/"]])(
  "the checkout answers %s with not found and a link back",
  async (path) => {
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("http://shop.example/cart");
  },
);

test("the checkout's stylesheet and fonts are cacheable", async () => {
  const { html } = await shop.checkout(cartOf(1)).open();
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

test("an invalid form redirects to its answer, so that Back and reload never post again", async () => {
  const { address, ...checkout } = await shop.checkout(cartOf(1)).open();
  expect(checkout.status).toBe(200);
  const posted = await post(address, { email: "ada", action: "pay" });
  expect([posted.status, await posted.text()]).toEqual([303, ""]);
  const answer = new URL(posted.headers.get("location") ?? "", address);
  for (let reload = 0; reload < 2; reload++)
    expect(await (await fetch(answer)).text()).toContain("Enter an email like name@example.com.");
  answer.searchParams.set("answer", "invented");
  expect((await fetch(answer)).status).toBe(200);
  const other =
    shop.checkout(cartOf(1)).address + new URL(posted.headers.get("location") ?? "", address).search;
  expect(await (await fetch(other)).text()).not.toContain('value="ada"');
});

test("an invalid form shows its errors with a link to each field, and again at the fields", async () => {
  const checkout = await shop.checkout(cartOf(1)).open();
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
  const checkout = await shop.checkout(cartOf(1)).open();
  await checkout.send({ cardNumber });
  expect(checkout.status).toBe(422);
  expect(checkout.text).toContain(message);
  expect(checkout.html).toMatch(/id="cardNumber"[^>]*value=""/);
});

test.each(["13 / 30", "04 / 20", "soon"])("the expiration date %s is rejected", async (expiry) => {
  const checkout = await shop.checkout(cartOf(1)).open();
  await checkout.send({ expiry });
  expect(checkout.text).toContain("Enter a month that is still to come");
});

test.each<[string, Record<string, string>]>([
  ["another site", { origin: "https://evil.example" }],
  ["another site, according to the browser", { "sec-fetch-site": "cross-site" }],
  ["a page of a sibling host", { "sec-fetch-site": "same-site" }],
  ["a sandboxed frame", { origin: "null" }],
  ["nowhere", {}],
])("forms from %s are rejected", async (_, headers) => {
  const email = newcomer();
  const checkout = await shop.checkout(cartOf(1)).open();
  const response = await post(checkout.address, checkout.fields({ email }), headers);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain("This form came from another site");
  expect(listOrders(shop.database, email, { limit: 1 })).toEqual([]);
});

test("other content types, large bodies and other methods are rejected", async () => {
  const { address } = shop.checkout(cartOf(1));
  const headers = { origin: shop.url };
  const json = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: "{}" };
  expect((await fetch(address, json)).status).toBe(415);
  expect((await post(address, { email: "x".repeat(40_000) }, headers)).status).toBe(413);
  const put = await fetch(address, { method: "PUT", headers });
  expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
});
