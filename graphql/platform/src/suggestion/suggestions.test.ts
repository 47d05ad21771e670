import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { get, run } from "../database/statement.ts";
import { globalId } from "../global-id.ts";
import { operationsOf } from "../operation.fixture.ts";
import { orderOf } from "../order/order.fixture.ts";
import { askAt, openTestShop, piece, stock, type TestShop } from "../shop.fixture.ts";

const getSuggestions = operationsOf("extensions").get("extensions_getSuggestedProducts") ?? "";
let shop: TestShop;

const wear = (handle: string, productType: string, details: Parameters<typeof piece>[1] = {}) =>
  piece(handle, { productType, information: { department: "womens" }, ...details });

beforeAll(async () => {
  shop = await openTestShop();
  stock(
    shop.database,
    wear("dress", "dresses"),
    wear("sold-dress", "dresses", { inventory: 0 }),
    wear("shoes", "shoes"),
    wear("red-shoes", "shoes", { information: { department: "womens", color: "red" } }),
    wear("mens-shoes", "shoes", { information: { department: "mens" } }),
    wear("sold-shoes", "shoes", { inventory: 0 }),
    wear("bag", "handbags"),
    wear("bikini", "swimwear"),
    wear("swimsuit", "swimwear"),
    wear("hidden", "handbags", { published: false }),
    wear("red-dress", "dresses", { information: { department: "womens", color: "red" }, inventory: 0 }),
  );
});
afterAll(() => shop.close());
beforeEach(() => run(shop.database, "DELETE FROM customer_order"));

const idOf = (handle: string) =>
  globalId(
    "Product",
    get<{ id: number }>(shop.database, "SELECT id FROM product WHERE handle = ?", handle)!.id,
  );
const ask = (variables: object) =>
  askAt<{ getSuggestedProducts: { id: string; handle: string }[] }>(shop.extensionsUrl, getSuggestions, {
    variables: { resultType: "bought-together", ...variables },
  });
const besides = async (handle: string, first?: number) => {
  const { data } = await ask({ productId: idOf(handle), first });
  return data.getSuggestedProducts.map((suggested) => suggested.handle);
};
const order = (...handles: string[]) => orderOf(shop.database, "ada@circlet.example", handles);

describe("what is bought together", () => {
  test("is, without orders, what makes an outfit: of each category in turn, for the same wearer, for sale", async () => {
    expect(await besides("dress")).toEqual(["red-shoes", "bag", "shoes"]);
  });

  test("is of several alike first the one most like the product", async () => {
    expect((await besides("red-dress"))[0]).toBe("red-shoes");
    expect(await besides("red-dress", 1)).toHaveLength(1);
  });

  test("is first what was ordered along with the very product and can still be had", async () => {
    order("dress", "bikini");
    order("dress", "sold-shoes");
    order("bag", "swimsuit");
    expect(await besides("dress")).toEqual(["bikini", "red-shoes", "bag", "shoes"]);
  });

  test("is then of the categories that are ordered along with the product's, once that is no coincidence", async () => {
    order("sold-dress", "swimsuit");
    expect(await besides("dress")).not.toContain("swimsuit");
    order("sold-dress", "bikini");
    expect(new Set((await besides("dress")).slice(0, 1))).toEqual(new Set(["swimsuit"]));
    expect(await besides("dress")).toContain("bikini");
  });

  test("never has the product itself, nor what nobody may see", async () => {
    order("dress", "dress", "hidden");
    order("dress", "hidden");
    const suggested = await besides("dress", 24);
    expect(suggested).not.toContain("dress");
    expect(suggested).not.toContain("hidden");
  });

  test("is known for a sold product, and nothing for one that is not there", async () => {
    expect(await besides("sold-dress")).not.toEqual([]);
    expect((await ask({ productId: "gid://shopify/Product/999999" })).data.getSuggestedProducts).toEqual([]);
  });

  test("gives ids that the storefront API knows", async () => {
    const { data } = await ask({ productId: idOf("dress"), first: 1 });
    const [suggested] = data.getSuggestedProducts;
    const found = await shop.ask(`query ($id: ID!) { product(id: $id) { handle } }`, { id: suggested?.id });
    expect(found.data).toEqual({ product: { handle: suggested?.handle } });
  });

  test.each([
    { resultType: "similar" },
    { productId: "1" },
    { productId: "gid://shopify/Order/1" },
    { first: 0 },
    { first: 25 },
  ])("asked for wrongly, %j, is refused", async (wrong) => {
    expect(await ask({ productId: idOf("dress"), ...wrong })).toMatchObject({ code: "BAD_USER_INPUT" });
  });
});
