import { describe, expect, test } from "vitest";
import { demoCatalogue, type DemoProduct } from "./index.ts";
import { brands } from "./brands/brands.ts";
import { categories } from "./categories.ts";
import { conditions } from "./conditions.ts";
import { sizeTypes } from "./sizes.ts";
import { tierCodes } from "./tiers.ts";
import { cloths, colors, prints, silhouettes } from "./wardrobe.ts";

const products = [...demoCatalogue()];
const variants = products.flatMap(({ product }) => product.variants);

const information = ({ product }: DemoProduct, key: string): string | undefined =>
  product.metafields?.find((metafield) => metafield.key === key)?.value;

/** The values of `of` that no product has. */
function missing(of: readonly string[], has: (product: DemoProduct) => readonly (string | null)[]): string[] {
  const present = new Set(products.flatMap(has));
  return of.filter((value) => !present.has(value));
}

describe("the demo catalogue", () => {
  test("has 360 products over every category, condition, tier, department, brand and color", () => {
    expect(products).toHaveLength(360);
    expect(missing(Object.keys(categories), (each) => [each.category])).toEqual([]);
    expect(missing(Object.keys(conditions), (each) => [each.condition])).toEqual([]);
    expect(missing(tierCodes, (each) => [each.tier])).toEqual([]);
    expect(
      missing(
        brands.map((brand) => brand.displayName),
        (each) => [each.brand],
      ),
    ).toEqual([]);
    expect(missing(Object.keys(colors), (each) => each.colorways.map(({ color }) => color))).toEqual([]);
    const mens = products.filter(({ department }) => department === "mens").length;
    expect(mens).toBeGreaterThan(40);
    expect(mens).toBeLessThan(120);
  });

  test("cuts every silhouette in every cut, and uses every cloth and print", () => {
    const shapes = Object.entries(silhouettes).flatMap(([name, cuts]) => cuts.map((cut) => `${name} ${cut}`));
    const garments = (each: DemoProduct) => each.colorways.map(({ garment }) => garment);
    expect(missing(shapes, (each) => garments(each).map((g) => `${g.silhouette} ${g.cut}`))).toEqual([]);
    expect(missing(Object.keys(cloths), (each) => garments(each).map(({ cloth }) => cloth))).toEqual([]);
    expect(missing(Object.keys(prints), (each) => garments(each).map(({ print }) => print))).toEqual([]);
  });

  test("is the same for the same seed, and another for another", () => {
    expect([...demoCatalogue({ seed: "circlet" })]).toEqual(products);
    expect([...demoCatalogue({ seed: 7 })].map(({ handle }) => handle)).not.toEqual(
      products.map(({ handle }) => handle),
    );
  });

  test("begins alike at any size", () => {
    expect([...demoCatalogue({ products: 400 })].slice(0, 360)).toEqual(products);
    expect([...demoCatalogue({ products: 25 })]).toEqual(products.slice(0, 25));
  });

  test("asks no more than the retail price, in half dollars, and less for what has waited longer", () => {
    for (const { price, compareAtPrice } of variants) {
      expect(price % 50).toBe(0);
      expect(price).toBeGreaterThan(0);
      expect(price).toBeLessThan(compareAtPrice ?? 0);
    }
    const shareOfRetail = (tier: string): number => {
      const of = products.filter((each) => each.tier === tier).flatMap(({ product }) => product.variants);
      return (
        of.reduce((sum, { price, compareAtPrice }) => sum + price / (compareAtPrice ?? 1), 0) / of.length
      );
    };
    expect(shareOfRetail("L1")).toBeGreaterThan(0.65);
    expect(shareOfRetail("L15")).toBeLessThan(0.5);
    expect(shareOfRetail("L30")).toBeLessThan(0.32);
  });

  test("has mostly single pieces, some styles in several colors, a few sold out", () => {
    const share = (of: number): number => of / products.length;
    expect(variants.filter(({ inventory }) => inventory === 1).length / variants.length).toBeGreaterThan(0.7);
    const several = share(products.filter(({ colorways }) => colorways.length > 1).length);
    expect(several).toBeGreaterThan(0.1);
    expect(several).toBeLessThan(0.2);
    const soldOut = share(
      products.filter(({ product }) => product.variants.every(({ inventory }) => inventory === 0)).length,
    );
    expect(soldOut).toBeGreaterThan(0.03);
    expect(soldOut).toBeLessThan(0.09);
  });

  test("gives every product what a product page needs, in sizes of its size type", () => {
    for (const each of products) {
      for (const key of [
        "brand",
        "category",
        "condition",
        "current_tier",
        "color",
        "size",
        "mpn",
        "short_title",
      ]) {
        expect(information(each, key), `${each.handle} ${key}`).toBeTruthy();
      }
      const sizes: readonly string[] = sizeTypes[each.sizeType].sizes;
      for (const { options } of each.product.variants) expect(sizes).toContain(options["Size"]);
      expect(each.product.images?.length).toBeLessThanOrEqual(8);
      if (each.category === "shoes") expect(each.sizeType).toBe("shoes_us_m");
    }
  });

  test("names defects for worn pieces and for no others", () => {
    for (const each of products) {
      const worn = each.condition === "new_with_defects" || each.condition === "preowned";
      expect(information(each, "defect_one") !== undefined, each.handle).toBe(worn);
    }
  });

  test("calls a product what it is: its title, alt text and description agree with its garment", () => {
    for (const { colorways, product, shortTitle } of products) {
      const last =
        shortTitle
          .replace(/ in [a-z ]+$/, "")
          .split(" ")
          .at(-1) ?? "";
      for (const { description, garment, pictures } of colorways) {
        expect(description.endsWith(last), `${shortTitle}: ${description}`).toBe(true);
        expect(description.toLowerCase()).toContain(garment.shade.name);
        expect(pictures[0]?.altText).toBe(`${description}, front`);
      }
      expect(product.bodyHtml).toContain(colorways[0]?.description.replaceAll("&", "&amp;"));
      expect(shortTitle.length, shortTitle).toBeLessThanOrEqual(60);
    }
  });

  test("sells a brand's own kind of thing: no shoes but from shoemakers", () => {
    const kinds = new Map(brands.map(({ displayName, specialities }) => [displayName, specialities]));
    for (const { brand, category } of products) {
      expect(kinds.get(brand)?.includes("footwear"), `${brand} ${category}`).toBe(category === "shoes");
      expect(kinds.get(brand)?.includes("handbags"), `${brand} ${category}`).toBe(category === "handbags");
    }
  });
});

describe("no neighbors of one shape", () => {
  const silhouette = (each: DemoProduct | undefined) => each?.colorways[0]?.garment.silhouette;
  const priceOf = (each: DemoProduct): number => each.product.variants[0]?.price ?? 0;
  const pairsOfOneShape = (list: readonly DemoProduct[]): string[] =>
    list.flatMap((each, at) =>
      at > 0 && silhouette(each) === silhouette(list[at - 1]) ? [each.handle] : [],
    );
  const newestFirst = (list: readonly DemoProduct[]) =>
    list.toSorted((a, b) => ((a.product.createdAt ?? "") < (b.product.createdAt ?? "") ? 1 : -1));

  test.each(["circlet", 2, 5, 9, 24])("among the newest, nor by price (seed %s)", (seed) => {
    const catalogue = [...demoCatalogue({ seed })];
    expect(pairsOfOneShape(newestFirst(catalogue))).toEqual([]);
    expect(
      pairsOfOneShape(catalogue.toSorted((a, b) => priceOf(a) - priceOf(b) || a.index - b.index)),
    ).toEqual([]);
    const dear = catalogue.filter((each) => priceOf(each) >= (each.product.variants[0]?.compareAtPrice ?? 0));
    expect(dear).toEqual([]);
  });

  test.each(["dresses", "tops", "sweaters", "outerwear", "shoes", "handbags"])(
    "among the newest %s",
    (category) => {
      expect(pairsOfOneShape(newestFirst(products).filter((each) => each.category === category))).toEqual([]);
    },
  );
});

describe("romance copy", () => {
  const copies = products.map((each) => information(each, "romance_copy") ?? "");
  const sentences = (copy: string): string[] => copy.split(/(?<=[.?!]) (?=[A-Z])/);

  test("is never the same twice, and no two on a page of 18 begin alike", () => {
    expect(new Set(copies).size).toBe(copies.length);
    for (let at = 0; at + 18 <= copies.length; at++) {
      const begins = copies.slice(at, at + 18).map((copy) => sentences(copy)[0]);
      expect(new Set(begins).size, `from ${at}`).toBe(18);
    }
  });

  test("has no gap left to fill", () => {
    expect(copies.filter((copy) => /[{}]|undefined| {2}/.test(copy) || copy === "")).toEqual([]);
  });
});
