import { ApolloClient, gql as apolloGql, HttpLink, InMemoryCache } from "@apollo/client";
import { createStorefrontApiClient } from "@shopify/storefront-api-client";
import { Client, fetchExchange, gql } from "@urql/core";
import { serverAudits } from "graphql-http";
import { afterAll, expect, test } from "vitest";
import { openTestShop, saveProducts, testProduct } from "../test-shop.fixture.ts";

const shop = await openTestShop();
saveProducts(shop.database, testProduct("hat", { title: "Hat" }));
const endpoint = `${shop.url}/api/2026-04/graphql.json`;
afterAll(() => shop.close());

const query = "query Product($handle: String!) { product(handle: $handle) { title } }";
const variables = { handle: "hat" };
const hat = { product: { title: "Hat" } };

test("the platform's own client reads a product", async () => {
  const client = createStorefrontApiClient({
    storeDomain: shop.url,
    apiVersion: "2026-04",
    publicAccessToken: "any",
    // The client always uses https.
    customFetchApi: (url, init) => fetch(url.replace("https://", "http://"), init),
  });
  const { data, errors } = await client.request(query, { variables });
  expect(errors).toBeUndefined();
  expect(data).toEqual(hat);
});

test("urql with its defaults reads a product and creates a cart", async () => {
  const client = new Client({ url: endpoint, exchanges: [fetchExchange] });
  const read = await client.query(gql(query), variables);
  expect(read.error).toBeUndefined();
  expect(read.data).toMatchObject(hat);
  const created = await client.mutation(gql("mutation { cartCreate { cart { totalQuantity } } }"), {});
  expect(created.error).toBeUndefined();
  expect(created.data).toMatchObject({ cartCreate: { cart: { totalQuantity: 0 } } });
});

test("Apollo Client with its defaults reads a product into its cache and creates a cart", async () => {
  const client = new ApolloClient({ link: new HttpLink({ uri: endpoint }), cache: new InMemoryCache() });
  const document = apolloGql(query);
  expect((await client.query({ query: document, variables })).data).toMatchObject(hat);
  expect(client.readQuery({ query: document, variables })).toMatchObject(hat);
  const { data } = await client.mutate({
    mutation: apolloGql("mutation { cartCreate { cart { id totalQuantity } } }"),
  });
  expect(data).toMatchObject({ cartCreate: { cart: { totalQuantity: 0 } } });
});

test.each(serverAudits({ url: () => endpoint }))("$name", async ({ fn }) => {
  expect((await fn()).status).not.toBe("error");
});
