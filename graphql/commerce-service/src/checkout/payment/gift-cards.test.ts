import { emailText } from "@circlet/service-kit/email/email-text";
import { afterAll, describe, expect, test } from "vitest";
import { addLines, updateLines } from "../../cart/cart-operations.ts";
import { testCart } from "../../cart/cart.fixture.ts";
import type { Cart } from "../../cart/cart.ts";
import { saveProduct } from "../../catalog/writing/product-writer.ts";
import { get, run } from "../../database/statement.ts";
import { emailsTo } from "../../email/rendered-emails.ts";
import { issueGiftCard } from "../../gift-cards/gift-card-store.ts";
import { globalId } from "../../shared/global-id.ts";
import { listOrders } from "../../orders/order-store.ts";
import { testSettings } from "../../shared/settings/settings.ts";
import { isOpen, newcomer, openShop } from "../shopper.fixture.ts";

let count = 0;

const shop = await openShop();
afterAll(() => shop.close());

/** A gift card, by its code. In cents. */
const giftCard = (value: number) => issueGiftCard(shop.database, { value, now: new Date() });
const balanceOf = (code: string) =>
  get<{ balance: number }>(shop.database, "SELECT balance FROM gift_card WHERE code = ?", code)?.balance;
const cartOf = (price: number, giftCardCodes: string[] = []) =>
  testCart(shop.database, shop.products(1, price), { giftCardCodes });
const noCard = { cardNumber: "", expiry: "", securityCode: "" };
const ordersOf = (email: string) => listOrders(shop.database, email, { limit: 10 });

/** A gift card for sale, by the global id of its variant. */
function giftCardForSale(price: number): string {
  const handle = `gift-card-${++count}`;
  saveProduct(shop.database, {
    handle,
    title: "Gift card",
    vendor: "Circlet",
    giftCard: true,
    options: [{ name: "Amount", values: ["One"] }],
    variants: [{ options: { Amount: "One" }, price, inventory: null }],
  });
  const sql = "SELECT variant.id FROM variant JOIN product ON product.id = product_id WHERE handle = ?";
  return globalId("ProductVariant", get<{ id: number }>(shop.database, sql, handle)?.id ?? 0);
}

test("a gift card pays its balance, and the card pays the rest", async () => {
  const code = giftCard(3000);
  const email = newcomer();
  const checkout = await shop.checkout(cartOf(5000)).open();
  await checkout.send({
    action: "apply",
    giftCard: ` ${code.slice(0, 8).toLowerCase()}-${code.slice(8)} `,
  });
  expect(checkout.text).toContain(`The gift card ending in ${code.slice(-4)} pays $30.00.`);
  expect(checkout.text).toContain("Pay $20.00");
  expect(checkout.html).not.toContain(code);
  expect((await checkout.send({ email })).status).toBe(303);
  expect(balanceOf(code)).toBe(0);
  const [order] = ordersOf(email);
  expect(order).toMatchObject({ total: 5000, giftCards: { used: [{ amount: 3000 }] } });
  const sql = "SELECT amount FROM payment WHERE order_id = ?";
  expect(get(shop.database, sql, order?.id ?? 0)).toEqual({ amount: 2000 });
});

test("a gift card needs no other card when it pays for everything, and keeps what is left", async () => {
  const code = giftCard(8000);
  const email = newcomer();
  const checkout = await shop.checkout(cartOf(5000, [code])).open();
  expect(checkout.text).toContain("pays $50.00 and keeps $30.00.");
  expect(checkout.text).toContain("Place order");
  expect(checkout.html).not.toContain("cardNumber");
  expect((await checkout.send({ ...noCard, email })).status).toBe(303);
  expect(balanceOf(code)).toBe(3000);
  expect(ordersOf(email)).toHaveLength(1);
});

test("a gift card is never spent twice: of two orders at once, the second shows what is left to pay", async () => {
  const code = giftCard(5000);
  const [one, other] = [
    await shop.checkout(cartOf(5000, [code])).open(),
    await shop.checkout(cartOf(5000, [code])).open(),
  ];
  const emails = [newcomer(), newcomer()] as const;
  const [first, second] = await Promise.all([
    one.send({ ...noCard, email: emails[0] }),
    other.send({ ...noCard, email: emails[1] }),
  ]);
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([303, 409]);
  expect(balanceOf(code)).toBe(0);
  expect(emails.flatMap((email) => ordersOf(email))).toHaveLength(1);
  expect(first.status === 409 ? one.text : other.text).toContain("The total is now $50.00");
});

test("a form that claims a total of nothing pays nothing", async () => {
  const cart = cartOf(5000);
  const checkout = await shop.checkout(cart).open();
  const response = await checkout.send({ ...noCard, total: "0" });
  expect(response.status).toBe(409);
  expect(isOpen(shop.database, cart)).toBe(true);
});

test("a gift card keeps its balance when the card is declined", async () => {
  const code = giftCard(1000);
  const checkout = await shop.checkout(cartOf(5000, [code])).open();
  expect((await checkout.send({ cardNumber: "4000 0000 0000 0002" })).status).toBe(402);
  expect(balanceOf(code)).toBe(1000);
});

test("a gift card can be removed again", async () => {
  const code = giftCard(1000);
  const checkout = await shop.checkout(cartOf(5000, [code])).open();
  const id = /name="remove-gift-card" value="(\d+)"/.exec(checkout.html)?.[1] ?? "";
  await checkout.send({ "remove-gift-card": id });
  expect(checkout.text).toContain("Pay $50.00");
  expect(checkout.text).not.toContain(code.slice(-4));
});

test.each([
  ["an unknown code", () => "NOPE", "We don’t know this gift card."],
  [
    "a card that is used up",
    () => {
      const code = giftCard(1000);
      run(shop.database, "UPDATE gift_card SET balance = 0 WHERE code = ?", code);
      return code;
    },
    "This gift card has no balance left.",
  ],
])("the checkout says what is wrong with %s", async (_, code, message) => {
  giftCard(1);
  const cart = cartOf(5000);
  for (const action of ["apply", "pay"]) {
    const checkout = await shop.checkout(cart).open();
    expect((await checkout.send({ action, giftCard: code() })).status).toBe(422);
    expect(checkout.text).toContain(message);
  }
  expect(isOpen(shop.database, cart)).toBe(true);
});

test("buying a gift card issues a code that the thank-you page and the email show, and ships nothing", async () => {
  const email = newcomer();
  const cart = testCart(shop.database, [giftCardForSale(2500)]);
  await (await shop.checkout(cart).open()).send({ email });
  const [order] = ordersOf(email);
  const code = order?.giftCards.bought[0]?.code ?? "";
  const shown = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8, 12)}-${code.slice(12)}`;
  expect(order).toMatchObject({ fulfillments: [], lines: [{ isGiftCard: true }] });
  const thanks = await (await fetch(`${shop.checkout(cart).address}/thank-you`)).text();
  expect(thanks).toContain(shown);
  expect(thanks).not.toContain("on its way");
  const [message] = emailsTo({ database: shop.database, settings: testSettings() }, email, new Date()).map(
    (rendered) => rendered.message,
  );
  expect(emailText(message!)).toContain(shown);
  expect(balanceOf(code)).toBe(2500);
});

test("a gift card is neither discounted nor paid for with another gift card", async () => {
  const code = giftCard(100_000);
  const [dress = ""] = shop.products(1);
  const cart = testCart(shop.database, [giftCardForSale(2500), dress], { giftCardCodes: [code] });
  expect(cart.cost).toEqual({ subtotal: 7500, discount: 0, total: 7500 });
  expect(cart.giftCards).toMatchObject([{ amountUsed: 5000 }]);
});

describe("more than 100 gift cards in an order", () => {
  const context = { database: shop.database, now: new Date(), soldOut: "refused" as const };
  const refused = [{ code: "MAXIMUM_EXCEEDED", message: "An order can't have more than 100 gift cards." }];
  const lineIds = (cart: Cart) => cart.lines.map(({ token }) => globalId("CartLine", token));
  const cartWith = (quantity: number) => {
    const merchandiseId = giftCardForSale(2500);
    const cart = testCart(shop.database, [], { lines: [{ merchandiseId, quantity }] });
    return { cart, id: globalId("Cart", cart.token), merchandiseId };
  };

  test("more than 100 gift cards in an order are refused when they are added, in one line or several", () => {
    const { id, merchandiseId } = cartWith(60);
    for (const quantity of [41, 50_000]) {
      expect(addLines(context, id, [{ merchandiseId, quantity }]).errors).toMatchObject(refused);
      const attributes = [{ key: "For", value: "Ada" }];
      expect(addLines(context, id, [{ merchandiseId, quantity, attributes }]).errors).toMatchObject(refused);
    }
    expect(addLines(context, id, [{ merchandiseId, quantity: 40 }]).cart?.lines).toMatchObject([
      { quantity: 100 },
    ]);
  });

  test("more than 100 gift cards in an order are refused when a line changes", () => {
    const { cart, id } = cartWith(1);
    const change = (quantity: number) =>
      updateLines(
        context,
        id,
        lineIds(cart).map((line) => ({ id: line, quantity })),
      );
    expect(change(101).errors).toMatchObject(refused);
    expect(change(100).errors).toEqual([]);
  });

  test("more than 100 gift cards in an order from before the limit can be taken out, and are not sold", async () => {
    const { cart, id } = cartWith(1);
    run(shop.database, "UPDATE cart_line SET quantity = 300 WHERE cart_id = ?", cart.id);
    const checkout = await shop.checkout(cart).open();
    await checkout.send({ email: newcomer() });
    expect([checkout.status, checkout.text]).toEqual([
      422,
      expect.stringContaining("An order can have at most 100 gift cards"),
    ]);
    const change = (quantity: number) =>
      updateLines(
        context,
        id,
        lineIds(cart).map((line) => ({ id: line, quantity })),
      );
    expect(change(301).errors).toMatchObject(refused);
    expect(change(200).errors).toEqual([]);
    expect(change(100).errors).toEqual([]);
    await checkout.open();
    expect((await checkout.send({ email: newcomer() })).status).toBe(303);
  });
});
