import { beforeEach, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../database/database.ts";
import { all, run } from "../database/statement.ts";
import { globalId } from "../shared/global-id.ts";
import {
  addLines,
  createCart,
  openCart,
  removeLines,
  type CartContext,
  updateAttributes,
  updateBuyerIdentity,
  updateDiscountCodes,
  updateLines,
  updateNote,
} from "./cart-operations.ts";
import { findCartOfCheckout } from "./cart-store.ts";
import { saveTestVariant } from "./cart.fixture.ts";
import type { Cart } from "./cart.ts";
import { issueDiscount } from "./discounts/discount-store.ts";

let db: Database;
let shop: CartContext;
const now = new Date("2025-06-02T12:00:00Z");

beforeEach(() => {
  db = openDatabase(":memory:");
  shop = { database: db, now, soldOut: "refused" };
});

const idOf = (cart: Cart) => globalId("Cart", cart.token);
const later = (hours: number): CartContext => ({ ...shop, now: new Date(now.getTime() + hours * 3_600_000) });
const cartWith = (...merchandise: string[]): Cart =>
  createCart(shop, { lines: merchandise.map((merchandiseId) => ({ merchandiseId })) }).cart!;

test("a new cart keeps everything in the input", () => {
  const { cart, errors } = createCart(shop, {
    lines: [{ merchandiseId: saveTestVariant(db, "Wrap Dress", { price: 3995 }), quantity: 1 }],
    buyerIdentity: { email: "ada@circlet.example", countryCode: "US" },
    discountCodes: ["welcome", "WELCOME", " "],
    note: "Ring twice",
    attributes: [
      { key: "gift", value: "no" },
      { key: "gift", value: "yes" },
    ],
  });
  expect(errors).toEqual([]);
  expect(cart).toMatchObject({
    email: "ada@circlet.example",
    countryCode: "US",
    note: "Ring twice",
    attributes: [{ key: "gift", value: "yes" }],
    createdAt: "2025-06-02T12:00:00.000Z",
    cost: { subtotal: 3995, discount: 999, total: 2996 },
    discount: { codes: [{ code: "welcome" }] },
  });
});

test("the id of a new cart reveals nothing about other carts", () => {
  const tokens = Array.from({ length: 50 }, () => cartWith()).flatMap((cart) => [
    cart.token,
    cart.checkoutToken,
  ]);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{27}$/);
});

test("no cart is created when the email address is invalid", () => {
  const { cart, errors } = createCart(shop, { buyerIdentity: { email: "ada@" } });
  expect(cart).toBeNull();
  expect(errors).toEqual([
    { code: "INVALID", field: ["input", "buyerIdentity", "email"], message: "Email is invalid" },
  ]);
  expect(all(db, "SELECT * FROM cart")).toEqual([]);
});

test("no cart is created for unknown merchandise, which the error names", () => {
  const merchandiseId = globalId("ProductVariant", 999);
  const { cart, errors } = createCart(shop, {
    lines: [{ merchandiseId: saveTestVariant(db, "Tote", { price: 100 }) }, { merchandiseId }],
  });
  expect(cart).toBeNull();
  expect(errors).toEqual([
    {
      code: "INVALID",
      field: ["input", "lines", "1", "merchandiseId"],
      message: `The merchandise with id ${merchandiseId} does not exist.`,
    },
  ]);
  expect(all(db, "SELECT * FROM cart")).toEqual([]);
});

describe("a cart that does not exist", () => {
  const gone = [{ code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." }];
  const unknown = "gid://shopify/Cart/nobody";

  test.each<[string, (shop: CartContext) => unknown]>([
    ["cartLinesAdd", (shop) => addLines(shop, unknown, [])],
    ["cartLinesUpdate", (shop) => updateLines(shop, unknown, [])],
    ["cartLinesRemove", (shop) => removeLines(shop, unknown, [])],
    ["cartBuyerIdentityUpdate", (shop) => updateBuyerIdentity(shop, unknown, {})],
    ["cartDiscountCodesUpdate", (shop) => updateDiscountCodes(shop, unknown, [])],
    ["cartNoteUpdate", (shop) => updateNote(shop, unknown, "")],
    ["cartAttributesUpdate", (shop) => updateAttributes(shop, unknown, [])],
    ["an id of another type", (shop) => updateNote(shop, "gid://shopify/Product/1", "")],
    ["an empty id", (shop) => updateNote(shop, "", "")],
  ])("%s is an error and returns no cart", (_, operate) => {
    expect(operate(shop)).toEqual({ cart: null, errors: gone, notices: [] });
  });

  test("a paid cart counts as a cart that does not exist", () => {
    const cart = cartWith(saveTestVariant(db, "Socks", { price: 500 }));
    run(db, "UPDATE cart SET completed_at = ?", now.toISOString());
    expect(openCart(shop, idOf(cart))).toBeNull();
    expect(updateNote(shop, idOf(cart), "hello").errors).toEqual(gone);
  });
});

test("buyer, note and attributes of a cart change independently", () => {
  const cart = cartWith();
  updateBuyerIdentity(shop, idOf(cart), { email: " ada@circlet.example ", phone: "+1 555 010 9999" });
  updateBuyerIdentity(shop, idOf(cart), { countryCode: "US" });
  updateNote(shop, idOf(cart), "Ring twice");
  updateAttributes(shop, idOf(cart), [{ key: "gift", value: "yes" }]);
  expect(openCart(shop, idOf(cart))).toMatchObject({
    email: "ada@circlet.example",
    phone: "+1 555 010 9999",
    countryCode: "US",
    note: "Ring twice",
    attributes: [{ key: "gift", value: "yes" }],
  });
  expect(updateNote(shop, idOf(cart), null).cart!.note).toBeNull();
  expect(updateBuyerIdentity(shop, idOf(cart), { email: null }).cart!.email).toBeNull();
});

test("a note over 5,000 characters is rejected", () => {
  const cart = cartWith();
  expect(updateNote(shop, idOf(cart), "x".repeat(5001)).errors).toMatchObject([
    { code: "NOTE_TOO_LONG", field: ["note"] },
  ]);
  expect(updateNote(shop, idOf(cart), "x".repeat(5000)).errors).toEqual([]);
});

test("new discount codes replace the old ones, and an unknown one stays as not applicable", () => {
  const cart = cartWith(saveTestVariant(db, "Socks", { price: 500 }));
  const codes = (list: string[] | null) => updateDiscountCodes(shop, idOf(cart), list).cart!.discount.codes;
  expect(codes(["FREE"])).toEqual([{ code: "FREE", refusal: "unknown" }]);
  expect(codes(["Welcome"])).toEqual([{ code: "Welcome" }]);
  expect(codes(null)).toEqual([]);
});

test("WELCOME expires 24 hours after it was sent, which only the paying buyer sees", () => {
  const cart = cartWith(saveTestVariant(db, "Socks", { price: 500 }));
  updateDiscountCodes(shop, idOf(cart), ["WELCOME"]);
  const discountAfter = (hours: number) => openCart(later(hours), idOf(cart))!.cost.discount;
  const paidAfter = (hours: number) =>
    findCartOfCheckout(db, cart.checkoutToken, later(hours).now, "paying")!.cost.discount;
  expect([discountAfter(90), paidAfter(90)]).toEqual([125, 125]);
  updateBuyerIdentity(shop, idOf(cart), { email: "Ada@circlet.example" });
  issueDiscount(db, "welcome", "ada@circlet.example", later(23).now);
  expect([discountAfter(46.9), paidAfter(46.9)]).toEqual([125, 125]);
  issueDiscount(db, "WELCOME", "ada@circlet.example", later(46).now);
  expect([discountAfter(47), paidAfter(47)]).toEqual([125, 0]);
});

test("prices follow the catalog", () => {
  const cart = cartWith(
    saveTestVariant(db, "Socks", { price: 500 }),
    saveTestVariant(db, "Hats", { price: 700 }),
  );
  run(db, "UPDATE variant SET price = 600 WHERE price = 500");
  expect(openCart(shop, idOf(cart))!.cost).toEqual({ subtotal: 1300, discount: 195, total: 1105 });
});
