import { afterAll, expect, test } from "vitest";
import { testCart, saveTestVariant } from "../../cart/cart.fixture.ts";
import { run } from "../../database/statement.ts";
import { listOrders } from "../../orders/order-store.ts";
import { newcomer, openShop } from "../shopper.fixture.ts";

const shop = await openShop();
afterAll(() => shop.close());

const { products, cartOf } = shop;

test("a new price is shown and must be confirmed", async () => {
  const cart = cartOf(1);
  const checkout = await shop.checkout(cart).open();
  run(shop.database, "UPDATE variant SET price = 4000 WHERE id = ?", cart.lines[0]!.variantId);
  const email = newcomer();
  await checkout.send({ email });
  expect(checkout.status).toBe(409);
  expect(checkout.text).toContain("The total is now $40.00");
  expect((await checkout.send({ email })).status).toBe(303);
  expect(listOrders(shop.database, email, { limit: 1 })[0]!.total).toBe(4000);
});

test("a product that someone else bought is named and removed, and the rest can be bought", async () => {
  const dress = saveTestVariant(shop.database, "Slip dress");
  const cart = testCart(shop.database, [dress, ...products(1)]);
  const [mine, theirs] = [shop.checkout(cart), shop.checkout(testCart(shop.database, [dress]))];
  await mine.open();
  await (await theirs.open()).send({ email: newcomer() });
  const email = newcomer();
  await mine.send({ email });
  expect(mine.status).toBe(409);
  expect(mine.text).toMatch(/Maren Slip dress was just sold Someone else was quicker/);
  expect(mine.text).toContain("Your bag 1 item");
  expect((await mine.send({ email })).status).toBe(303);
  expect(listOrders(shop.database, email, { limit: 1 })[0]!.lines).toHaveLength(1);
});

test("two lines of one variant that exceed the stock are reduced", async () => {
  const socks = saveTestVariant(shop.database, "Socks", { inventory: 3 });
  const engraved = { merchandiseId: socks, quantity: 2, attributes: [{ key: "name", value: "A" }] };
  const cart = testCart(shop.database, [socks], { lines: [engraved] });
  run(shop.database, "UPDATE variant SET inventory = 2 WHERE id = ?", cart.lines[0]!.variantId);
  const email = newcomer();
  const checkout = await shop.checkout(cart).open();
  expect((await checkout.send({ email })).status).toBe(303);
  const [order] = listOrders(shop.database, email, { limit: 1 });
  expect(order!.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
});

test("an empty cart says why if its last product sold before the page opened", async () => {
  const cart = cartOf(1);
  run(shop.database, "UPDATE variant SET inventory = 0 WHERE id = ?", cart.lines[0]!.variantId);
  const checkout = await shop.checkout(cart).open();
  expect(checkout.text).toMatch(/Your bag is empty Maren Dress \d+ was just sold/);
});
