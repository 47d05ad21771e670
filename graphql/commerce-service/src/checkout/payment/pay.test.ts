import { afterAll, expect, test } from "vitest";
import type { Cart } from "../../cart/cart.ts";
import { issueDiscount } from "../../cart/discounts/discount-store.ts";
import { all, get, run } from "../../database/statement.ts";
import { dueEmails } from "../../shared/email-queue.ts";
import { advanceOrder } from "../../orders/advance-orders.ts";
import { listOrders } from "../../orders/order-store.ts";
import { Browser } from "../../sign-in/testing/browser.fixture.ts";
import { Client } from "../../sign-in/testing/sign-in.fixture.ts";
import { isOpen, newcomer, openShop, post } from "../shopper.fixture.ts";
import { declinesAllowed } from "./pay.ts";

const shop = await openShop();
afterAll(() => shop.close());

const { cartOf } = shop;
const stockOf = (cart: Cart) =>
  cart.lines.map(({ variantId }) =>
    get(shop.database, "SELECT inventory FROM variant WHERE id = ?", variantId),
  );

test("paying queues the confirmation email", async () => {
  const email = newcomer();
  await (await shop.checkout(cartOf(1)).open()).send({ email });
  const order = listOrders(shop.database, email, { limit: 1 })[0];
  const waiting = dueEmails(shop.database, new Date(), 100);
  expect(waiting).toContainEqual(
    expect.objectContaining({ kind: "confirmation", reference: String(order?.id) }),
  );
});

test("paying creates an order at the prices paid and reduces the stock", async () => {
  const cart = cartOf(2, { note: "Ring twice" });
  const email = newcomer();
  const checkout = await shop.checkout(cart).open();
  const response = await checkout.send({
    email: email.toUpperCase(),
    address2: "Apt 4",
    phone: "(503) 555-0142",
  });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`/checkouts/${cart.checkoutToken}/thank-you`);

  const [order] = listOrders(shop.database, email, { limit: 10 });
  expect(order).toMatchObject({
    email,
    note: "Ring twice",
    subtotal: 10_000,
    discount: 1500,
    shipping: 0,
    total: 8500,
    discountTitle: "15% off 2 or more",
    discountCode: null,
    shippingAddress: {
      firstName: "Ada",
      lastName: "Marsh",
      address1: "12 Alder Street",
      address2: "Apt 4",
      city: "Portland",
      zoneCode: "OR",
      zip: "97205",
      countryCode: "US",
      phone: "(503) 555-0142",
    },
    fulfillments: [{ status: "CONFIRMED", trackingNumber: null }],
  });
  expect(order!.number).toBeGreaterThan(1000);
  expect(order!.confirmationNumber).toMatch(/^[A-Z0-9]{9}$/);
  expect(order!.lines.map(({ unitPrice, discount, total }) => ({ unitPrice, discount, total }))).toEqual([
    { unitPrice: 5000, discount: 750, total: 4250 },
    { unitPrice: 5000, discount: 750, total: 4250 },
  ]);
  expect(stockOf(cart)).toEqual([{ inventory: 0 }, { inventory: 0 }]);
  expect(isOpen(shop.database, cart)).toBe(false);
  for (const { productId } of cart.lines) {
    expect(get(shop.database, "SELECT available, sold FROM product WHERE id = ?", productId)).toEqual({
      available: 0,
      sold: 1,
    });
  }
});

test("the thank-you page shows personal data for one hour, then only to the signed-in buyer", async () => {
  const checkout = await shop.checkout(cartOf(1)).open();
  const email = newcomer();
  await checkout.send({ email });
  const address = `${checkout.address}/thank-you`;
  const seen = async (browser: Browser) => (await browser.open(address)).text();
  expect(await seen(new Browser())).toContain("12 Alder Street");
  const longAgo = new Date(Date.now() - 3_600_000).toISOString();
  run(shop.database, "UPDATE customer_order SET processed_at = ? WHERE email = ?", longAgo, email);
  const buyer = new Client(shop.url);
  await buyer.authorize(email, { redirect_uri: "http://shop.example/" });
  const stranger = new Client(shop.url);
  await stranger.authorize(newcomer(), { redirect_uri: "http://shop.example/" });
  expect(await seen(buyer.browser)).toContain("12 Alder Street");
  for (const browser of [stranger.browser, new Browser()]) {
    const page = await seen(browser);
    expect(page).toContain("Sign in to see it again");
    for (const secret of [email, "Alder Street", "Marsh", "Ada"]) expect(page).not.toContain(secret);
  }
});

test("paying redirects to a permanent page with both numbers", async () => {
  const cart = cartOf(1);
  const email = newcomer();
  const checkout = await shop.checkout(cart).open();
  await checkout.send({ email });
  const [order] = listOrders(shop.database, email, { limit: 1 });
  for (const path of ["", "/thank-you"]) {
    const response = await fetch(checkout.address + path);
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain(`#${order!.number}`);
    expect(page).toContain(order!.confirmationNumber);
    expect(page).toContain('href="http://shop.example/"');
  }
});

test("the thank-you page links to the parcel's progress once it is on its way", async () => {
  const email = newcomer();
  const checkout = await shop.checkout(cartOf(1)).open();
  await checkout.send({ email });
  const link = async () =>
    /href="(\/tracking\/[^"]+)"/.exec(await (await fetch(`${checkout.address}/thank-you`)).text())?.[1];
  expect(await link()).toBeUndefined();
  const [order] = listOrders(shop.database, email, { limit: 1 });
  advanceOrder(shop.database, order!.number, new Date());
  const response = await fetch(shop.url + (await link())!);
  expect(response.status).toBe(200);
});

test("the thank-you page of an open checkout redirects to the checkout", async () => {
  const { address } = shop.checkout(cartOf(1));
  const response = await fetch(`${address}/thank-you`, { redirect: "manual" });
  expect(response.status).toBe(303);
  expect(shop.url + response.headers.get("location")!).toBe(address);
});

test("a declined card charges nothing and keeps the input except card details", async () => {
  const cart = cartOf(1);
  const checkout = await shop.checkout(cart).open();
  const email = newcomer();
  const soon = String(new Date().getUTCFullYear() + 2).slice(-2);
  await checkout.send({
    email,
    cardNumber: "4000 0000 0000 0002",
    expiry: `11 / ${soon}`,
    securityCode: "987",
  });
  expect(checkout.status).toBe(402);
  expect(checkout.text).toContain("Your card was declined Nothing was charged");
  expect(checkout.html).toMatch(/id="city"[^>]*value="Portland"/);
  expect(checkout.html).toMatch(/value="OR"\s+selected/);
  for (const secret of [`11 / ${soon}`, "987"]) expect(checkout.html).not.toContain(`value="${secret}"`);
  expect(checkout.html).toMatch(/id="cardNumber"[^>]*value=""/);
  expect(stockOf(cart)).toEqual([{ inventory: 1 }]);
  expect(listOrders(shop.database, email, { limit: 1 })).toEqual([]);
  expect((await checkout.send({ email })).status).toBe(303);
  expect(listOrders(shop.database, email, { limit: 9 })).toHaveLength(1);
});

test("a valid card must wait after several declined ones, and the cart is kept", async () => {
  const cart = cartOf(1);
  const checkout = await shop.checkout(cart).open();
  for (let card = 0; card < declinesAllowed; card++) {
    await checkout.send({ cardNumber: "4000 0000 0000 0002" });
    expect(checkout.status).toBe(402);
  }
  await checkout.send();
  expect(checkout.status).toBe(429);
  expect(checkout.text).toContain("please wait 15 minutes before you try again. Nothing was charged");
  expect(stockOf(cart)).toEqual([{ inventory: 1 }]);
  run(shop.database, "UPDATE payment SET created_at = '2020-01-01T00:00:00.000Z' WHERE cart_id = ?", cart.id);
  expect((await checkout.send()).status).toBe(303);
});

test("no card number is stored, whatever the result", async () => {
  const checkout = await shop.checkout(cartOf(1)).open();
  await checkout.send({ cardNumber: "4000000000000002" });
  await checkout.send();
  const tables = all<{ name: string }>(shop.database, "SELECT name FROM sqlite_schema WHERE type = 'table'");
  for (const { name } of tables.filter((table) => !table.name.startsWith("product_title"))) {
    const rows = JSON.stringify(shop.database.prepare(`SELECT * FROM ${name}`).all());
    expect(rows).not.toMatch(/4242\s?4242|4000\s?0000/);
  }
});

test("WELCOME applies in any spelling and keeps the input", async () => {
  const checkout = await shop.checkout(cartOf(2)).open();
  const email = newcomer();
  await checkout.send({ action: "apply", discount: " welcome ", email });
  expect(checkout.status).toBe(200);
  expect(checkout.text).toContain("25% off your first order −$25.00");
  expect(checkout.html).toMatch(/id="city"[^>]*value="Portland"/);
  expect((await checkout.send({ email, discount: "welcome" })).status).toBe(303);
  expect(listOrders(shop.database, email, { limit: 1 })[0]).toMatchObject({
    total: 7500,
    discountCode: "WELCOME",
  });
});

test("a removed discount code no longer applies", async () => {
  const checkout = await shop.checkout(cartOf(1, { discountCodes: ["WELCOME"] })).open();
  await checkout.send({ action: "apply", discount: "" });
  expect(checkout.text).toContain("Total USD $50.00");
});

test("an unknown discount code is reported at its field and the automatic discount stays", async () => {
  const checkout = await shop.checkout(cartOf(2)).open();
  await checkout.send({ action: "apply", discount: "FREE" });
  expect(checkout.status).toBe(422);
  expect(checkout.html).toMatch(/<a href="#discount">We don’t know this discount code\.<\/a>/);
  expect(checkout.text).toContain("15% off 2 or more");
});

test("a new discount code sent with the payment is shown before anything is paid", async () => {
  const checkout = await shop.checkout(cartOf(1)).open();
  await checkout.send({ discount: "WELCOME", email: newcomer() });
  expect(checkout.status).toBe(409);
  expect(checkout.text).toContain("The total is now $37.50");
});

test("a discount code that has expired says how long it was valid", async () => {
  const email = newcomer();
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  issueDiscount(shop.database, "WELCOME", email, twoDaysAgo);
  const checkout = await shop.checkout(cartOf(1)).open();
  await checkout.send({ discount: "WELCOME", email });
  expect(checkout.status).toBe(422);
  expect(checkout.text).toContain("This discount code has expired: it is valid for 24 hours.");
});

test("WELCOME does not apply to an email with an earlier order", async () => {
  const email = newcomer();
  await (await shop.checkout(cartOf(1)).open()).send({ email });
  const checkout = await shop.checkout(cartOf(1, { discountCodes: ["WELCOME"] })).open();
  expect(checkout.text).toContain("Pay $37.50");
  // Entering an email reveals nothing about it.
  await checkout.send({ action: "apply", email, discount: "WELCOME" });
  expect([checkout.status, checkout.text.includes("Pay $37.50")]).toEqual([200, true]);
  await checkout.send({ email, discount: "WELCOME" });
  expect(checkout.status).toBe(409);
  expect(checkout.text).toContain("The total is now $50.00 This discount code is for a first order");
  expect((await checkout.send({ email, discount: "WELCOME" })).status).toBe(303);
  expect(listOrders(shop.database, email, { limit: 1 })[0]).toMatchObject({
    total: 5000,
    discountCode: null,
  });
});

test("a double click, a reload and the back button create one order", async () => {
  const email = newcomer();
  const checkout = await shop.checkout(cartOf(2)).open();
  const fields = checkout.fields({ email });
  const clicks = await Promise.all(Array.from({ length: 8 }, () => post(checkout.address, fields)));
  const again = await post(checkout.address, fields);
  const otherForm = await post(checkout.address, { ...fields, attempt: "another", total: "1" });
  expect([...clicks, again, otherForm].map(({ status }) => status)).toEqual(
    Array.from({ length: 10 }, () => 303),
  );
  expect(listOrders(shop.database, email, { limit: 9 })).toHaveLength(1);
});
