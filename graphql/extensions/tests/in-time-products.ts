import type { ProductFacts } from "../src/platform/product-facts.ts";
import type { ProductToWatch } from "../src/platform/storefront-api.ts";

/** A dress as it differs from the others. */
export interface DressOfTests {
  readonly publishedAt?: Date;
  readonly price?: string;
  readonly isForSale?: boolean;
}

type Dresses = ReadonlyMap<string, DressOfTests>;

export function productOf(dresses: Dresses, id: string): ProductToWatch {
  const { publishedAt = new Date(0), price = "50.0", isForSale = true } = dresses.get(id) ?? {};
  return { id, handle: id, title: id, price, currency: "USD", quantity: 1, isForSale, publishedAt };
}

export function factsOf(dresses: Dresses, ids: readonly string[]): ProductFacts[] {
  return ids.map((id) => {
    const { price, isForSale, publishedAt, quantity } = productOf(dresses, id);
    return {
      id,
      title: id,
      vendor: "Norelle",
      productType: "dresses",
      tags: [],
      collections: [],
      metafields: [{ namespace: "product_information", key: "category", value: "Dresses" }],
      variants: isForSale ? [{ price, options: [{ name: "Size", value: "M" }] }] : [],
      quantity,
      publishedAt,
    };
  });
}
