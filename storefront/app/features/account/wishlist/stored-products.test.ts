// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { storedProducts, storeProducts } from "./stored-products";

const coat = {
  id: "12",
  handle: "coat",
  title: "Coat",
  brand: "Norelle",
  price: 7400,
  retailPrice: null,
  image: "https://shop.example/coat.avif",
  secondImage: null,
  isSoldOut: false,
  colors: [
    { name: "Blue", hex: "#3F5F93" },
    { name: "Iridescent", hex: null },
  ],
  condition: null,
  size: "M",
  category: "coats",
};

beforeEach(() => localStorage.clear());

test("products are kept as they were last seen", () => {
  storeProducts([coat]);
  expect(storedProducts()).toEqual([coat]);
});

test("the store ignores what it has not written", () => {
  localStorage.setItem("wishlist_products", JSON.stringify([coat, { id: 1 }, null]));
  expect(storedProducts()).toEqual([coat]);
  localStorage.setItem("wishlist_products", "{");
  expect(storedProducts()).toEqual([]);
});
