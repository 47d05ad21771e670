import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteProduct } from "../../commerce-service/src/catalog/writing/product-writer.ts";
import { findCustomerByEmail } from "../../commerce-service/src/customers/customer-store.ts";
import { run } from "../../commerce-service/src/database/statement.ts";
import {
  readWishlist,
  wishlistLimit,
} from "../../commerce-service/src/extensions/wishlist/wishlist-store.ts";
import { globalId } from "../../commerce-service/src/graphql/global-id.ts";
import { issueCustomerToken } from "../../commerce-service/src/sign-in/testing/sign-in.fixture.ts";
import { operationsOf } from "../../commerce-service/src/testing/operations.fixture.ts";
import {
  executeAt,
  saveProducts,
  testProduct,
} from "../../commerce-service/src/testing/test-shop.fixture.ts";
import { idOf } from "./products.ts";
import type { Subject } from "./subject.ts";

const operations = operationsOf("extensions");
const ada = "ada@circlet.example";
const ben = "ben@circlet.example";

export function describeWishlist(subject: () => Subject): void {
  let token: string;
  const send = (what: "add" | "remove", productId: string, authorization: string | undefined = token) =>
    executeAt<Record<string, { id: string } | null>>(
      subject().url,
      operations.get(`extensions_${what}WishlistItem`) ?? "",
      { variables: { productId }, authorization },
    );
  const listOf = (email: string) =>
    readWishlist(subject().shop.database, findCustomerByEmail(subject().shop.database, email)?.id ?? 0);

  beforeAll(() => {
    saveProducts(
      subject().shop.database,
      testProduct("dress"),
      testProduct("coat"),
      testProduct("gone", { inventory: 0 }),
    );
  });
  beforeEach(() => {
    run(subject().shop.database, "DELETE FROM customer");
    token = issueCustomerToken(subject().shop.database, ada);
  });

  describe("a wishlist", () => {
    test("a wishlist adds products, newest last, and removes them; both return the product's id", async () => {
      expect((await send("add", idOf(subject().shop, "dress"))).data).toEqual({
        addWishlistItem: { id: idOf(subject().shop, "dress") },
      });
      await send("add", idOf(subject().shop, "coat"));
      expect(listOf(ada)).toEqual([idOf(subject().shop, "dress"), idOf(subject().shop, "coat")]);
      expect((await send("remove", idOf(subject().shop, "dress"))).data).toEqual({
        removeWishlistItem: { id: idOf(subject().shop, "dress") },
      });
      expect(listOf(ada)).toEqual([idOf(subject().shop, "coat")]);
    });

    test("a wishlist is the customer account API's custom metafield", async () => {
      await send("add", idOf(subject().shop, "dress"));
      const { data } = await executeAt<{ customer: unknown }>(
        `${subject().shop.url}/account/customer/api/unstable/graphql`,
        `{ customer { metafield(namespace: "custom", key: "wishlist") { type value } } }`,
        { authorization: token },
      );
      expect(data.customer).toEqual({
        metafield: { type: "list.product_reference", value: JSON.stringify([idOf(subject().shop, "dress")]) },
      });
    });

    test("a wishlist accepts repeated changes", async () => {
      await send("add", idOf(subject().shop, "dress"));
      expect((await send("add", idOf(subject().shop, "dress"))).data["addWishlistItem"]).toEqual({
        id: idOf(subject().shop, "dress"),
      });
      expect(listOf(ada)).toEqual([idOf(subject().shop, "dress")]);
      await send("remove", idOf(subject().shop, "dress"));
      expect((await send("remove", idOf(subject().shop, "dress"))).errors).toBeUndefined();
      expect(listOf(ada)).toEqual([]);
    });

    test("a wishlist keeps all of many simultaneous changes", async () => {
      await Promise.all(["dress", "coat", "gone"].map((handle) => send("add", idOf(subject().shop, handle))));
      expect(new Set(listOf(ada))).toEqual(
        new Set([idOf(subject().shop, "dress"), idOf(subject().shop, "coat"), idOf(subject().shop, "gone")]),
      );
    });

    test("a wishlist only accepts existing products but removes deleted ones", async () => {
      expect(await send("add", "gid://shopify/Product/999999")).toMatchObject({ code: "NOT_FOUND" });
      saveProducts(subject().shop.database, testProduct("brief"));
      const id = idOf(subject().shop, "brief");
      await send("add", id);
      deleteProduct(subject().shop.database, "brief");
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
      await send("add", idOf(subject().shop, "dress"));
      const full = Array.from({ length: wishlistLimit }, (_, at) => globalId("Product", 10_000 + at));
      run(subject().shop.database, "UPDATE customer_metafield SET value = ?", JSON.stringify(full));
      expect(await send("add", idOf(subject().shop, "coat"))).toMatchObject({ code: "LIMIT_EXCEEDED" });
      expect(listOf(ada)).toHaveLength(wishlistLimit);
    });
  });

  describe("without the customer's token", () => {
    test.each([
      ["none", undefined],
      ["an empty one", ""],
      ["an invented one", "shcat_0123456789abcdef"],
    ])("%s does not change a wishlist", async (_, authorization) => {
      const given = authorization === undefined ? {} : { authorization };
      const result = await executeAt(subject().url, operations.get("extensions_addWishlistItem") ?? "", {
        variables: { productId: idOf(subject().shop, "dress") },
        ...given,
      });
      expect(result).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
      expect(listOf(ada)).toEqual([]);
    });
  });

  test("a token gives no access to another customer's wishlist", async () => {
    const bens = issueCustomerToken(subject().shop.database, ben);
    await send("add", idOf(subject().shop, "dress"), bens);
    await send("remove", idOf(subject().shop, "dress"), token);
    await send("add", idOf(subject().shop, "coat"), token);
    expect(listOf(ben)).toEqual([idOf(subject().shop, "dress")]);
    const customer = globalId("Customer", findCustomerByEmail(subject().shop.database, ben)?.id ?? 0);
    const named = `mutation { addWishlistItem(productId: "${idOf(subject().shop, "coat")}", customerId: "${customer}") { id } }`;
    expect((await executeAt(subject().url, named, { authorization: token })).errors).toHaveLength(1);
    expect(listOf(ben)).toEqual([idOf(subject().shop, "dress")]);
  });
}
