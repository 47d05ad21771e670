import { beforeEach, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../database/database.ts";
import { all, run } from "../database/statement.ts";
import { issueDiscount } from "../discount/discount-store.ts";
import { globalId } from "../global-id.ts";
import type { Cart } from "./cart.ts";
import { onSale } from "./cart.fixture.ts";
import {
  addLines,
  createCart,
  readCart,
  removeLines,
  type Shop,
  updateAttributes,
  updateBuyerIdentity,
  updateDiscountCodes,
  updateLines,
  updateNote,
} from "./cart-operations.ts";

let db: Database;
let shop: Shop;
const now = new Date("2025-06-02T12:00:00Z");

beforeEach(() => {
  db = openDatabase(":memory:");
  shop = { database: db, now, soldOut: "refused" };
});

const idOf = (cart: Cart) => globalId("Cart", cart.token);
const later = (hours: number): Shop => ({ ...shop, now: new Date(now.getTime() + hours * 3_600_000) });
const cartWith = (...merchandise: string[]): Cart =>
  createCart(shop, { lines: merchandise.map((merchandiseId) => ({ merchandiseId })) }).cart!;

describe("making a cart", () => {
  test("keeps all that the input says", () => {
    const { cart, errors } = createCart(shop, {
      lines: [{ merchandiseId: onSale(db, "Wrap Dress", { price: 3995 }), quantity: 1 }],
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

  test("gives ids that tell nothing of other carts", () => {
    const tokens = Array.from({ length: 50 }, () => cartWith()).flatMap((cart) => [
      cart.token,
      cart.checkoutToken,
    ]);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{27}$/);
  });

  test("with a wrong email address makes none", () => {
    const { cart, errors } = createCart(shop, { buyerIdentity: { email: "ada@" } });
    expect(cart).toBeNull();
    expect(errors).toEqual([
      { code: "INVALID", field: ["input", "buyerIdentity", "email"], message: "Email is invalid" },
    ]);
    expect(all(db, "SELECT * FROM cart")).toEqual([]);
  });

  test("with unknown merchandise makes none and says which", () => {
    const merchandiseId = globalId("ProductVariant", 999);
    const { cart, errors } = createCart(shop, {
      lines: [{ merchandiseId: onSale(db, "Tote", { price: 100 }) }, { merchandiseId }],
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
});

describe("a cart that is not there", () => {
  const gone = [{ code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." }];
  const unknown = "gid://shopify/Cart/nobody";

  test.each<[string, (shop: Shop) => unknown]>([
    ["cartLinesAdd", (shop) => addLines(shop, unknown, [])],
    ["cartLinesUpdate", (shop) => updateLines(shop, unknown, [])],
    ["cartLinesRemove", (shop) => removeLines(shop, unknown, [])],
    ["cartBuyerIdentityUpdate", (shop) => updateBuyerIdentity(shop, unknown, {})],
    ["cartDiscountCodesUpdate", (shop) => updateDiscountCodes(shop, unknown, [])],
    ["cartNoteUpdate", (shop) => updateNote(shop, unknown, "")],
    ["cartAttributesUpdate", (shop) => updateAttributes(shop, unknown, [])],
    ["an id of another kind", (shop) => updateNote(shop, "gid://shopify/Product/1", "")],
    ["an empty id", (shop) => updateNote(shop, "", "")],
  ])("%s says so and gives no cart", (_, operate) => {
    expect(operate(shop)).toEqual({ cart: null, errors: gone, notices: [] });
  });

  test("a paid cart is one", () => {
    const cart = cartWith(onSale(db, "Socks", { price: 500 }));
    run(db, "UPDATE cart SET completed_at = ?", now.toISOString());
    expect(readCart(shop, idOf(cart))).toBeNull();
    expect(updateNote(shop, idOf(cart), "hello").errors).toEqual(gone);
  });
});

describe("the cart's own facts", () => {
  test("buyer, note and attributes change one by one", () => {
    const cart = cartWith();
    updateBuyerIdentity(shop, idOf(cart), { email: " ada@circlet.example ", phone: "+1 555 010 9999" });
    updateBuyerIdentity(shop, idOf(cart), { countryCode: "US" });
    updateNote(shop, idOf(cart), "Ring twice");
    updateAttributes(shop, idOf(cart), [{ key: "gift", value: "yes" }]);
    expect(readCart(shop, idOf(cart))).toMatchObject({
      email: "ada@circlet.example",
      phone: "+1 555 010 9999",
      countryCode: "US",
      note: "Ring twice",
      attributes: [{ key: "gift", value: "yes" }],
    });
    expect(updateNote(shop, idOf(cart), null).cart!.note).toBeNull();
    expect(updateBuyerIdentity(shop, idOf(cart), { email: null }).cart!.email).toBeNull();
  });

  test("a note over 5000 characters is refused", () => {
    const cart = cartWith();
    expect(updateNote(shop, idOf(cart), "x".repeat(5001)).errors).toMatchObject([
      { code: "NOTE_TOO_LONG", field: ["note"] },
    ]);
    expect(updateNote(shop, idOf(cart), "x".repeat(5000)).errors).toEqual([]);
  });

  test("codes replace one another; an unknown one stays, not applicable", () => {
    const cart = cartWith(onSale(db, "Socks", { price: 500 }));
    const codes = (list: string[] | null) => updateDiscountCodes(shop, idOf(cart), list).cart!.discount.codes;
    expect(codes(["FREE"])).toEqual([{ code: "FREE", refusal: "unknown" }]);
    expect(codes(["Welcome"])).toEqual([{ code: "Welcome" }]);
    expect(codes(null)).toEqual([]);
  });

  test("WELCOME is good for 24 hours from the cart's creation, or from its issue to the buyer", () => {
    const cart = cartWith(onSale(db, "Socks", { price: 500 }));
    updateDiscountCodes(shop, idOf(cart), ["WELCOME"]);
    const discountAfter = (hours: number) => readCart(later(hours), idOf(cart))!.cost.discount;
    expect(discountAfter(23.9)).toBe(125);
    expect(discountAfter(24)).toBe(0);
    updateBuyerIdentity(shop, idOf(cart), { email: "Ada@circlet.example" });
    issueDiscount(db, "welcome", "ada@circlet.example", later(23).now);
    expect(discountAfter(46)).toBe(125);
    issueDiscount(db, "WELCOME", "ada@circlet.example", later(46).now);
    expect(discountAfter(47)).toBe(0);
  });

  test("prices follow the catalogue", () => {
    const cart = cartWith(onSale(db, "Socks", { price: 500 }), onSale(db, "Hats", { price: 700 }));
    run(db, "UPDATE variant SET price = 600 WHERE price = 500");
    expect(readCart(shop, idOf(cart))!.cost).toEqual({ subtotal: 1300, discount: 195, total: 1105 });
  });
});
