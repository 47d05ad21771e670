import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteProduct } from "../../commerce-service/src/catalog/writing/product-writer.ts";
import { findCustomerByEmail } from "../../commerce-service/src/customers/customer-store.ts";
import { run } from "../../commerce-service/src/database/statement.ts";
import { globalId } from "../../commerce-service/src/shared/global-id.ts";
import { issueCustomerToken } from "../../commerce-service/src/sign-in/testing/sign-in.fixture.ts";
import { operationsOf } from "../../commerce-service/tests/operations.fixture.ts";
import { executeAt, saveProducts, testProduct } from "../../commerce-service/tests/test-shop.fixture.ts";
import { idOf } from "./products.ts";
import { wishlistOf } from "./wishlists.ts";
import type { TestService } from "./test-service.ts";

const operations = operationsOf("extensions");
const ada = "ada@circlet.example";
const ben = "ben@circlet.example";

export function describeWishlist(service: () => TestService): void {
  let token: string;
  const send = (what: "add" | "remove", productId: string, authorization: string | undefined = token) =>
    executeAt<Record<string, { id: string } | null>>(
      service().url,
      operations.get(`extensions_${what}WishlistItem`) ?? "",
      { variables: { productId }, authorization },
    );
  const listOf = (email: string) => wishlistOf(service().shop, email);

  beforeAll(() => {
    saveProducts(
      service().shop.database,
      testProduct("dress"),
      testProduct("coat"),
      testProduct("gone", { inventory: 0 }),
    );
  });
  beforeEach(() => {
    run(service().shop.database, "DELETE FROM customer");
    token = issueCustomerToken(service().shop.database, ada);
  });

  describe("a wishlist", () => {
    test("a wishlist adds products, newest last, and removes them; both return the product's id", async () => {
      expect((await send("add", idOf(service().shop, "dress"))).data).toEqual({
        addWishlistItem: { id: idOf(service().shop, "dress") },
      });
      await send("add", idOf(service().shop, "coat"));
      expect(listOf(ada)).toEqual([idOf(service().shop, "dress"), idOf(service().shop, "coat")]);
      expect((await send("remove", idOf(service().shop, "dress"))).data).toEqual({
        removeWishlistItem: { id: idOf(service().shop, "dress") },
      });
      expect(listOf(ada)).toEqual([idOf(service().shop, "coat")]);
    });

    test("a wishlist is the customer account API's custom metafield", async () => {
      await send("add", idOf(service().shop, "dress"));
      const { data } = await executeAt<{ customer: unknown }>(
        `${service().shop.url}/account/customer/api/unstable/graphql`,
        `{ customer { metafield(namespace: "custom", key: "wishlist") { type value } } }`,
        { authorization: token },
      );
      expect(data.customer).toEqual({
        metafield: { type: "list.product_reference", value: JSON.stringify([idOf(service().shop, "dress")]) },
      });
    });

    test("a wishlist accepts repeated changes", async () => {
      await send("add", idOf(service().shop, "dress"));
      expect((await send("add", idOf(service().shop, "dress"))).data["addWishlistItem"]).toEqual({
        id: idOf(service().shop, "dress"),
      });
      expect(listOf(ada)).toEqual([idOf(service().shop, "dress")]);
      await send("remove", idOf(service().shop, "dress"));
      expect((await send("remove", idOf(service().shop, "dress"))).errors).toBeUndefined();
      expect(listOf(ada)).toEqual([]);
    });

    test("a wishlist keeps all of many simultaneous changes", async () => {
      await Promise.all(["dress", "coat", "gone"].map((handle) => send("add", idOf(service().shop, handle))));
      expect(new Set(listOf(ada))).toEqual(
        new Set([idOf(service().shop, "dress"), idOf(service().shop, "coat"), idOf(service().shop, "gone")]),
      );
    });

    test("a wishlist only accepts existing products but removes deleted ones", async () => {
      expect(await send("add", "gid://shopify/Product/999999")).toMatchObject({ code: "NOT_FOUND" });
      saveProducts(service().shop.database, testProduct("brief"));
      const id = idOf(service().shop, "brief");
      await send("add", id);
      deleteProduct(service().shop.database, "brief");
      await send("remove", id);
      expect(listOf(ada)).toEqual([]);
    });

    test.each(["", "1", "gid://shopify/Order/1", "gid://shopify/Product/x"])(
      "a wishlist rejects the invalid product id %j",
      async (id) => {
        expect(await send("add", id)).toMatchObject({ code: "BAD_USER_INPUT" });
        expect(await send("remove", id)).toMatchObject({ code: "BAD_USER_INPUT" });
      },
    );

    test("a wishlist is limited in size", async () => {
      await send("add", idOf(service().shop, "dress"));
      const full = Array.from({ length: 250 }, (_, at) => globalId("Product", 10_000 + at));
      run(service().shop.database, "UPDATE customer_metafield SET value = ?", JSON.stringify(full));
      expect(await send("add", idOf(service().shop, "coat"))).toMatchObject({ code: "LIMIT_EXCEEDED" });
      expect(listOf(ada)).toHaveLength(250);
    });
  });

  describe("without the customer's token", () => {
    test.each([
      ["none", undefined],
      ["an empty one", ""],
      ["an invented one", "shcat_0123456789abcdef"],
    ])("%s does not change a wishlist", async (_, authorization) => {
      const given = authorization === undefined ? {} : { authorization };
      const result = await executeAt(service().url, operations.get("extensions_addWishlistItem") ?? "", {
        variables: { productId: idOf(service().shop, "dress") },
        ...given,
      });
      expect(result).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
      expect(listOf(ada)).toEqual([]);
    });
  });

  test("a token gives no access to another customer's wishlist", async () => {
    const bens = issueCustomerToken(service().shop.database, ben);
    await send("add", idOf(service().shop, "dress"), bens);
    await send("remove", idOf(service().shop, "dress"), token);
    await send("add", idOf(service().shop, "coat"), token);
    expect(listOf(ben)).toEqual([idOf(service().shop, "dress")]);
    const customer = globalId("Customer", findCustomerByEmail(service().shop.database, ben)?.id ?? 0);
    const named = `mutation { addWishlistItem(productId: "${idOf(service().shop, "coat")}", customerId: "${customer}") { id } }`;
    expect((await executeAt(service().url, named, { authorization: token })).errors).toHaveLength(1);
    expect(listOf(ben)).toEqual([idOf(service().shop, "dress")]);
  });
}
