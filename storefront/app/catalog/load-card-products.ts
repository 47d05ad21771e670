import {
  type ProductCardFragment,
  ProductPricesDocument,
  type ProductPricesQuery,
} from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { serverSizes } from "~/shop/constants";
import { optionalData } from "~/http/optional-data";
import { numberOfGid } from "~/shop/product-gid";
import { canonicalSlug } from "~/shop/taxonomy";
import { variantOptions } from "~/shop/variant-options";
import type { FilteredOption } from "./filtered-option";
import { type CardProduct, cardProducts, type ShownProduct } from "./card-product";
import { parseCents } from "./money";

/**
 * The cards of a list, each with the price that its page opens with: the cheapest that is for sale. Cards of products with
 * several values of the filtered option, such as colors, show and open its value. Never rejects.
 */
export async function loadCardProducts(
  commerce: Commerce,
  products: readonly ProductCardFragment[],
  filtered: FilteredOption | null = null,
): Promise<CardProduct[]> {
  const ids = products
    .filter((product) => hasSeveralPrices(product) || comesIn(product, filtered))
    .map(({ id }) => id);
  if (ids.length === 0) return cardProducts(products);
  const variables = { ids, variants: serverSizes.variants, ofOption: filtered !== null };
  const found = await optionalData(
    (signal) => commerce.query(ProductPricesDocument, variables, signal),
    commerce.options,
  );
  const shown = new Map((found?.nodes ?? []).flatMap((node) => cheapestForSale(node, filtered)));
  return cardProducts(products.map((product) => ({ ...product, ...shown.get(product.id)?.(product) })));
}

function hasSeveralPrices({ availableForSale, priceRange }: ProductCardFragment): boolean {
  return availableForSale && priceRange.minVariantPrice.amount !== priceRange.maxVariantPrice.amount;
}

/** Whether a product for sale has this value of the option, and others. */
function comesIn(
  { availableForSale, options }: ProductCardFragment,
  filtered: FilteredOption | null,
): boolean {
  if (!availableForSale || !filtered) return false;
  const named = options.flatMap(({ name, values }) => values.map((value) => [{ name, value }]));
  const values = named.map((option) => valueOf(option, filtered)).filter((value) => value !== null);
  return values.length > 1 && values.some((value) => canonicalSlug(value) === filtered.value);
}

function valueOf(
  options: readonly { readonly name: string; readonly value: string }[],
  { name: wanted }: FilteredOption,
): string | null {
  if (wanted === null) return variantOptions(options).color;
  return options.find(({ name }) => name.toLowerCase() === wanted)?.value ?? null;
}

type Node = NonNullable<ProductPricesQuery["nodes"][number]>;
type Variant = Extract<Node, { readonly variants: unknown }>["variants"]["nodes"][number];

/** A product's id, and what its card shows of the cheapest variant for sale: one with the option's value, if there is one. */
function cheapestForSale(node: Node | null, filtered: FilteredOption | null) {
  if (!node || !("variants" in node)) return [];
  const forSale = node.variants.nodes.filter(({ availableForSale }) => availableForSale);
  const wanted = filtered
    ? forSale.filter(({ selectedOptions = [] }) => {
        const value = valueOf(selectedOptions, filtered);
        return value !== null && canonicalSlug(value) === filtered.value;
      })
    : [];
  const [cheapest] = (wanted.length > 0 ? wanted : forSale).sort(
    (one, other) => parseCents(one.price.amount) - parseCents(other.price.amount),
  );
  if (!cheapest) return [];
  const { price, compareAtPrice } = cheapest;
  const ranges = {
    priceRange: { minVariantPrice: price, maxVariantPrice: price },
    compareAtPriceRange: { minVariantPrice: compareAtPrice ?? { ...price, amount: "0" } },
  };
  const shownOf = (product: ProductCardFragment) => ({
    ...ranges,
    ...(filtered && wanted.length > 0 && comesIn(product, filtered) && partsOf(product, cheapest, filtered)),
  });
  return [[node.id, shownOf] as const];
}

/** The image of a variant, and the link to it. */
function partsOf(
  { images }: ProductCardFragment,
  { id, image, selectedOptions = [] }: Variant,
  filtered: FilteredOption,
): Partial<ShownProduct> {
  const isFirst = !image || images.nodes[0]?.url === image.url;
  // An address that shoppers can read, where there is one.
  const color = filtered.name === null ? valueOf(selectedOptions, filtered) : null;
  const chosen = color === null ? { variant: numberOfGid(id ?? "") } : { color };
  return {
    query: `?${new URLSearchParams(chosen)}`,
    ...(!isFirst && { images: { nodes: [image] } }),
  };
}
