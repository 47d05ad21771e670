import { expect, test } from "vitest";
import { brandGroups } from "./brand-groups.ts";

const named = (...names: string[]) => names.map((name) => ({ name, href: `#${name.toLowerCase()}` }));

const namesOf = (groups: ReturnType<typeof brandGroups>) =>
  groups.map(({ letter, stacks }) => [letter, stacks.map((stack) => stack.map((brand) => brand.name))]);

test("the brand directory lists each letter once, in order, with its brands in order", () => {
  const groups = brandGroups(named("Belvane", "aria", "Alderfell", "Cove"), 6);
  expect(namesOf(groups)).toEqual([
    ["A", [["Alderfell", "aria"]]],
    ["B", [["Belvane"]]],
    ["C", [["Cove"]]],
  ]);
});

test("the brand directory starts a new stack after six brands", () => {
  const brands = Array.from({ length: 13 }, (_, index) => `B${String.fromCharCode(97 + index)}`);
  const [group] = brandGroups(named(...brands), 6);
  expect(group?.stacks.map((stack) => stack.length)).toEqual([6, 6, 1]);
  expect(group?.stacks.flat().map((brand) => brand.name)).toEqual(brands);
});

test("the brand directory leaves out Unbranded", () => {
  expect(namesOf(brandGroups(named("Unbranded", "Uma"), 6))).toEqual([["U", [["Uma"]]]]);
});

test("the brand directory lists names that do not start with a letter last, under #", () => {
  expect(namesOf(brandGroups(named("5preview", "", "Uma", "& Sons"), 6))).toEqual([
    ["U", [["Uma"]]],
    ["#", [["& Sons", "5preview"]]],
  ]);
});

test("the brand directory has letters of every script", () => {
  const letters = brandGroups(named("草", "Ølst", "Zara", "Ёлка", "زهرة", "𠮷野"), 6).map(
    ({ letter }) => letter,
  );
  expect(letters).toEqual(["Ø", "Z", "Е", "ز", "𠮷", "草"]);
});

test("the brand directory groups accented names under the base letter", () => {
  expect(namesOf(brandGroups(named("Élan", "Ebb"), 6))).toEqual([["E", [["Ebb", "Élan"]]]]);
});
