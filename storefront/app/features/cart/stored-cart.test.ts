// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import * as storageKeys from "~/shop/storage-keys";
import { item } from "./cart-api.fixture";
import { unsavedItems } from "./stored-cart";

const image = { src: "/images/coat.jpg?width=960", srcSet: "/images/coat.jpg?width=240 240w", alt: "" };
const coat = { ...item("coat"), id: "gid://shopify/ProductVariant/1", image };
const dress = { ...item("dress"), id: "gid://shopify/ProductVariant/2" };

const store = (text: string) => localStorage.setItem(storageKeys.unsavedItems, text);

beforeEach(() => localStorage.clear());
test("items are kept until they are removed", async () => {
  unsavedItems.add(coat);
  unsavedItems.add(dress);
  expect(await unsavedItems.get()).toEqual([coat, dress]);
  unsavedItems.remove(coat.id);
  expect(await unsavedItems.get()).toEqual([dress]);
  unsavedItems.remove(dress.id);
  expect(localStorage.getItem(storageKeys.unsavedItems)).toBeNull();
});

test("an item is kept when the page closes", async () => {
  unsavedItems.add(coat);
  window.dispatchEvent(new Event("pagehide"));
  unsavedItems.remove(coat.id);
  window.dispatchEvent(new Event("pageshow"));
  expect(await unsavedItems.get()).toEqual([coat]);
});

test.each([
  ["no variant id", { id: undefined }],
  ["another kind of id", { id: "gid://shopify/Cart/1" }],
  ["a script as its address", { href: "javascript:alert(1)" }],
  ["another site as its address", { href: "//evil.example/" }],
  ["another site as its brand's address", { brandHref: "https://evil.example/" }],
  ["a script as its image", { image: { ...image, src: "javascript:alert(1)" } }],
  ["inline data as its image", { image: { ...image, src: "data:image/svg+xml,<svg/>" } }],
  ["another site's image", { image: { ...image, srcSet: "//evil.example/1.jpg 240w" } }],
  [
    "another site's image among its own",
    { image: { ...image, srcSet: `${image.srcSet}, https://evil.example/ 480w` } },
  ],
  ["no title", { title: undefined }],
  ["an object as its title", { title: { toString: 1 } }],
  ["an endless title", { title: "a".repeat(100_000) }],
  ["a text as its price", { price: "10" }],
  ["a fraction of a cent as its price", { price: 0.5 }],
  ["a negative price", { price: -1000 }],
  ["no retail price", { retailPrice: undefined }],
])("an item with %s is ignored, and the others are kept", async (_, change) => {
  store(JSON.stringify([{ ...coat, ...change }, dress]));
  expect(await unsavedItems.get()).toEqual([dress]);
});

test.each(["", "{", "null", "7", '"text"', '{"0":{}}', "[null,[],7]"])(
  "the content %s is ignored",
  async (text) => {
    store(text);
    expect(await unsavedItems.get()).toEqual([]);
  },
);

test("at most twenty items are read", async () => {
  store(JSON.stringify(Array.from({ length: 10_000 }, () => coat)));
  expect(await unsavedItems.get()).toHaveLength(20);
});

test("a browser that denies access to storage has no items", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(await unsavedItems.get()).toEqual([]);
});
