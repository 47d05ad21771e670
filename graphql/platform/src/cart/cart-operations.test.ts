import { beforeEach, describe, expect, test } from "vitest";
import { saveProduct } from "../catalogue/product-writer.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { all, get, run } from "../database/statement.ts";
import { issueDiscount } from "../discount/discount-store.ts";
import { globalId } from "../global-id.ts";
import type { Cart } from "./cart.ts";
import { lineGlobalId } from "./cart-lines.ts";
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

/** Puts a product with one variant on sale; returns the variant's global id. */
function onSale(title: string, price: number, inventory: number | null = 1): string {
  const handle = title.toLowerCase().replaceAll(" ", "-");
  const variant = { options: { Color: "Plum", Size: "M" }, price, compareAtPrice: price * 3, inventory };
  const options = [
    { name: "Color", values: ["Plum"] },
    { name: "Size", values: ["M"] },
  ];
  saveProduct(db, { handle, title, options, variants: [variant] });
  const row = get<{ id: number }>(
    db,
    "SELECT variant.id FROM variant JOIN product ON product.id = product_id WHERE handle = ?",
    handle,
  );
  return globalId("ProductVariant", row!.id);
}

function sell(merchandiseId: string): void {
  run(db, "UPDATE variant SET inventory = 0 WHERE id = ?", Number(merchandiseId.split("/").at(-1)));
}

const idOf = (cart: Cart) => globalId("Cart", cart.token);
const lineIdOf = (cart: Cart, index = 0) => lineGlobalId(cart, cart.lines[index]!.token);
const later = (hours: number): Shop => ({ ...shop, now: new Date(now.getTime() + hours * 3_600_000) });

function cartWith(...merchandise: string[]): Cart {
  return createCart(shop, { lines: merchandise.map((merchandiseId) => ({ merchandiseId })) }).cart!;
}

describe("making a cart", () => {
  test("keeps all that the input says", () => {
    const { cart, errors } = createCart(shop, {
      lines: [{ merchandiseId: onSale("Wrap Dress", 3995), quantity: 1 }],
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

  test("with a wrong e-mail address makes none", () => {
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
      lines: [{ merchandiseId: onSale("Tote", 100) }, { merchandiseId }],
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

describe("adding lines", () => {
  test("puts the newest first and moves updatedAt", () => {
    const [dress, boots] = [onSale("Wrap Dress", 3995), onSale("Boots", 8950)];
    const cart = cartWith(dress);
    const { cart: after } = addLines(later(1), idOf(cart), [{ merchandiseId: boots }]);
    expect(after!.lines.map(({ unitPrice }) => unitPrice)).toEqual([8950, 3995]);
    expect(after!.lines[1]!.token).toBe(cart.lines[0]!.token);
    expect(after!.updatedAt).toBe("2025-06-02T13:00:00.000Z");
    expect(after!.createdAt).toBe(cart.createdAt);
  });

  test("takes the same variant into its line, and makes another for other attributes", () => {
    const socks = onSale("Socks", 500, 10);
    const cart = cartWith(socks);
    const engraved = { merchandiseId: socks, attributes: [{ key: "engraving", value: "A" }] };
    const { cart: after } = addLines(shop, idOf(cart), [{ merchandiseId: socks, quantity: 2 }, engraved]);
    expect(after!.lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
    expect(after!.lines[1]!.token).toBe(cart.lines[0]!.token);
  });

  test("never takes more than there are, over all lines of a variant, and says so", () => {
    const socks = onSale("Socks", 500, 3);
    const engraved = { merchandiseId: socks, quantity: 2, attributes: [{ key: "engraving", value: "A" }] };
    const cart = createCart(shop, { lines: [engraved] }).cart!;
    const {
      cart: after,
      errors,
      notices,
    } = addLines(shop, idOf(cart), [{ merchandiseId: socks, quantity: 2 }]);
    expect(after!.lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(errors).toEqual([]);
    expect(notices).toMatchObject([
      {
        code: "MERCHANDISE_NOT_ENOUGH_STOCK",
        field: ["lines", "0", "merchandiseId"],
        message: "Only 3 items were added to your cart due to availability.",
      },
    ]);
  });

  test("a second try at a one-of-one piece leaves one in the cart", () => {
    const dress = onSale("Wrap Dress", 3995);
    const cart = cartWith(dress);
    const { cart: after, notices } = addLines(shop, idOf(cart), [{ merchandiseId: dress }]);
    expect(after!.lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(notices[0]!.message).toBe("Only 1 item was added to your cart due to availability.");
  });

  test("refuses what is sold out", () => {
    const dress = onSale("Wrap Dress", 3995, 0);
    const { cart, notices } = addLines(shop, idOf(cartWith()), [{ merchandiseId: dress }]);
    expect(cart!.lines).toEqual([]);
    expect(notices).toMatchObject([
      {
        code: "MERCHANDISE_OUT_OF_STOCK",
        message: "The product 'Wrap Dress - Plum / M' is already sold out.",
      },
    ]);
  });

  test("leaves an empty line for what is sold out where the platform's newest version does", () => {
    const dress = onSale("Wrap Dress", 3995, 0);
    const { cart, notices } = addLines({ ...shop, soldOut: "empty-line" }, idOf(cartWith()), [
      { merchandiseId: dress },
    ]);
    expect(cart!.lines).toMatchObject([{ quantity: 0 }]);
    expect(cart!.cost.total).toBe(0);
    expect(notices[0]!.lineToken).toBe(cart!.lines[0]!.token);
  });

  test("sells any number of what is not counted or is made again", () => {
    const { cart, notices } = addLines(shop, idOf(cartWith()), [
      { merchandiseId: onSale("Gift Wrap", 100, null), quantity: 40 },
    ]);
    expect(cart!.lines).toMatchObject([{ quantity: 40 }]);
    expect(notices).toEqual([]);
  });

  test("adds all or nothing", () => {
    const [dress, cart] = [onSale("Wrap Dress", 3995), cartWith()];
    const outcome = addLines(shop, idOf(cart), [
      { merchandiseId: dress },
      { merchandiseId: "gid://shopify/ProductVariant/404" },
      { merchandiseId: dress, quantity: -1 },
    ]);
    expect(outcome.cart).toBeNull();
    expect(outcome.errors.map(({ field }) => field.join("."))).toEqual([
      "lines.1.merchandiseId",
      "lines.2.quantity",
    ]);
    expect(readCart(shop, idOf(cart))!.lines).toEqual([]);
  });

  test("does not sell what was taken out of the shop", () => {
    const dress = onSale("Wrap Dress", 3995);
    run(db, "UPDATE product SET published = 0");
    expect(addLines(shop, idOf(cartWith()), [{ merchandiseId: dress }]).errors).toMatchObject([
      { code: "INVALID" },
    ]);
  });

  test("stops at 500 lines", () => {
    const socks = onSale("Socks", 500, null);
    const engraved = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        merchandiseId: socks,
        attributes: [{ key: "name", value: String(from + index) }],
      }));
    const cart = createCart(shop, { lines: engraved(0, 250) }).cart!;
    expect(addLines(shop, idOf(cart), engraved(250, 250)).cart!.lines).toHaveLength(500);
    expect(addLines(shop, idOf(cart), engraved(500, 1)).errors).toMatchObject([{ code: "CART_TOO_LARGE" }]);
    expect(readCart(shop, idOf(cart))!.lines).toHaveLength(500);
  });
});

describe("changing lines", () => {
  test("sets the quantity, within what there is", () => {
    const cart = cartWith(onSale("Socks", 500, 3));
    const id = lineIdOf(cart);
    expect(updateLines(shop, idOf(cart), [{ id, quantity: 2 }]).cart!.lines).toMatchObject([{ quantity: 2 }]);
    const { cart: after, notices } = updateLines(shop, idOf(cart), [{ id, quantity: 9 }]);
    expect(after!.lines).toMatchObject([{ quantity: 3 }]);
    expect(notices).toMatchObject([
      { code: "MERCHANDISE_NOT_ENOUGH_STOCK", field: ["lines", "0", "quantity"] },
    ]);
  });

  test("removes a line at quantity 0", () => {
    const cart = cartWith(onSale("Socks", 500));
    expect(updateLines(shop, idOf(cart), [{ id: lineIdOf(cart), quantity: 0 }]).cart!.lines).toEqual([]);
  });

  test("empties a line whose piece was sold to somebody else", () => {
    const dress = onSale("Wrap Dress", 3995);
    const cart = cartWith(dress);
    sell(dress);
    expect(readCart(shop, idOf(cart))!.lines).toMatchObject([{ quantity: 1 }]);
    const { cart: after, notices } = updateLines(shop, idOf(cart), [{ id: lineIdOf(cart), quantity: 1 }]);
    expect(after!.lines).toMatchObject([{ quantity: 0 }]);
    expect(notices).toMatchObject([{ code: "MERCHANDISE_OUT_OF_STOCK" }]);
  });

  test("merges a line that becomes the same as another", () => {
    const [socks, hats] = [onSale("Socks", 500, 9), onSale("Hats", 700, 9)];
    const cart = cartWith(socks, hats);
    const { cart: after } = updateLines(shop, idOf(cart), [{ id: lineIdOf(cart), merchandiseId: socks }]);
    expect(after!.lines).toMatchObject([{ quantity: 2, unitPrice: 500 }]);
  });

  test("swaps two lines' merchandise", () => {
    const [socks, hats] = [onSale("Socks", 500, 9), onSale("Hats", 700, 9)];
    const cart = cartWith(socks, hats);
    const changes = [
      { id: lineIdOf(cart, 0), merchandiseId: socks, attributes: [{ key: "a", value: "b" }] },
      { id: lineIdOf(cart, 1), merchandiseId: hats },
    ];
    const { cart: after } = updateLines(shop, idOf(cart), changes);
    expect(after!.lines.map(({ unitPrice }) => unitPrice)).toEqual([500, 700]);
  });

  test("names a line that is not there, and changes nothing", () => {
    const cart = cartWith(onSale("Socks", 500, 3));
    const { cart: after, errors } = updateLines(shop, idOf(cart), [
      { id: lineIdOf(cart), quantity: 2 },
      { id: "gid://shopify/CartLine/gone?cart=x", quantity: 2 },
    ]);
    expect(errors).toEqual([
      {
        code: "INVALID_MERCHANDISE_LINE",
        field: ["lines", "1", "id"],
        message: "The merchandise line with id gone does not exist.",
      },
    ]);
    expect(after!.lines).toMatchObject([{ quantity: 1 }]);
  });
});

describe("removing lines", () => {
  test("takes out the named ones only", () => {
    const cart = cartWith(onSale("Socks", 500), onSale("Hats", 700));
    const { cart: after } = removeLines(shop, idOf(cart), [lineIdOf(cart, 0)]);
    expect(after!.lines.map(({ unitPrice }) => unitPrice)).toEqual([500]);
  });

  test("another cart's line is not there", () => {
    const [mine, other] = [cartWith(onSale("Socks", 500)), cartWith(onSale("Hats", 700))];
    const { errors } = removeLines(shop, idOf(mine), [lineIdOf(other)]);
    expect(errors).toMatchObject([{ code: "INVALID_MERCHANDISE_LINE", field: ["lineIds", "0"] }]);
    expect(readCart(shop, idOf(other))!.lines).toHaveLength(1);
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
    const cart = cartWith(onSale("Socks", 500));
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
    const cart = cartWith(onSale("Socks", 500));
    const codes = (list: string[] | null) => updateDiscountCodes(shop, idOf(cart), list).cart!.discount.codes;
    expect(codes(["FREE"])).toEqual([{ code: "FREE", refusal: "unknown" }]);
    expect(codes(["Welcome"])).toEqual([{ code: "Welcome" }]);
    expect(codes(null)).toEqual([]);
  });

  test("WELCOME is good for 24 hours from the cart's creation, or from its issue to the buyer", () => {
    const cart = cartWith(onSale("Socks", 500));
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
    const cart = cartWith(onSale("Socks", 500), onSale("Hats", 700));
    run(db, "UPDATE variant SET price = 600 WHERE price = 500");
    expect(readCart(shop, idOf(cart))!.cost).toEqual({ subtotal: 1300, discount: 195, total: 1105 });
  });
});
