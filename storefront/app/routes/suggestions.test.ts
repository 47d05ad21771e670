import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BuiltShop, down, json } from "../../server/built-shop.fixture.ts";
import { products } from "../../server/page-weight.fixture.ts";

const shop = new BuiltShop();

beforeAll(() => shop.open());
afterAll(() => shop.close());

beforeEach(() => {
  shop.asked = [];
});

const [card] = products.nodes;
const found = {
  queries: ["red dress", "red shoes", "red bag", "red coat"].map((text) => ({ text })),
  products: [card, { ...card, handle: "sold", availableForSale: false }],
};

test("the suggestions are three searches and the products for sale", async () => {
  shop.answers = { predictiveSearch: json({ data: { predictiveSearch: found } }) };
  const { status, headers, html } = await shop.get("/suggestions?text=%20red%20");
  expect(status).toBe(200);
  expect(headers.get("Cache-Control")).toContain("public");
  expect(JSON.parse(html)).toMatchObject({
    queries: ["red dress", "red shoes", "red bag"],
    products: [{ handle: card?.handle }],
  });
  expect(shop.asked.map(({ variables }) => variables)).toMatchObject([{ query: "red" }]);
});

test.each(["", "?text=", "?text=%20", `?text=${"a".repeat(256)}`])(
  "no service is asked about /suggestions%s",
  async (query) => {
    expect((await shop.get(`/suggestions${query}`)).status).toBe(400);
    expect(shop.asked).toEqual([]);
  },
);

test("the response says that the service is unavailable", async () => {
  shop.answers = { predictiveSearch: down };
  expect((await shop.get("/suggestions?text=red")).status).toBe(503);
});
