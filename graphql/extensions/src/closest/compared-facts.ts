import { packLengths } from "@circlet/service-kit/garment-distance";
import { lengthsOfVariant, measuredVariants } from "@circlet/service-kit/measured-variants";
import { productTerms } from "../alerts/in-time/conditions.ts";
import type { ComparableProduct } from "../platform/comparable-products.ts";

/** What is stored of a product, as JSON. */
export interface ComparedFacts {
  /** Milliseconds. */
  readonly createdAt: number;
  readonly terms: readonly string[];
  readonly variants: readonly {
    readonly isForSale: boolean;
    readonly price: number;
    readonly terms: readonly string[];
    /** As `packLengths` makes them. */
    readonly lengths: readonly number[] | null;
  }[];
}

export function comparedFacts(product: ComparableProduct): ComparedFacts {
  const field = product.metafields.find(({ key }) => key === "measurements");
  const measured = measuredVariants(field?.value);
  const metafields = product.metafields.filter((other) => other !== field);
  const terms = productTerms({ ...product, title: "", metafields });
  return {
    createdAt: product.createdAt.getTime(),
    // Searches by words are the platform's.
    terms: [...terms.product].filter((term) => !term.startsWith("word=")),
    variants: product.variants.map(({ isForSale, options }, at) => {
      const has = (name: string, value: string) =>
        options.some(
          (option) =>
            option.name.toLowerCase() === name && option.value.toLowerCase() === value.toLowerCase(),
        );
      const { price = 0, terms: own = new Set<string>() } = terms.variants[at] ?? {};
      return { isForSale, price, terms: [...own], lengths: packLengths(lengthsOfVariant(measured, has)) };
    }),
  };
}
