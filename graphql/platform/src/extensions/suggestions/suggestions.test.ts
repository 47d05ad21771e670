import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { get, run } from "../../database/statement.ts";
import { globalId } from "../../graphql/global-id.ts";
import { testOrder } from "../../orders/order.fixture.ts";
import { operationsOf } from "../../testing/operations.fixture.ts";
import {
  executeAt,
  openTestShop,
  testProduct,
  saveProducts,
  type TestShop,
} from "../../testing/test-shop.fixture.ts";

const getSuggestions = operationsOf("extensions").get("extensions_getSuggestedProducts") ?? "";
let shop: TestShop;

const wear = (handle: string, productType: string, details: Parameters<typeof testProduct>[1] = {}) =>
  testProduct(handle, { productType, information: { department: "womens" }, ...details });

beforeAll(async () => {
  shop = await openTestShop();
  saveProducts(
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
const execute = (variables: object) =>
  executeAt<{ getSuggestedProducts: { id: string; handle: string }[] }>(shop.extensionsUrl, getSuggestions, {
    variables: { resultType: "bought-together", ...variables },
  });
const besides = async (handle: string, first?: number) => {
  const { data } = await execute({ productId: idOf(handle), first });
  return data.getSuggestedProducts.map((suggested) => suggested.handle);
};
const order = (...handles: string[]) => testOrder(shop.database, "ada@circlet.example", handles);

describe("bought-together suggestions", () => {
  test("complete an outfit when there are no orders: each category in turn, same department, available", async () => {
    expect(await besides("dress")).toEqual(["red-shoes", "bag", "shoes"]);
  });

  test("prefer the product most similar to the given one", async () => {
    expect((await besides("red-dress"))[0]).toBe("red-shoes");
    expect(await besides("red-dress", 1)).toHaveLength(1);
  });

  test("start with available products that were ordered with it", async () => {
    order("dress", "bikini");
    order("dress", "sold-shoes");
    order("bag", "swimsuit");
    expect(await besides("dress")).toEqual(["bikini", "red-shoes", "bag", "shoes"]);
  });

  test("continue with categories ordered together at least twice", async () => {
    order("sold-dress", "swimsuit");
    expect(await besides("dress")).not.toContain("swimsuit");
    order("sold-dress", "bikini");
    expect(new Set((await besides("dress")).slice(0, 1))).toEqual(new Set(["swimsuit"]));
    expect(await besides("dress")).toContain("bikini");
  });

  test("never include the product itself or unpublished products", async () => {
    order("dress", "dress", "hidden");
    order("dress", "hidden");
    const suggested = await besides("dress", 24);
    expect(suggested).not.toContain("dress");
    expect(suggested).not.toContain("hidden");
  });

  test("exist for a sold-out product but not for an unknown one", async () => {
    expect(await besides("sold-dress")).not.toEqual([]);
    expect((await execute({ productId: "gid://shopify/Product/999999" })).data.getSuggestedProducts).toEqual(
      [],
    );
  });

  test("have ids that the storefront API knows", async () => {
    const { data } = await execute({ productId: idOf("dress"), first: 1 });
    const [suggested] = data.getSuggestedProducts;
    const found = await shop.execute(`query ($id: ID!) { product(id: $id) { handle } }`, {
      id: suggested?.id,
    });
    expect(found.data).toEqual({ product: { handle: suggested?.handle } });
  });

  test.each([
    { resultType: "similar" },
    { productId: "1" },
    { productId: "gid://shopify/Order/1" },
    { first: 0 },
    { first: 25 },
  ])("reject the arguments %j", async (wrong) => {
    expect(await execute({ productId: idOf("dress"), ...wrong })).toMatchObject({ code: "BAD_USER_INPUT" });
  });
});
