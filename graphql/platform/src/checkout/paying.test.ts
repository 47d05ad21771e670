import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningPlatform } from "../server.ts";
import type { Cart } from "../cart/cart.ts";
import { all, get, run } from "../database/statement.ts";
import { listOrders } from "../order/order-store.ts";
import { bagOf, onSale } from "../cart/cart.fixture.ts";
import { declinesAllowed } from "./pay.ts";
import { type Checkout, isOpen, openShop, post } from "./shopper.fixture.ts";

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
const stockOf = (cart: Cart) =>
  cart.lines.map(({ variantId }) =>
    get(shop.database, "SELECT inventory FROM variant WHERE id = ?", variantId),
  );

describe("paying", () => {
  test("makes an order with what was bought at the prices paid, and takes the stock", async () => {
    const cart = bag(2, { note: "Ring twice" });
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

  test("leads to a page with both numbers, which stays there", async () => {
    const cart = bag(1);
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

  test("numbers orders one after another", async () => {
    const email = newcomer();
    for (let order = 0; order < 3; order++) await (await shop.checkout(bag(1)).open()).send({ email });
    const [third, second, first] = listOrders(shop.database, email, { limit: 3 }).map(({ number }) => number);
    expect([second! - first!, third! - second!]).toEqual([1, 1]);
  });

  test("the thank-you page of an open checkout leads to the checkout", async () => {
    const { address } = shop.checkout(bag(1));
    const response = await fetch(`${address}/thank-you`, { redirect: "manual" });
    expect(response.status).toBe(303);
    expect(shop.url + response.headers.get("location")!).toBe(address);
  });

  test("a declined card takes nothing and keeps what was typed, but nothing of the card", async () => {
    const cart = bag(1);
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
    for (const secret of [`11 / ${soon}`, "987"]) expect(checkout.html).not.toContain(secret);
    expect(checkout.html).toMatch(/id="cardNumber"[^>]*value=""/);
    expect(stockOf(cart)).toEqual([{ inventory: 1 }]);
    expect(listOrders(shop.database, email, { limit: 1 })).toEqual([]);
    expect((await checkout.send({ email })).status).toBe(303);
    expect(listOrders(shop.database, email, { limit: 9 })).toHaveLength(1);
  });

  test("after a few declined cards the next has to wait, even a good one, and the bag stays", async () => {
    const cart = bag(1);
    const checkout = await shop.checkout(cart).open();
    for (let card = 0; card < declinesAllowed; card++) {
      await checkout.send({ cardNumber: "4000 0000 0000 0002" });
      expect(checkout.status).toBe(402);
    }
    await checkout.send();
    expect(checkout.status).toBe(429);
    expect(checkout.text).toContain("please wait 15 minutes before you try again. Nothing was charged");
    expect(stockOf(cart)).toEqual([{ inventory: 1 }]);
    run(
      shop.database,
      "UPDATE payment SET created_at = '2020-01-01T00:00:00.000Z' WHERE cart_id = ?",
      cart.id,
    );
    expect((await checkout.send()).status).toBe(303);
  });

  test("no card number is written down, however a payment ends", async () => {
    const checkout = await shop.checkout(bag(1)).open();
    await checkout.send({ cardNumber: "4000000000000002" });
    await checkout.send();
    const tables = all<{ name: string }>(
      shop.database,
      "SELECT name FROM sqlite_schema WHERE type = 'table'",
    );
    for (const { name } of tables.filter((table) => !table.name.startsWith("product_title"))) {
      const rows = JSON.stringify(shop.database.prepare(`SELECT * FROM ${name}`).all());
      expect(rows).not.toMatch(/4242\s?4242|4000\s?0000/);
    }
  });
});

describe("discount codes", () => {
  test("WELCOME applies in any spelling and keeps what was typed", async () => {
    const checkout = await shop.checkout(bag(2)).open();
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

  test("a code that is taken out no longer holds", async () => {
    const checkout = await shop.checkout(bag(1, { discountCodes: ["WELCOME"] })).open();
    await checkout.send({ action: "apply", discount: "" });
    expect(checkout.text).toContain("Total USD $50.00");
  });

  test("an unknown one is named at its field and the automatic discount stays", async () => {
    const checkout = await shop.checkout(bag(2)).open();
    await checkout.send({ action: "apply", discount: "FREE" });
    expect(checkout.status).toBe(422);
    expect(checkout.html).toMatch(/<a href="#discount">We don’t know this discount code\.<\/a>/);
    expect(checkout.text).toContain("15% off 2 or more");
  });

  test("a new code that comes with the payment is shown before anything is paid", async () => {
    const checkout = await shop.checkout(bag(1)).open();
    await checkout.send({ discount: "WELCOME", email: newcomer() });
    expect(checkout.status).toBe(409);
    expect(checkout.text).toContain("The total is now $37.50");
  });

  test("WELCOME does not hold for an email that has ordered before", async () => {
    const email = newcomer();
    await (await shop.checkout(bag(1)).open()).send({ email });
    const checkout = await shop.checkout(bag(1, { discountCodes: ["WELCOME"] })).open();
    expect(checkout.text).toContain("Pay $37.50");
    await checkout.send({ email, discount: "WELCOME" });
    expect(checkout.status).toBe(409);
    expect(checkout.text).toContain("The total is now $50.00 This discount code is for a first order");
    expect((await checkout.send({ email, discount: "WELCOME" })).status).toBe(303);
    expect(listOrders(shop.database, email, { limit: 1 })[0]).toMatchObject({
      total: 5000,
      discountCode: null,
    });
  });
});

describe("what changes between looking and paying", () => {
  test("a price: the new total is shown and asked for again", async () => {
    const cart = bag(1);
    const checkout = await shop.checkout(cart).open();
    run(shop.database, "UPDATE variant SET price = 4000 WHERE id = ?", cart.lines[0]!.variantId);
    const email = newcomer();
    await checkout.send({ email });
    expect(checkout.status).toBe(409);
    expect(checkout.text).toContain("The total is now $40.00");
    expect((await checkout.send({ email })).status).toBe(303);
    expect(listOrders(shop.database, email, { limit: 1 })[0]!.total).toBe(4000);
  });

  test("a piece that somebody else bought: it is named and taken out, and the rest can be bought", async () => {
    const dress = onSale(shop.database, `Slip dress ${++piece}`);
    const cart = bagOf(shop.database, [dress, ...pieces(1)]);
    const [mine, theirs] = [shop.checkout(cart), shop.checkout(bagOf(shop.database, [dress]))];
    await mine.open();
    await (await theirs.open()).send({ email: newcomer() });
    const email = newcomer();
    await mine.send({ email });
    expect(mine.status).toBe(409);
    expect(mine.text).toMatch(/Maren Slip dress \d+ was just sold Someone else was quicker/);
    expect(mine.text).toContain("Your bag 1 item");
    expect((await mine.send({ email })).status).toBe(303);
    expect(listOrders(shop.database, email, { limit: 1 })[0]!.lines).toHaveLength(1);
  });

  test("fewer pieces than two lines of one kind ask for together: what is left can be bought", async () => {
    const socks = onSale(shop.database, `Socks ${++piece}`, { inventory: 3 });
    const engraved = { merchandiseId: socks, quantity: 2, attributes: [{ key: "name", value: "A" }] };
    const cart = bagOf(shop.database, [socks], { lines: [engraved] });
    run(shop.database, "UPDATE variant SET inventory = 2 WHERE id = ?", cart.lines[0]!.variantId);
    const email = newcomer();
    const checkout = await shop.checkout(cart).open();
    expect((await checkout.send({ email })).status).toBe(303);
    const [order] = listOrders(shop.database, email, { limit: 1 });
    expect(order!.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
  });

  test("the last piece sold before the page is opened: an empty bag that says why", async () => {
    const cart = bag(1);
    run(shop.database, "UPDATE variant SET inventory = 0 WHERE id = ?", cart.lines[0]!.variantId);
    const checkout = await shop.checkout(cart).open();
    expect(checkout.text).toMatch(/Your bag is empty Maren Dress \d+ was just sold/);
  });
});

describe("buying once", () => {
  test("a double click, a reload and the back button give one order", async () => {
    const email = newcomer();
    const checkout = await shop.checkout(bag(2)).open();
    const fields = checkout.fields({ email });
    const clicks = await Promise.all(Array.from({ length: 8 }, () => post(checkout.address, fields)));
    const again = await post(checkout.address, fields);
    const otherForm = await post(checkout.address, { ...fields, attempt: "another", total: "1" });
    expect([...clicks, again, otherForm].map(({ status }) => status)).toEqual(
      Array.from({ length: 10 }, () => 303),
    );
    expect(listOrders(shop.database, email, { limit: 9 })).toHaveLength(1);
  });
});
