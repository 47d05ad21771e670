import { beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "../../database/database.ts";
import { run } from "../../database/statement.ts";
import { globalId } from "../../shared/global-id.ts";
import {
  addLines,
  createCart,
  openCart,
  removeLines,
  type CartContext,
  updateLines,
} from "../cart-operations.ts";
import { saveTestVariant } from "../cart.fixture.ts";
import type { Cart } from "../cart.ts";
import { lineGlobalId } from "./cart-lines.ts";

let db: Database;
let shop: CartContext;
const now = new Date("2025-06-02T12:00:00Z");

beforeEach(() => {
  db = openDatabase(":memory:");
  shop = { database: db, now, soldOut: "refused" };
});

function sell(merchandiseId: string): void {
  run(db, "UPDATE variant SET inventory = 0 WHERE id = ?", Number(merchandiseId.split("/").at(-1)));
}

const idOf = (cart: Cart) => globalId("Cart", cart.token);
const later = (hours: number): CartContext => ({ ...shop, now: new Date(now.getTime() + hours * 3_600_000) });
const cartWith = (...merchandise: string[]): Cart =>
  createCart(shop, { lines: merchandise.map((merchandiseId) => ({ merchandiseId })) }).cart!;
const lineIdOf = (cart: Cart, index = 0) => lineGlobalId(cart, cart.lines[index]!.token);

test("the newest line comes first and updates updatedAt", () => {
  const [dress, boots] = [
    saveTestVariant(db, "Wrap Dress", { price: 3995 }),
    saveTestVariant(db, "Boots", { price: 8950 }),
  ];
  const cart = cartWith(dress);
  const { cart: after } = addLines(later(1), idOf(cart), [{ merchandiseId: boots }]);
  expect(after!.lines.map(({ unitPrice }) => unitPrice)).toEqual([8950, 3995]);
  expect(after!.lines[1]!.token).toBe(cart.lines[0]!.token);
  expect(after!.updatedAt).toBe("2025-06-02T13:00:00.000Z");
  expect(after!.createdAt).toBe(cart.createdAt);
});

test("an added variant joins its line, or gets another one for different attributes", () => {
  const socks = saveTestVariant(db, "Socks", { price: 500, inventory: 10 });
  const cart = cartWith(socks);
  const engraved = { merchandiseId: socks, attributes: [{ key: "engraving", value: "A" }] };
  const { cart: after } = addLines(shop, idOf(cart), [{ merchandiseId: socks, quantity: 2 }, engraved]);
  expect(after!.lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
  expect(after!.lines[1]!.token).toBe(cart.lines[0]!.token);
});

test("all lines of a variant together never exceed the stock, and the cart says so", () => {
  const socks = saveTestVariant(db, "Socks", { price: 500, inventory: 3 });
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

test("a one-of-one product that is added twice stays one unit", () => {
  const dress = saveTestVariant(db, "Wrap Dress", { price: 3995 });
  const cart = cartWith(dress);
  const { cart: after, notices } = addLines(shop, idOf(cart), [{ merchandiseId: dress }]);
  expect(after!.lines.map(({ quantity }) => quantity)).toEqual([1]);
  expect(notices[0]!.message).toBe("Only 1 item was added to your cart due to availability.");
});

test("a sold-out variant cannot be added", () => {
  const dress = saveTestVariant(db, "Wrap Dress", { price: 3995, inventory: 0 });
  const { cart, notices } = addLines(shop, idOf(cartWith()), [{ merchandiseId: dress }]);
  expect(cart!.lines).toEqual([]);
  expect(notices).toMatchObject([
    {
      code: "MERCHANDISE_OUT_OF_STOCK",
      message: "The product 'Wrap Dress - Plum / M' is already sold out.",
    },
  ]);
});

test("a sold-out variant leaves an empty line where the newest platform version keeps one", () => {
  const dress = saveTestVariant(db, "Wrap Dress", { price: 3995, inventory: 0 });
  const { cart, notices } = addLines({ ...shop, soldOut: "empty-line" }, idOf(cartWith()), [
    { merchandiseId: dress },
  ]);
  expect(cart!.lines).toMatchObject([{ quantity: 0 }]);
  expect(cart!.cost.total).toBe(0);
  expect(notices[0]!.lineToken).toBe(cart!.lines[0]!.token);
});

test("untracked and reordered products can be added in any quantity", () => {
  const { cart, notices } = addLines(shop, idOf(cartWith()), [
    { merchandiseId: saveTestVariant(db, "Gift Wrap", { price: 100, inventory: null }), quantity: 40 },
  ]);
  expect(cart!.lines).toMatchObject([{ quantity: 40 }]);
  expect(notices).toEqual([]);
});

test("lines that are added together are all added or none", () => {
  const [dress, cart] = [saveTestVariant(db, "Wrap Dress", { price: 3995 }), cartWith()];
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
  expect(openCart(shop, idOf(cart))!.lines).toEqual([]);
});

test("an unpublished product cannot be added", () => {
  const dress = saveTestVariant(db, "Wrap Dress", { price: 3995 });
  run(db, "UPDATE product SET published = 0");
  expect(addLines(shop, idOf(cartWith()), [{ merchandiseId: dress }]).errors).toMatchObject([
    { code: "INVALID" },
  ]);
});

test("a cart takes no more than 500 lines", () => {
  const socks = saveTestVariant(db, "Socks", { price: 500, inventory: null });
  const engraved = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      merchandiseId: socks,
      attributes: [{ key: "name", value: String(from + index) }],
    }));
  const cart = createCart(shop, { lines: engraved(0, 250) }).cart!;
  expect(addLines(shop, idOf(cart), engraved(250, 250)).cart!.lines).toHaveLength(500);
  expect(addLines(shop, idOf(cart), engraved(500, 1)).errors).toMatchObject([{ code: "CART_TOO_LARGE" }]);
  expect(openCart(shop, idOf(cart))!.lines).toHaveLength(500);
});

test("a line's quantity can change within the available stock", () => {
  const cart = cartWith(saveTestVariant(db, "Socks", { price: 500, inventory: 3 }));
  const id = lineIdOf(cart);
  expect(updateLines(shop, idOf(cart), [{ id, quantity: 2 }]).cart!.lines).toMatchObject([{ quantity: 2 }]);
  const { cart: after, notices } = updateLines(shop, idOf(cart), [{ id, quantity: 9 }]);
  expect(after!.lines).toMatchObject([{ quantity: 3 }]);
  expect(notices).toMatchObject([
    { code: "MERCHANDISE_NOT_ENOUGH_STOCK", field: ["lines", "0", "quantity"] },
  ]);
});

test("a line with quantity 0 is removed", () => {
  const cart = cartWith(saveTestVariant(db, "Socks", { price: 500 }));
  expect(updateLines(shop, idOf(cart), [{ id: lineIdOf(cart), quantity: 0 }]).cart!.lines).toEqual([]);
});

test("a line is empty after someone else bought the last unit", () => {
  const dress = saveTestVariant(db, "Wrap Dress", { price: 3995 });
  const cart = cartWith(dress);
  sell(dress);
  expect(openCart(shop, idOf(cart))!.lines).toMatchObject([{ quantity: 1 }]);
  const { cart: after, notices } = updateLines(shop, idOf(cart), [{ id: lineIdOf(cart), quantity: 1 }]);
  expect(after!.lines).toMatchObject([{ quantity: 0 }]);
  expect(notices).toMatchObject([{ code: "MERCHANDISE_OUT_OF_STOCK" }]);
});

test("two lines that become the same are merged", () => {
  const [socks, hats] = [
    saveTestVariant(db, "Socks", { price: 500, inventory: 9 }),
    saveTestVariant(db, "Hats", { price: 700, inventory: 9 }),
  ];
  const cart = cartWith(socks, hats);
  const { cart: after } = updateLines(shop, idOf(cart), [{ id: lineIdOf(cart), merchandiseId: socks }]);
  expect(after!.lines).toMatchObject([{ quantity: 2, unitPrice: 500 }]);
});

test("two lines can swap their merchandise", () => {
  const [socks, hats] = [
    saveTestVariant(db, "Socks", { price: 500, inventory: 9 }),
    saveTestVariant(db, "Hats", { price: 700, inventory: 9 }),
  ];
  const cart = cartWith(socks, hats);
  const changes = [
    { id: lineIdOf(cart, 0), merchandiseId: socks, attributes: [{ key: "a", value: "b" }] },
    { id: lineIdOf(cart, 1), merchandiseId: hats },
  ];
  const { cart: after } = updateLines(shop, idOf(cart), changes);
  expect(after!.lines.map(({ unitPrice }) => unitPrice)).toEqual([500, 700]);
});

test("an unknown line is reported and changes nothing", () => {
  const cart = cartWith(saveTestVariant(db, "Socks", { price: 500, inventory: 3 }));
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

test("only the given lines are removed", () => {
  const cart = cartWith(
    saveTestVariant(db, "Socks", { price: 500 }),
    saveTestVariant(db, "Hats", { price: 700 }),
  );
  const { cart: after } = removeLines(shop, idOf(cart), [lineIdOf(cart, 0)]);
  expect(after!.lines.map(({ unitPrice }) => unitPrice)).toEqual([500]);
});

test("another cart's line cannot be removed", () => {
  const [mine, other] = [
    cartWith(saveTestVariant(db, "Socks", { price: 500 })),
    cartWith(saveTestVariant(db, "Hats", { price: 700 })),
  ];
  const { errors } = removeLines(shop, idOf(mine), [lineIdOf(other)]);
  expect(errors).toMatchObject([{ code: "INVALID_MERCHANDISE_LINE", field: ["lineIds", "0"] }]);
  expect(openCart(shop, idOf(other))!.lines).toHaveLength(1);
});
