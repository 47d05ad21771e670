import { expect, test } from "vitest";
import { areMine, isOneSizeOnly, listingSizes } from "./listing-sizes";

const letters = { slug: "womens_alpha", name: "Letters", sizes: ["S", "M", "L"] };
const shoes = { slug: "shoes_us_m", name: "Shoes", sizes: ["7", "8", "8.5"] };
const numbers = { slug: "womens_numeric", name: "Numbers", sizes: ["6", "8"] };
const bags = { slug: "one_size", name: "One size", sizes: ["One size"] };
const mine = ["womens_alpha.M", "shoes_us_m.8.5", "womens_bra.34C"];

test("each size names its system where a listing has several", () => {
  expect(listingSizes([letters, shoes, numbers], mine)).toEqual({
    values: ["shoes_us_m.8.5", "womens_alpha.M"],
    names: ["M", "8.5"],
  });
  expect(listingSizes([shoes], mine).values).toEqual(["8.5"]);
});

test("the switch includes what fits everybody, but not for a shopper with no size here", () => {
  expect(listingSizes([shoes, bags], mine)).toEqual({
    values: ["one_size.One size", "shoes_us_m.8.5"],
    names: ["8.5"],
  });
  expect(listingSizes([numbers, bags], mine).names).toEqual([]);
  expect(isOneSizeOnly([bags])).toBe(true);
  expect(isOneSizeOnly([shoes, bags])).toBe(false);
});

test.each([
  [[], false],
  [["womens_alpha.M"], false],
  [["womens_alpha.M", "shoes_us_m.8.5"], true],
  [["womens_alpha.m", "shoes_us_m.8.5", "womens_bra.34C"], true],
  [["womens_alpha.M", "shoes_us_m.8.5", "womens_numeric.8"], false],
])("the sizes %j are chosen, and the switch is on: %s", (selected, isOn) => {
  expect(areMine(selected, listingSizes([letters, shoes, numbers], mine), mine)).toBe(isOn);
});

test("a listing of one size system recognizes its sizes with and without the system", () => {
  const here = listingSizes([shoes], mine);
  expect(areMine(["8.5"], here, mine)).toBe(true);
  expect(areMine(["shoes_us_m.8.5"], here, mine)).toBe(true);
  expect(areMine(["8"], here, mine)).toBe(false);
});
