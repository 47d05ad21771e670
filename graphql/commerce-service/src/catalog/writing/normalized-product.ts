import { InvalidProduct, type ProductInput, type VariantInput } from "./product-input.ts";

/** A product input with defaults filled in and lists in stored order, so that equal inputs are equal as JSON. */
export type NormalizedProduct = ReturnType<typeof normalizeProduct>;
export type NormalizedVariant = NormalizedProduct["variants"][number];

export function normalizeProduct(input: ProductInput) {
  if (input.handle.trim() === "") throw new InvalidProduct("a product needs a handle");
  if (input.title.trim() === "") throw new InvalidProduct("a product needs a title");
  if (input.variants.length === 0) throw new InvalidProduct("a product needs at least one variant");
  const variants = input.variants.map((variant) => normalizeVariant(input, variant));
  if (new Set(variants.map(variantKey)).size < variants.length) {
    throw new InvalidProduct("two variants have the same options");
  }
  return {
    handle: input.handle,
    title: input.title,
    bodyHtml: input.bodyHtml ?? "",
    vendor: input.vendor ?? "",
    productType: input.productType ?? "",
    seoTitle: input.seoTitle ?? null,
    seoDescription: input.seoDescription ?? null,
    published: input.published ?? true,
    giftCard: input.giftCard ?? false,
    tags: [...new Set(input.tags)].sort(),
    options: input.options.map(({ name, values }) => ({ name, values: [...values] })),
    variants,
    images: uniqueImages(input),
    metafields: normalizeMetafields(input),
  };
}

/** What tells a product's variants apart: the values of its options, to the letter. */
export function variantKey({ options }: Pick<NormalizedVariant, "options">): string {
  return JSON.stringify(options.map(({ value }) => value));
}

function normalizeVariant(product: ProductInput, variant: VariantInput) {
  const options = product.options.map(({ name, values }) => {
    const value = variant.options[name];
    if (value === undefined) throw new InvalidProduct(`a variant has no ${name}`);
    if (!values.includes(value)) throw new InvalidProduct(`"${value}" is not a value of ${name}`);
    return { name, value };
  });
  return {
    options,
    /** For display: two variants may have the same, because a value may contain " / ". */
    title: options.map(({ value }) => value).join(" / ") || "Default Title",
    price: wholeNumber("a price", variant.price),
    compareAtPrice:
      variant.compareAtPrice == null ? null : wholeNumber("a compare-at price", variant.compareAtPrice),
    sku: variant.sku ?? null,
    barcode: variant.barcode ?? null,
    grams: wholeNumber("a weight", variant.grams ?? 0),
    inventoryPolicy: variant.inventoryPolicy ?? "deny",
    inventory: stock(variant),
    imageSrc: variant.imageSrc ?? null,
  };
}

/** Negative stock is only valid with the "continue" policy. */
function stock({ inventory = 1, inventoryPolicy }: VariantInput): number | null {
  if (inventory === null) return null;
  return inventoryPolicy === "continue" ? Math.trunc(inventory) : wholeNumber("stock", inventory);
}

function wholeNumber(what: string, value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new InvalidProduct(`${what} must be a whole number from 0, not ${value}`);
  }
  return value;
}

function uniqueImages(input: ProductInput) {
  const bySource = new Map(
    (input.images ?? []).map((image) => [
      image.src,
      {
        src: image.src,
        altText: image.altText ?? null,
        width: image.width ?? null,
        height: image.height ?? null,
      },
    ]),
  );
  for (const { imageSrc } of input.variants) {
    if (imageSrc != null && !bySource.has(imageSrc)) {
      throw new InvalidProduct(`a variant's image ${imageSrc} is not one of the product's images`);
    }
  }
  return [...bySource.values()];
}

function normalizeMetafields(input: ProductInput) {
  const byKey = new Map(
    (input.metafields ?? []).map(({ namespace, key, value, type = "single_line_text_field" }) => [
      `${namespace}.${key}`,
      { namespace, key, type, value },
    ]),
  );
  return [...byKey.values()].sort(
    (a, b) => compareTexts(a.namespace, b.namespace) || compareTexts(a.key, b.key),
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether two parts of a product are equal, in the same order. */
export function areEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
