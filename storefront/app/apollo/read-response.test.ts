import { parse } from "graphql";
import { expect, test } from "vitest";
import { readResponse } from "./read-response";

const types = {
  Query: { shop: "Shop", products: "[Product!]!" },
  Mutation: { sell: "Product" },
  Shop: { name: "String!" },
  Product: {
    handle: "String!",
    vendor: "String",
    stock: "Int",
    price: "Decimal!",
    maker: "Maker!",
    tags: "[String]!",
  },
  Maker: { name: "String!" },
};

const document = parse("{ products { handle vendor stock maker { name } tags } }");
const product = { handle: "coat", vendor: "Ash", stock: 1, maker: { name: "Ash" }, tags: ["new"] };

function read(data: Record<string, unknown>, query = document) {
  const broken = readResponse(query, data, types);
  return { data, broken };
}

test("a response that keeps its schema's promises stays as it is", () => {
  const data = { products: [product, { ...product, vendor: null, stock: null, tags: [null] }] };
  expect(read(structuredClone(data))).toEqual({ data, broken: [] });
});

test.each([
  ["a number in place of a text", { vendor: 7 }, "products.0.vendor", { vendor: null }],
  ["a text in place of a number", { stock: "many" }, "products.0.stock", { stock: null }],
  ["a fraction in place of a whole number", { stock: 1.5 }, "products.0.stock", { stock: null }],
])("%s is read as null", (_, fields, path, expected) => {
  const { data, broken } = read({ products: [{ ...product, ...fields }] });
  expect(data).toEqual({ products: [{ ...product, ...expected }] });
  expect(broken).toEqual([path]);
});

test.each([
  ["a null that the schema does not allow", { handle: null }, "products.1.handle"],
  ["a missing field", { handle: undefined }, "products.1.handle"],
  ["a broken object below it", { maker: { name: null } }, "products.1.maker.name"],
  ["a list that is none", { tags: "new" }, "products.1.tags"],
])("a list loses an entry with %s", (_, fields, path) => {
  const { data, broken } = read({ products: [product, { ...product, ...fields }] });
  expect(data).toEqual({ products: [product] });
  expect(broken).toEqual([path]);
});

test("a list whose entries are all broken is null, not empty", () => {
  expect(read({ products: [{ ...product, handle: null }] }).data).toEqual({ products: null });
});

test.each(["12,50", "", "NaN", "1e3"])("%o is not a price", (price) => {
  const { broken } = read({ sell: { price } }, parse("mutation { sell { price } }"));
  expect(broken).toEqual(["sell.price"]);
});

const cdn = "cdn.example/coat.avif";

test.each([
  [`//${cdn}`, `https://${cdn}`],
  [` //${cdn}`, `https://${cdn}`],
  [`http://${cdn}`, `http://${cdn}`],
  ["https://cdn.example/a b.jpg", "https://cdn.example/a b.jpg"],
  ["https://cdn.example/тест.jpg", "https://cdn.example/тест.jpg"],
  ["images/coat.avif", null],
  ["/images/coat.avif", null],
  ["data:image/gif;base64,R0lGODlhAQABAAAAACw=", null],
  ["javascript:alert(1)", null],
  ["not an address", null],
  ["https://", null],
  ["//", null],
  ["", null],
])("the image address %o costs no more than itself", (url, expected) => {
  const image = { url, altText: "Coat" };
  const read = expected === null ? null : { ...image, url: expected };
  const query = parse("{ product { image { url altText } images { nodes { url altText } } } }");
  const data = { product: { image: { ...image }, images: { nodes: [{ ...image }] } } };
  const broken = readResponse(query, data, {
    Query: { product: "Product" },
    Product: { image: "Image", images: "ImageConnection!" },
    ImageConnection: { nodes: "[Image!]!" },
    Image: { url: "URL!", altText: "String" },
  });
  expect(broken).toEqual([]);
  expect(data).toEqual({ product: { image: read, images: { nodes: read ? [read] : [] } } });
});

test.each([
  ["an optional link is null", "link", "pages/sizes", null, []],
  ["an optional link gets its protocol", "link", "//shop.example/pages", "https://shop.example/pages", []],
  ["a required link is broken", "checkout", "checkouts/1", null, ["checkout"]],
  ["a required link gets its protocol", "checkout", "//shop.example/1", "https://shop.example/1", []],
])("%s", (_, field, url, expected, paths) => {
  const data = { [field]: url };
  const links = { Query: { link: "URL", checkout: "URL!" } };
  expect(readResponse(parse(`{ ${field} }`), data, links)).toEqual(paths);
  expect(data).toEqual({ [field]: expected });
});

test("a field that a directive may leave out can be missing", () => {
  const query = parse("query ($withShop: Boolean!) { shop @include(if: $withShop) { name } }");
  expect(read({}, query)).toEqual({ data: {}, broken: [] });
});

test("fields are read by their aliases and in fragments", () => {
  const query = parse("{ own: shop { ...Name } } fragment Name on Shop { title: name }");
  expect(read({ own: { title: 7 } }, query)).toEqual({ data: { own: null }, broken: ["own.title"] });
});

test("an empty handle costs a list its entry", () => {
  const data = { products: [{ handle: "" }, { handle: "coat" }] };
  const types = { Query: { products: "[Product!]!" }, Product: { handle: "String!" } };
  expect(readResponse(parse("{ products { handle } }"), data, types)).toEqual(["products.0.handle"]);
  expect(data).toEqual({ products: [{ handle: "coat" }] });
});
