import { describe, expect, test } from "vitest";
import { chosenVariant, colorOptions, type ProductVariant, sizeOptions } from "./variants";

const variant = (color: string | null, size: string | null, isAvailable = true): ProductVariant => ({
  id: `${color}/${size}`,
  color,
  size,
  hex: color && `#${color}`,
  isAvailable,
  left: 1,
  price: 1000,
  picture: null,
});

const dress = [
  variant("Plum", "S"),
  variant("Plum", "M"),
  variant("Black", "M"),
  variant("Black", "L"),
  variant("Sand", "S", false),
];

describe("the variant of a link", () => {
  test.each([
    [{ color: "Black", size: "L" }, "Black/L"],
    [{ color: "black", size: "l" }, "Black/L"],
    [{ color: "Black", size: null }, "Black/M"],
    [{ color: null, size: null }, "Plum/S"],
    [{ color: "Green", size: "XXL" }, "Plum/S"],
    [{ color: "Plum", size: "L" }, "Black/L"],
    [{ color: "Sand", size: null }, "Sand/S"],
  ])("%o is %s", (wanted, id) => {
    expect(chosenVariant(dress, wanted)?.id).toBe(id);
  });

  test("is the first for sale when nothing is asked", () => {
    const sold = [variant("Plum", "S", false), variant("Plum", "M")];
    expect(chosenVariant(sold, { color: null, size: null })?.id).toBe("Plum/M");
  });
});

describe("choosing a size", () => {
  test("keeps the color if that pair exists", () => {
    const medium = sizeOptions(dress, { color: "Black", size: "L" }).find(({ value }) => value === "M");
    expect(medium?.leadsTo).toEqual({ color: "Black", size: "M" });
  });

  test("else takes the first variant of that size", () => {
    const large = sizeOptions(dress, { color: "Plum", size: "S" }).find(({ value }) => value === "L");
    expect(large?.leadsTo).toEqual({ color: "Black", size: "L" });
  });
});

describe("choosing a color", () => {
  test("keeps the size", () => {
    const black = colorOptions(dress, { color: "Plum", size: "M" }).find(({ value }) => value === "Black");
    expect(black).toMatchObject({
      leadsTo: { color: "Black", size: "M" },
      isAvailable: true,
      isSelected: false,
      hex: "#Black",
    });
  });

  test("is overlaid when it has none in this size, or none for sale", () => {
    const options = colorOptions(dress, { color: "Plum", size: "S" });
    expect(options.find(({ value }) => value === "Black")?.isAvailable).toBe(false);
    expect(options.find(({ value }) => value === "Sand")?.isAvailable).toBe(false);
  });
});

test("a product without a color option has no color swatches", () => {
  expect(colorOptions([variant(null, "M")], { color: null, size: "M" })).toEqual([]);
});
