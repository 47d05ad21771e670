import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteProduct } from "../catalogue/product-writer.ts";
import { get, run } from "../database/statement.ts";
import { globalId } from "../global-id.ts";
import { findCustomerByEmail } from "../identity/customer-store.ts";
import { issueCustomerToken } from "../identity/sign-in.fixture.ts";
import { operationsOf } from "../operation.fixture.ts";
import { askAt, openTestShop, piece, stock, type TestShop } from "../shop.fixture.ts";
import { readWishlist, wishlistLimit } from "./wishlist-store.ts";

const operations = operationsOf("extensions");
const ada = "ada@circlet.example";
const ben = "ben@circlet.example";
let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await openTestShop();
  stock(shop.database, piece("dress"), piece("coat"), piece("gone", { inventory: 0 }));
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
  askAt<Record<string, { id: string } | null>>(
    shop.extensionsUrl,
    operations.get(`extensions_${what}WishlistItem`) ?? "",
    { variables: { productId }, authorization },
  );
const listOf = (email: string) =>
  readWishlist(shop.database, findCustomerByEmail(shop.database, email)?.id ?? 0);

describe("a wishlist", () => {
  test("takes products in, the newest last, and lets them go; both answer with the product's id", async () => {
    expect((await send("add", idOf("dress"))).data).toEqual({ addWishlistItem: { id: idOf("dress") } });
    await send("add", idOf("coat"));
    expect(listOf(ada)).toEqual([idOf("dress"), idOf("coat")]);
    expect((await send("remove", idOf("dress"))).data).toEqual({ removeWishlistItem: { id: idOf("dress") } });
    expect(listOf(ada)).toEqual([idOf("coat")]);
  });

  test("is what the customer account API gives as the custom value", async () => {
    await send("add", idOf("dress"));
    const { data } = await askAt<{ customer: unknown }>(
      `${shop.url}/account/customer/api/unstable/graphql`,
      `{ customer { metafield(namespace: "custom", key: "wishlist") { type value } } }`,
      { authorization: token },
    );
    expect(data.customer).toEqual({
      metafield: { type: "list.product_reference", value: JSON.stringify([idOf("dress")]) },
    });
  });

  test("bears every change twice", async () => {
    await send("add", idOf("dress"));
    expect((await send("add", idOf("dress"))).data["addWishlistItem"]).toEqual({ id: idOf("dress") });
    expect(listOf(ada)).toEqual([idOf("dress")]);
    await send("remove", idOf("dress"));
    expect((await send("remove", idOf("dress"))).errors).toBeUndefined();
    expect(listOf(ada)).toEqual([]);
  });

  test("takes in all of many changes that come at once", async () => {
    await Promise.all(["dress", "coat", "gone"].map((handle) => send("add", idOf(handle))));
    expect(new Set(listOf(ada))).toEqual(new Set([idOf("dress"), idOf("coat"), idOf("gone")]));
  });

  test("holds what exists only, though it lets go of what no longer does", async () => {
    expect(await send("add", "gid://shopify/Product/999999")).toMatchObject({ code: "NOT_FOUND" });
    stock(shop.database, piece("brief"));
    const id = idOf("brief");
    await send("add", id);
    deleteProduct(shop.database, "brief");
    await send("remove", id);
    expect(listOf(ada)).toEqual([]);
  });

  test.each(["", "1", "gid://shopify/Order/1", "gid://shopify/Product/x"])(
    "refuses %j, which is no product's id",
    async (id) => {
      expect(await send("add", id)).toMatchObject({ code: "BAD_USER_INPUT" });
      expect(await send("remove", id)).toMatchObject({ code: "BAD_USER_INPUT" });
    },
  );

  test("has an end", async () => {
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
    ["a made up one", "shcat_0123456789abcdef"],
  ])("%s, a wishlist is not changed", async (_, authorization) => {
    const given = authorization === undefined ? {} : { authorization };
    const answer = await askAt(shop.extensionsUrl, operations.get("extensions_addWishlistItem") ?? "", {
      variables: { productId: idOf("dress") },
      ...given,
    });
    expect(answer).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
    expect(listOf(ada)).toEqual([]);
  });
});

test("nobody reaches somebody else's wishlist", async () => {
  const bens = issueCustomerToken(shop.database, ben);
  await send("add", idOf("dress"), bens);
  await send("remove", idOf("dress"), token);
  await send("add", idOf("coat"), token);
  expect(listOf(ben)).toEqual([idOf("dress")]);
  const customer = globalId("Customer", findCustomerByEmail(shop.database, ben)!.id);
  const named = `mutation { addWishlistItem(productId: "${idOf("coat")}", customerId: "${customer}") { id } }`;
  expect((await askAt(shop.extensionsUrl, named, { authorization: token })).errors).toHaveLength(1);
  expect(listOf(ben)).toEqual([idOf("dress")]);
});
