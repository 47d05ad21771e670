import type { ProductInput } from "../catalogue/product-input.ts";
import type { ProductInformation } from "../catalogue/product-information.ts";
import type { ProductRow } from "./product-row.ts";
import { knownCategory, knownColor, knownCondition, knownDepartment, slugOf } from "./spellings.ts";

type ReadProduct = Pick<ProductInput, "vendor" | "productType" | "tags" | "options" | "variants">;

/**
 * Product information that a file says elsewhere than in metafield columns: the brand as the vendor, the color as an
 * option. Nothing is made up: what the file does not say is left out. Words outside our lists are kept as they are
 * (decision 12).
 */
export function informationFromProduct(product: ReadProduct, first: ProductRow): ProductInformation {
  const words = [
    product.productType ?? "",
    lastSegment(first.text("productCategory")),
    ...(product.tags ?? []),
  ];
  return withoutEmpty({
    brand: product.vendor,
    category: categoryFrom(words),
    department: words.map(knownDepartment).find((department) => department !== undefined),
    condition: knownCondition(first.text("googleCondition")),
    ...colorAndSize(product),
    retail_price: retailPrice(product),
  });
}

/** The style number where no column says it: the maker's by its other name, else the shop's own number. */
export function styleNumberFrom({ variants }: ReadProduct, first: ProductRow): string {
  return (
    first.word("googleMpn") ||
    variants.find(({ sku }) => sku)?.sku ||
    variants.find(({ barcode }) => barcode)?.barcode ||
    ""
  );
}

/** Other spellings of categories, conditions and colors become the canonical ones; all else stays as it came. */
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

function colorAndSize({ options, variants, tags = [] }: ReadProduct): ProductInformation {
  const valueOf = (wanted: RegExp): string | undefined => {
    const option = options.find(({ name }) => wanted.test(name));
    return option && variants[0]?.options[option.name];
  };
  // "Rose Gold" is gold. A word of the title proves nothing: it may be part of the brand's name.
  const color = valueOf(/^colou?r$/i) ?? tags.map((tag) => tag.split(/\s+/).at(-1) ?? "").find(knownColor);
  const size = valueOf(/^size$/i);
  const information = { color: color && (knownColor(color) ?? color), size: size ?? "One size" };
  return withoutEmpty(size === undefined ? { ...information, size_type: "one_size" } : information);
}

function retailPrice({ variants }: ReadProduct): string | undefined {
  const cents = variants[0]?.compareAtPrice ?? variants[0]?.price;
  return !cents ? undefined : (cents / 100).toFixed(2);
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
