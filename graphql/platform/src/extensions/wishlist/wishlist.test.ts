import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteProduct } from "../../catalog/writing/product-writer.ts";
import { findCustomerByEmail } from "../../customers/customer-store.ts";
import { get, run } from "../../database/statement.ts";
import { globalId } from "../../graphql/global-id.ts";
import { issueCustomerToken } from "../../sign-in/testing/sign-in.fixture.ts";
import { operationsOf } from "../../testing/operations.fixture.ts";
import {
  executeAt,
  openTestShop,
  testProduct,
  saveProducts,
  type TestShop,
} from "../../testing/test-shop.fixture.ts";
import { readWishlist, wishlistLimit } from "./wishlist-store.ts";

const operations = operationsOf("extensions");
const ada = "ada@circlet.example";
const ben = "ben@circlet.example";
let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await openTestShop();
  saveProducts(
    shop.database,
    testProduct("dress"),
    testProduct("coat"),
    testProduct("gone", { inventory: 0 }),
  );
});
afterAll(() => shop.close());
beforeEach(() => {
  run(shop.database, "DELETE FROM customer");
  token = issueCustomerToken(shop.database, ada);
});

const idOf = (handle: string) =>
  globalId(
    "Product",
    get<{ id: number }>(shop.database, "SELECT id FROM product WHERE handle = ?", handle)!.id,
  );
const send = (what: "add" | "remove", productId: string, authorization: string | undefined = token) =>
  executeAt<Record<string, { id: string } | null>>(
    shop.extensionsUrl,
    operations.get(`extensions_${what}WishlistItem`) ?? "",
    { variables: { productId }, authorization },
  );
const listOf = (email: string) =>
  readWishlist(shop.database, findCustomerByEmail(shop.database, email)?.id ?? 0);

describe("a wishlist", () => {
  test("adds products, newest last, and removes them; both return the product's id", async () => {
    expect((await send("add", idOf("dress"))).data).toEqual({ addWishlistItem: { id: idOf("dress") } });
    await send("add", idOf("coat"));
    expect(listOf(ada)).toEqual([idOf("dress"), idOf("coat")]);
    expect((await send("remove", idOf("dress"))).data).toEqual({ removeWishlistItem: { id: idOf("dress") } });
    expect(listOf(ada)).toEqual([idOf("coat")]);
  });

  test("is the customer account API's custom metafield", async () => {
    await send("add", idOf("dress"));
    const { data } = await executeAt<{ customer: unknown }>(
      `${shop.url}/account/customer/api/unstable/graphql`,
      `{ customer { metafield(namespace: "custom", key: "wishlist") { type value } } }`,
      { authorization: token },
    );
    expect(data.customer).toEqual({
      metafield: { type: "list.product_reference", value: JSON.stringify([idOf("dress")]) },
    });
  });

  test("accepts every change twice", async () => {
    await send("add", idOf("dress"));
    expect((await send("add", idOf("dress"))).data["addWishlistItem"]).toEqual({ id: idOf("dress") });
    expect(listOf(ada)).toEqual([idOf("dress")]);
    await send("remove", idOf("dress"));
    expect((await send("remove", idOf("dress"))).errors).toBeUndefined();
    expect(listOf(ada)).toEqual([]);
  });

  test("keeps all of many simultaneous changes", async () => {
    await Promise.all(["dress", "coat", "gone"].map((handle) => send("add", idOf(handle))));
    expect(new Set(listOf(ada))).toEqual(new Set([idOf("dress"), idOf("coat"), idOf("gone")]));
  });

  test("only accepts existing products but removes deleted ones", async () => {
    expect(await send("add", "gid://shopify/Product/999999")).toMatchObject({ code: "NOT_FOUND" });
    saveProducts(shop.database, testProduct("brief"));
    const id = idOf("brief");
    await send("add", id);
    deleteProduct(shop.database, "brief");
    await send("remove", id);
    expect(listOf(ada)).toEqual([]);
  });

  test.each(["", "1", "gid://shopify/Order/1", "gid://shopify/Product/x"])(
    "rejects the invalid product id %j",
    async (id) => {
      expect(await send("add", id)).toMatchObject({ code: "BAD_USER_INPUT" });
      expect(await send("remove", id)).toMatchObject({ code: "BAD_USER_INPUT" });
    },
  );

  test("is limited in size", async () => {
    await send("add", idOf("dress"));
    const full = Array.from({ length: wishlistLimit }, (_, at) => globalId("Product", 10_000 + at));
    run(shop.database, "UPDATE customer_metafield SET value = ?", JSON.stringify(full));
    expect(await send("add", idOf("coat"))).toMatchObject({ code: "LIMIT_EXCEEDED" });
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
    const result = await executeAt(shop.extensionsUrl, operations.get("extensions_addWishlistItem") ?? "", {
      variables: { productId: idOf("dress") },
      ...given,
    });
    expect(result).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
    expect(listOf(ada)).toEqual([]);
  });
});

test("no one reaches another customer's wishlist", async () => {
  const bens = issueCustomerToken(shop.database, ben);
  await send("add", idOf("dress"), bens);
  await send("remove", idOf("dress"), token);
  await send("add", idOf("coat"), token);
  expect(listOf(ben)).toEqual([idOf("dress")]);
  const customer = globalId("Customer", findCustomerByEmail(shop.database, ben)!.id);
  const named = `mutation { addWishlistItem(productId: "${idOf("coat")}", customerId: "${customer}") { id } }`;
  expect((await executeAt(shop.extensionsUrl, named, { authorization: token })).errors).toHaveLength(1);
  expect(listOf(ben)).toEqual([idOf("dress")]);
});
