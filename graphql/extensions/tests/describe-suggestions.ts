import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { operationsOf } from "../../commerce-service/tests/operations.fixture.ts";
import { executeAt, saveProducts, testProduct } from "../../commerce-service/tests/test-shop.fixture.ts";
import { idOf } from "./products.ts";
import type { TestService } from "./test-service.ts";

const getSuggestions = operationsOf("extensions").get("extensions_getSuggestedProducts") ?? "";

const wear = (handle: string, productType: string, details: Parameters<typeof testProduct>[1] = {}) =>
  testProduct(handle, { productType, information: { department: "womens" }, ...details });

export function describeSuggestions(service: () => TestService): void {
  const execute = (variables: object) =>
    executeAt<{ getSuggestedProducts: { id: string; handle: string }[] }>(service().url, getSuggestions, {
      variables: { resultType: "bought-together", ...variables },
    });
  const besides = async (handle: string, first?: number) => {
    const { data } = await execute({ productId: idOf(service().shop, handle), first });
    return data.getSuggestedProducts.map((suggested) => suggested.handle);
  };

  describe("bought-together suggestions", () => {
    beforeAll(() => {
      saveProducts(
        service().shop.database,
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
    beforeEach(() => service().database.run("DELETE FROM paid_order"));

    test("suggestions complete an outfit when there are no orders: each category in turn, same department, available", async () => {
      expect(await besides("dress")).toEqual(["red-shoes", "bag", "shoes"]);
    });

    test("suggestions prefer the product most similar to the given one", async () => {
      expect((await besides("red-dress"))[0]).toBe("red-shoes");
      expect(await besides("red-dress", 1)).toHaveLength(1);
    });

    test("suggestions start with available products that were ordered with it", async () => {
      await service().order("dress", "bikini");
      await service().order("dress", "sold-shoes");
      await service().order("bag", "swimsuit");
      expect(await besides("dress")).toEqual(["bikini", "red-shoes", "bag", "shoes"]);
    });

    test("suggestions continue with categories ordered together at least twice", async () => {
      await service().order("sold-dress", "swimsuit");
      expect(await besides("dress")).not.toContain("swimsuit");
      await service().order("sold-dress", "bikini");
      expect(new Set((await besides("dress")).slice(0, 1))).toEqual(new Set(["swimsuit"]));
      expect(await besides("dress")).toContain("bikini");
    });

    test("bought-together suggestions never include the product itself or unpublished products", async () => {
      await service().order("dress", "dress", "hidden");
      await service().order("dress", "hidden");
      const suggested = await besides("dress", 24);
      expect(suggested).not.toContain("dress");
      expect(suggested).not.toContain("hidden");
    });

    test("suggestions exist for a sold-out product but not for an unknown one", async () => {
      expect(await besides("sold-dress")).not.toEqual([]);
      expect(
        (await execute({ productId: "gid://shopify/Product/999999" })).data.getSuggestedProducts,
      ).toEqual([]);
    });

    test("suggestions have ids that the storefront API knows", async () => {
      const { data } = await execute({ productId: idOf(service().shop, "dress"), first: 1 });
      const [suggested] = data.getSuggestedProducts;
      const found = await service().shop.execute(`query ($id: ID!) { product(id: $id) { handle } }`, {
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
    ])("suggestions reject the arguments %j", async (wrong) => {
      expect(await execute({ productId: idOf(service().shop, "dress"), ...wrong })).toMatchObject({
        code: "BAD_USER_INPUT",
      });
    });
  });
}
