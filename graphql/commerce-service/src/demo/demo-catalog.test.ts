import { describe, expect, test } from "vitest";
import { demoBrands } from "./brands/brands.ts";
import { categories } from "./categories.ts";
import { demoCatalog, type DemoProduct } from "./index.ts";
import { conditions } from "./offer/conditions.ts";
import { defects, isPossible } from "./offer/defects.ts";
import { sizeTypes } from "./offer/sizes.ts";
import { tierCodes } from "./offer/tiers.ts";
import { uncapitalize } from "./product/wording.ts";
import { clothFacts } from "./style/cloth-facts.ts";
import { cloths, colors, prints, silhouettes } from "./wardrobe.ts";

const products = [...demoCatalog()];
const variants = products.flatMap(({ product }) => product.variants);

const information = ({ product }: DemoProduct, key: string): string | undefined =>
  product.metafields?.find((metafield) => metafield.key === key)?.value;

/** The values in `of` that no product has. */
function missing(of: readonly string[], has: (product: DemoProduct) => readonly (string | null)[]): string[] {
  const present = new Set(products.flatMap(has));
  return of.filter((value) => !present.has(value));
}

describe("the demo catalog", () => {
  test("has 360 products across every category, condition, tier, department, brand and color", () => {
    expect(products).toHaveLength(360);
    expect(missing(Object.keys(categories), (each) => [each.category])).toEqual([]);
    expect(missing(Object.keys(conditions), (each) => [each.condition])).toEqual([]);
    expect(missing(tierCodes, (each) => [each.tier])).toEqual([]);
    expect(
      missing(
        demoBrands.map((brand) => brand.displayName),
        (each) => [each.brand],
      ),
    ).toEqual([]);
    expect(missing(Object.keys(colors), (each) => each.colorways.map(({ color }) => color))).toEqual([]);
    const mens = products.filter(({ department }) => department === "mens").length;
    expect(mens).toBeGreaterThan(40);
    expect(mens).toBeLessThan(120);
  });

  test("uses every cut of every silhouette, every fabric and every print", () => {
    const shapes = Object.entries(silhouettes).flatMap(([name, cuts]) => cuts.map((cut) => `${name} ${cut}`));
    const garments = (each: DemoProduct) => each.colorways.map(({ garment }) => garment);
    expect(missing(shapes, (each) => garments(each).map((g) => `${g.silhouette} ${g.cut}`))).toEqual([]);
    expect(missing(Object.keys(cloths), (each) => garments(each).map(({ cloth }) => cloth))).toEqual([]);
    expect(missing(Object.keys(prints), (each) => garments(each).map(({ print }) => print))).toEqual([]);
  });

  test("is the same for the same seed and different for another", () => {
    expect([...demoCatalog({ seed: "circlet" })]).toEqual(products);
    expect([...demoCatalog({ seed: 7 })].map(({ handle }) => handle)).not.toEqual(
      products.map(({ handle }) => handle),
    );
  });

  test("starts with the same products at any size", () => {
    expect([...demoCatalog({ products: 400 })].slice(0, 360)).toEqual(products);
    expect([...demoCatalog({ products: 25 })]).toEqual(products.slice(0, 25));
  });

  test("never exceeds the retail price, uses half dollars, and marks down what has waited longer", () => {
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

  test("has mostly one-of-one products, some styles in several colors, and a few sold out", () => {
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

  test("gives every product the fields that a product page needs, in sizes of its size type", () => {
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

  test("lists defects for worn products only", () => {
    for (const each of products) {
      const worn = each.condition === "new_with_defects" || each.condition === "preowned";
      expect(information(each, "defect_one") !== undefined, each.handle).toBe(worn);
    }
  });

  test("lists only defects that the product can have, each with a close-up that names it", () => {
    const known = new Map(
      Object.entries(defects).flatMap(([subject, list]) =>
        list.map((defect) => [`${subject} ${defect.name}`, defect] as const),
      ),
    );
    const worn = products.filter((each) => information(each, "defect_one") !== undefined);
    for (const each of worn) {
      const names = ["defect_one", "defect_two"].flatMap((key) => information(each, key) ?? []);
      const [{ garment }] = each.colorways as [DemoProduct["colorways"][number]];
      const found = names.map((name) => known.get(`${clothFacts[garment.cloth].wear} ${name}`));
      for (const defect of found) {
        expect(defect && isPossible(defect, { ...garment, category: each.category }), each.handle).toBe(true);
      }
      const closeUps = each.product.images?.filter(({ src }) => src.includes("--defect-")) ?? [];
      expect(closeUps.map(({ altText }) => altText?.split("close-up: ")[1])).toEqual(
        names.map((name) => uncapitalize(name)),
      );
      expect(new Set(names).size, each.handle).toBe(names.length);
    }
    const shown = new Set(
      worn.flatMap(({ product }) => product.images?.flatMap(({ src }) => src.split("--defect-")[1] ?? [])),
    );
    expect(shown.size).toBeGreaterThan(15);
  });

  test("sells underwear and swimwear new with tags only", () => {
    const hygienic = products.filter(({ category }) =>
      ["bras", "panties", "shapewear", "swimwear"].includes(category),
    );
    expect(new Set(hygienic.map((each) => information(each, "condition")))).toEqual(
      new Set(["new_with_tags"]),
    );
  });

  test("repeats no word in its texts, and never makes swimwear of cotton", () => {
    for (const each of products) {
      const { product, category, colorways, shortTitle } = each;
      const texts = [
        ...colorways.map(({ description }) => description),
        shortTitle,
        product.title,
        information(each, "romance_copy") ?? "",
        ...(product.bodyHtml ?? "").split("\n"),
        ...(product.images?.map(({ altText }) => altText ?? "") ?? []),
      ];
      for (const text of texts) expect(text).not.toMatch(/\b(\w+) \1\b/i);
      if (category === "swimwear") expect(product.bodyHtml).not.toContain("cotton");
      expect(product.bodyHtml).not.toContain("upper upper");
    }
  });

  test("describes a product consistently in its title, alt text, description and garment", () => {
    for (const { colorways, product, shortTitle } of products) {
      const last =
        shortTitle
          .replace(/ in [a-z ]+$/, "")
          .split(" ")
          .at(-1) ?? "";
      for (const { description, garment, images } of colorways) {
        expect(description.endsWith(last), `${shortTitle}: ${description}`).toBe(true);
        expect(description.toLowerCase()).toContain(garment.shade.name);
        expect(images[0]?.altText).toBe(`${description}, front`);
      }
      expect(product.bodyHtml).toContain(colorways[0]?.description.replaceAll("&", "&amp;"));
      expect(shortTitle.length, shortTitle).toBeLessThanOrEqual(60);
    }
  });

  test("gives each brand its own kind of product: only shoemakers sell shoes", () => {
    const kinds = new Map(demoBrands.map(({ displayName, specialties }) => [displayName, specialties]));
    for (const { brand, category } of products) {
      expect(kinds.get(brand)?.includes("footwear"), `${brand} ${category}`).toBe(category === "shoes");
      expect(kinds.get(brand)?.includes("handbags"), `${brand} ${category}`).toBe(category === "handbags");
    }
  });
});

describe("neighboring products of one shape", () => {
  const silhouette = (each: DemoProduct | undefined) => each?.colorways[0]?.garment.silhouette;
  const priceOf = (each: DemoProduct): number => each.product.variants[0]?.price ?? 0;
  const pairsOfOneShape = (list: readonly DemoProduct[]): string[] =>
    list.flatMap((each, at) =>
      at > 0 && silhouette(each) === silhouette(list[at - 1]) ? [each.handle] : [],
    );
  const newestFirst = (list: readonly DemoProduct[]) =>
    list.toSorted((a, b) => ((a.product.createdAt ?? "") < (b.product.createdAt ?? "") ? 1 : -1));

  test.each(["circlet", 2, 5, 9, 24])("do not occur among the newest or by price (seed %s)", (seed) => {
    const catalog = [...demoCatalog({ seed })];
    expect(pairsOfOneShape(newestFirst(catalog))).toEqual([]);
    expect(pairsOfOneShape(catalog.toSorted((a, b) => priceOf(a) - priceOf(b) || a.index - b.index))).toEqual(
      [],
    );
    const dear = catalog.filter((each) => priceOf(each) >= (each.product.variants[0]?.compareAtPrice ?? 0));
    expect(dear).toEqual([]);
  });

  test.each(["dresses", "tops", "sweaters", "outerwear", "shoes", "handbags"])(
    "do not occur among the newest %s",
    (category) => {
      expect(pairsOfOneShape(newestFirst(products).filter((each) => each.category === category))).toEqual([]);
    },
  );
});

describe("romance copy", () => {
  const copies = products.map((each) => information(each, "romance_copy") ?? "");
  const sentences = (copy: string): string[] => copy.split(/(?<=[.?!]) (?=[A-Z])/);

  test("never repeats, and no two texts on a page of 18 begin the same way", () => {
    expect(new Set(copies).size).toBe(copies.length);
    for (let at = 0; at + 18 <= copies.length; at++) {
      const begins = copies.slice(at, at + 18).map((copy) => sentences(copy)[0]);
      expect(new Set(begins).size, `from ${at}`).toBe(18);
    }
  });

  test("has no placeholder left", () => {
    expect(copies.filter((copy) => /[{}]|undefined| {2}/.test(copy) || copy === "")).toEqual([]);
  });
});
