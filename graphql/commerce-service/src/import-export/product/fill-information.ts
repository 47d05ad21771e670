import { decimal } from "../../shared/money.ts";
import type { ProductInformation } from "../../catalog/product-information.ts";
import {
  knownCategory,
  knownColor,
  knownCondition,
  knownDepartment,
  slugOf,
} from "../../catalog/spellings.ts";
import type { ProductInput } from "../../catalog/writing/product-input.ts";
import type { CsvProductRow } from "../csv/csv-product-row.ts";

type ProductParts = Pick<ProductInput, "vendor" | "productType" | "tags" | "options" | "variants">;

/** The brand from the vendor, the color from an option. Nothing is guessed, and unknown values are kept. */
export function informationFromProduct(product: ProductParts, first: CsvProductRow): ProductInformation {
  const words = [
    product.productType ?? "",
    lastSegment(first.text("productCategory")),
    ...(product.tags ?? []),
  ];
  return withoutEmpty({
    brand: product.vendor,
    mpn: first.word("googleMpn"),
    category: categoryFrom(words),
    department: words.map(knownDepartment).find((department) => department !== undefined),
    condition: knownCondition(first.text("googleCondition")),
    ...colorAndSize(product),
    retail_price: retailPrice(product),
  });
}

/** Replaces other spellings of categories, conditions and colors with the canonical ones and keeps everything else. */
export function canonicalInformation(key: string, value: string): string {
  if (key === "category") return knownCategory(value) ?? value;
  if (key === "condition") return knownCondition(value) ?? value;
  if (key === "color") return knownColor(value) ?? value;
  if (key === "department") return knownDepartment(value) ?? value;
  return value;
}

function categoryFrom(words: readonly string[]): string | undefined {
  const known = words.map(knownCategory).find((category) => category !== undefined);
  return known ?? words.map(slugOf).find((slug) => slug !== "" && knownDepartment(slug) === undefined);
}

function colorAndSize({ options, variants, tags = [] }: ProductParts): ProductInformation {
  const valuesOf = (wanted: RegExp): (string | undefined)[] | undefined => {
    const option = options.find(({ name }) => wanted.test(name));
    return option && [...new Set(variants.map((variant) => variant.options[option.name]))];
  };
  // "Rose Gold" is gold. Titles are not used: a color there may be part of the brand's name.
  const colorIn = (words: string): string | undefined => knownColor(words.split(/\s+/).at(-1) ?? "");
  // A tag says nothing about variants of several metals.
  const isChoice = variants.some((variant) => Object.values(variant.options).some(colorIn));
  const tagged = isChoice ? [] : new Set(tags.map(colorIn).filter((color) => color !== undefined));
  const colors = valuesOf(/^colou?r$/i) ?? [...tagged];
  // The page shows it beside every variant.
  const color = colors.length === 1 ? colors[0] : undefined;
  const size = valuesOf(/^size$/i)?.[0];
  const information = { color: color && (knownColor(color) ?? color), size: size ?? "One size" };
  return withoutEmpty(size === undefined ? { ...information, size_type: "one_size" } : information);
}

/** Only one that holds for every variant: a cheaper variant is not reduced from a dearer one's price. */
function retailPrice({ variants }: ProductParts): string | undefined {
  const [cents, ...others] = new Set(variants.map(({ compareAtPrice }) => compareAtPrice));
  return cents && others.length === 0 ? decimal(cents) : undefined;
}

/** "Apparel & Accessories > Clothing > Dresses" → "Dresses". */
function lastSegment(category: string): string {
  return category.split(">").at(-1)?.trim() ?? "";
}

function withoutEmpty(information: {
  readonly [Key in keyof ProductInformation]: string | undefined;
}): ProductInformation {
  return Object.fromEntries(Object.entries(information).filter(([, value]) => value)) as ProductInformation;
}
