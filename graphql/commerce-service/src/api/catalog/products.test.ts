import { afterAll, expect, test } from "vitest";
import { openTestShop, testProduct, saveProducts } from "../../../tests/test-shop.fixture.ts";
import { deleteProduct } from "../../catalog/writing/product-writer.ts";

const shop = await openTestShop({ publicUrl: "https://cdn.example" });
saveProducts(
  shop.database,
  testProduct("plum-dress", {
    title: "Plum Dress",
    bodyHtml: "<p>Soft &amp; <b>light</b>.</p><script>alert(1)</script>",
    vendor: "Elowen",
    productType: "dresses",
    tags: ["L1", "dresses"],
    seoTitle: "A plum dress",
    options: [
      { name: "Color", values: ["Plum", "Jet"] },
      { name: "Size", values: ["S", "M"] },
    ],
    variants: [
      {
        options: { Color: "Plum", Size: "S" },
        price: 3000,
        compareAtPrice: 12_000,
        sku: "P-S",
        imageSrc: "plum--back",
      },
      { options: { Color: "Plum", Size: "M" }, price: 4000, compareAtPrice: 10_000, inventory: 0 },
      { options: { Color: "Jet", Size: "M" }, price: 3550, inventory: null },
    ],
    images: [
      { src: "plum--front", altText: "Plum dress, front" },
      { src: "plum--back" },
      { src: "https://elsewhere.example/jet.jpg", width: 800, height: 1000 },
    ],
    information: { brand: "Elowen", color: "purple" },
  }),
  testProduct("sold-out", { inventory: 0 }),
  testProduct("hidden", { published: false }),
);

afterAll(() => shop.close());

interface ProductAnswer {
  readonly product: Readonly<Record<string, unknown>> | null;
}

async function product(fields: string, handle = "plum-dress") {
  const { data, errors } = await shop.execute<ProductAnswer>(
    `query ($handle: String) { product(handle: $handle) { ${fields} } }`,
    {
      handle,
    },
  );
  expect(errors).toBeUndefined();
  return data.product;
}

test("a product is found by handle and by id", async () => {
  const id = (await product("id"))?.["id"];
  const byId = await shop.execute<ProductAnswer>("query ($id: ID) { product(id: $id) { handle } }", { id });
  expect(byId.data.product).toEqual({ handle: "plum-dress" });
});

test.each(["nothing", "hidden"])(
  "a product is null, not an error, when it is %s in the shop",
  async (handle) => {
    expect(await product("id", handle)).toBeNull();
  },
);

test("a product returns its own text", async () => {
  expect(
    await product("title vendor productType tags description descriptionHtml seo { title description }"),
  ).toEqual({
    title: "Plum Dress",
    vendor: "Elowen",
    productType: "dresses",
    tags: ["L1", "dresses"],
    description: "Soft & light.",
    descriptionHtml: "<p>Soft &amp; <b>light</b>.</p><script>alert(1)</script>",
    seo: { title: "A plum dress", description: null },
  });
});

test("a product has prices formatted as on the hosted platform", async () => {
  const range = "{ minVariantPrice { amount currencyCode } maxVariantPrice { amount } }";
  expect(await product(`priceRange ${range} compareAtPriceRange ${range}`)).toEqual({
    priceRange: {
      minVariantPrice: { amount: "30.0", currencyCode: "USD" },
      maxVariantPrice: { amount: "40.0" },
    },
    compareAtPriceRange: {
      minVariantPrice: { amount: "0.0", currencyCode: "USD" },
      maxVariantPrice: { amount: "120.0" },
    },
  });
});

test("a product has images in order, its own under the service's public URL and others unchanged", async () => {
  expect(
    await product("images(first: 2) { nodes { url altText width height } pageInfo { hasNextPage } }"),
  ).toEqual({
    images: {
      nodes: [
        {
          url: "https://cdn.example/images/plum--front",
          altText: "Plum dress, front",
          width: 960,
          height: 1200,
        },
        { url: "https://cdn.example/images/plum--back", altText: null, width: 960, height: 1200 },
      ],
      pageInfo: { hasNextPage: true },
    },
  });
  expect(
    await product(
      "featuredImage { url(transform: { maxWidth: 240, scale: 2 }) } images(last: 1) { nodes { url(transform: { maxWidth: 10 }) width } }",
    ),
  ).toEqual({
    featuredImage: { url: "https://cdn.example/images/plum--front?width=480" },
    images: { nodes: [{ url: "https://elsewhere.example/jet.jpg", width: 800 }] },
  });
});

test("a product returns metafields in the requested order, null where there is none", async () => {
  const fields = await product(
    `metafields(identifiers: [
        { namespace: "product_information", key: "color" }
        { namespace: "product_information", key: "size" }
        { namespace: "product_information", key: "brand" }
        { namespace: "elsewhere", key: "brand" }
        { key: "brand" }
      ]) { key value type }
      metafield(namespace: "product_information", key: "brand") { value }`,
  );
  expect(fields).toEqual({
    metafields: [
      { key: "color", value: "purple", type: "single_line_text_field" },
      null,
      { key: "brand", value: "Elowen", type: "single_line_text_field" },
      null,
      null,
    ],
    metafield: { value: "Elowen" },
  });
});

test("a product has options and variants in order", async () => {
  expect(
    await product(`options { name values } variants(first: 50) { nodes {
        title sku availableForSale quantityAvailable currentlyNotInStock
        price { amount } compareAtPrice { amount } selectedOptions { name value } image { url } product { handle } } }`),
  ).toMatchObject({
    options: [
      { name: "Color", values: ["Plum", "Jet"] },
      { name: "Size", values: ["S", "M"] },
    ],
    variants: {
      nodes: [
        {
          title: "Plum / S",
          sku: "P-S",
          availableForSale: true,
          quantityAvailable: 1,
          price: { amount: "30.0" },
          compareAtPrice: { amount: "120.0" },
          selectedOptions: [
            { name: "Color", value: "Plum" },
            { name: "Size", value: "S" },
          ],
          image: { url: "https://cdn.example/images/plum--back" },
          product: { handle: "plum-dress" },
        },
        {
          availableForSale: false,
          quantityAvailable: 0,
          image: { url: "https://cdn.example/images/plum--front" },
        },
        {
          availableForSale: true,
          quantityAvailable: null,
          compareAtPrice: null,
          price: { amount: "35.5" },
        },
      ],
    },
  });
});

test.each([
  [
    [
      ["Color", "Jet"],
      ["Size", "M"],
    ],
    "Jet / M",
  ],
  [
    [
      ["Size", "M"],
      ["Color", "Jet"],
    ],
    "Jet / M",
  ],
  [
    [
      ["Color", "Jet"],
      ["Size", "S"],
    ],
    null,
  ],
  [[["Color", "Jet"]], null],
] as const)("a product's variant is found with %j", async (wanted, title) => {
  const options = wanted.map(([name, value]) => `{ name: "${name}", value: "${value}" }`).join(" ");
  const found = await product(`variantBySelectedOptions(selectedOptions: [${options}]) { title }`);
  expect(found).toEqual({ variantBySelectedOptions: title && { title } });
});

test("a product is not for sale when nothing is left", async () => {
  expect(await product("availableForSale", "sold-out")).toEqual({ availableForSale: false });
});

test("nodes come in the order of the ids, null where there is none", async () => {
  const ids = (await product("id variants(first: 1) { nodes { id } }")) as {
    id: string;
    variants: { nodes: { id: string }[] };
  };
  const { data } = await shop.execute("query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }", {
    ids: [ids.variants.nodes[0]!.id, "gid://shopify/Product/999999", ids.id],
  });
  expect(data).toEqual({
    nodes: [
      { __typename: "ProductVariant", id: ids.variants.nodes[0]!.id },
      null,
      { __typename: "Product", id: ids.id },
    ],
  });
});

test.each(["", "1", "gid://shopify/Product/", "gid://shopify/Product/x", "gid://other/Product/1"])(
  "the invalid id %j is rejected",
  async (id) => {
    const { errors } = await shop.execute("query ($id: ID!) { node(id: $id) { id } }", { id });
    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  },
);

test("nodes of a type that the shop does not have are null", async () => {
  const { data, errors } = await shop.execute(`{ node(id: "gid://shopify/Page/1") { id } }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ node: null });
});

test("content that the shop does not have is null or an empty list", async () => {
  const { data, errors } = await shop.execute(
    `{ shop { name brand { slogan } } page(handle: "about") { id } blogs(first: 3) { nodes { id } pageInfo { hasNextPage } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    shop: { name: "Circlet", brand: null },
    page: null,
    blogs: { nodes: [], pageInfo: { hasNextPage: false } },
  });
});

test("a mutation that is not implemented is refused by its name", async () => {
  const { errors } = await shop.execute(
    `mutation { customerRecover(email: "ada@example.com") { customerUserErrors { message } } }`,
  );
  expect(errors).toMatchObject([
    {
      message: "The local commerce service does not implement Mutation.customerRecover.",
      extensions: { code: "NOT_IMPLEMENTED" },
    },
  ]);
});

test("a deleted product leaves its page and all lists", async () => {
  saveProducts(shop.database, testProduct("short-lived"));
  expect(await product("title", "short-lived")).toEqual({ title: "short lived" });
  deleteProduct(shop.database, "short-lived");
  expect(await product("title", "short-lived")).toBeNull();
  const { data } = await shop.execute(`{ products(first: 10, query: "short") { nodes { handle } } }`);
  expect(data).toEqual({ products: { nodes: [] } });
});
