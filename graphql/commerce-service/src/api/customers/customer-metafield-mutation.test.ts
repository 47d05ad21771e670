import { afterAll, beforeEach, expect, test } from "vitest";
import { run } from "../../database/statement.ts";
import { issueCustomerToken } from "../../sign-in/testing/sign-in.fixture.ts";
import { executeAt, openTestShop } from "../../../tests/test-shop.fixture.ts";

let token: string;
let ownerId: string;

const shop = await openTestShop();
afterAll(() => shop.close());
beforeEach(async () => {
  run(shop.database, "DELETE FROM customer");
  token = issueCustomerToken(shop.database, "ada@circlet.example");
  ownerId = (await execute<{ customer: { id: string } }>("{ customer { id } }")).data.customer.id;
});

function execute<Data>(query: string, variables = {}) {
  const address = `${shop.url}/account/customer/api/unstable/graphql`;
  return executeAt<Data>(address, query, { variables, authorization: token });
}

interface Answer {
  readonly metafieldsSet: {
    readonly metafields: readonly { readonly value: string; readonly compareDigest: string }[] | null;
    readonly userErrors: readonly { readonly code: string }[];
  };
}
async function set(...changes: readonly object[]) {
  const metafields = changes.map((change) => ({
    ownerId,
    namespace: "custom",
    key: "wishlist",
    type: "list.product_reference",
    ...change,
  }));
  const { data } = await execute<Answer>(
    `mutation ($metafields: [MetafieldsSetInput!]!) {
      metafieldsSet(metafields: $metafields) { metafields { value compareDigest } userErrors { code } }
    }`,
    { metafields },
  );
  return data.metafieldsSet;
}
const stale = { metafields: null, userErrors: [{ code: "STALE_OBJECT" }] };

test("a customer reads a metafield that was set", async () => {
  expect(await set({ value: "[1]" })).toMatchObject({ metafields: [{ value: "[1]" }], userErrors: [] });
  const read = `{ customer { metafield(namespace: "custom", key: "wishlist") { value type } } }`;
  expect((await execute(read)).data).toEqual({
    customer: { metafield: { value: "[1]", type: "list.product_reference" } },
  });
});

test("a metafield that has changed since it was read is not overwritten", async () => {
  const first = await set({ value: "[1]", compareDigest: null });
  const compareDigest = first.metafields?.[0]?.compareDigest;
  expect(await set({ value: "[2]", compareDigest: null })).toEqual(stale);
  expect(await set({ value: "[1,2]", compareDigest })).toMatchObject({ userErrors: [] });
  expect(await set({ value: "[1,3]", compareDigest })).toEqual(stale);
});

test("metafields change all or none, and only the customer's own", async () => {
  const other = { key: "other", value: "[]", ownerId: "gid://shopify/Customer/999" };
  expect(await set({ value: "[1]" }, other)).toMatchObject({ userErrors: [{ code: "INVALID" }] });
  expect(await set({ value: "[1]", compareDigest: null })).toMatchObject({ userErrors: [] });
});
