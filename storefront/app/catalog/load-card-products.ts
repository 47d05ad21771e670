import {
  type ProductCardFragment,
  ProductPricesDocument,
  type ProductPricesQuery,
} from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { serverSizes } from "~/shop/constants";
import { optionalData } from "~/http/optional-data";
import { canonicalSlug } from "~/shop/taxonomy";
import { variantOptions } from "~/shop/variant-options";
import { type CardProduct, cardProducts, type ShownProduct } from "./card-product";
import { parseCents } from "./money";

/**
 * The cards of a list, each with the price that its page opens with: the cheapest that is for sale. With a color's slug,
 * cards of products in several colors show and open that color. Never rejects.
 */
export async function loadCardProducts(
  commerce: Commerce,
  products: readonly ProductCardFragment[],
  color: string | null = null,
): Promise<CardProduct[]> {
  const ids = products
    .filter((product) => hasSeveralPrices(product) || isAlsoIn(product, color))
    .map(({ id }) => id);
  if (ids.length === 0) return cardProducts(products);
  const variables = { ids, variants: serverSizes.variants, ofColor: color !== null };
  const found = await optionalData(
    (signal) => commerce.query(ProductPricesDocument, variables, signal),
    commerce.options,
  );
  const shown = new Map((found?.nodes ?? []).flatMap((node) => cheapestForSale(node, color)));
  return cardProducts(products.map((product) => ({ ...product, ...shown.get(product.id)?.(product) })));
}

function hasSeveralPrices({ availableForSale, priceRange }: ProductCardFragment): boolean {
  return availableForSale && priceRange.minVariantPrice.amount !== priceRange.maxVariantPrice.amount;
}

/** Whether a product for sale comes in this color and in others. */
function isAlsoIn({ availableForSale, options }: ProductCardFragment, color: string | null): boolean {
  const named = options.flatMap(({ name, values }) => values.map((value) => [{ name, value }]));
  const colors = named.map((option) => variantOptions(option).color).filter((value) => value !== null);
  return availableForSale && colors.length > 1 && colors.some((value) => canonicalSlug(value) === color);
}

type Node = NonNullable<ProductPricesQuery["nodes"][number]>;
type Variant = Extract<Node, { readonly variants: unknown }>["variants"]["nodes"][number];

/** A product's id, and what its card shows of the cheapest variant that is for sale, in this color if there is one. */
function cheapestForSale(node: Node | null, color: string | null) {
  if (!node || !("variants" in node)) return [];
  const forSale = node.variants.nodes.filter(({ availableForSale }) => availableForSale);
  const ofColor = forSale.filter((variant) => canonicalSlug(colorOf(variant) ?? "") === color);
  const [cheapest] = (ofColor.length > 0 ? ofColor : forSale).sort(
    (one, other) => parseCents(one.price.amount) - parseCents(other.price.amount),
  );
  if (!cheapest) return [];
  const { price, compareAtPrice } = cheapest;
  const ranges = {
    priceRange: { minVariantPrice: price, maxVariantPrice: price },
    compareAtPriceRange: { minVariantPrice: compareAtPrice ?? { ...price, amount: "0" } },
  };
  const inColor = ofColor.length > 0 ? cheapest : null;
  const shownOf = (product: ProductCardFragment) => ({
    ...ranges,
    ...(inColor && isAlsoIn(product, color) && partsOf(product, inColor)),
  });
  return [[node.id, shownOf] as const];
}

const colorOf = ({ selectedOptions = [] }: Variant): string | null => variantOptions(selectedOptions).color;

/** The image of a variant's color, and the link to it. */
function partsOf({ images }: ProductCardFragment, variant: Variant): Partial<ShownProduct> {
  const { image } = variant;
  const isFirst = !image || images.nodes[0]?.url === image.url;
  return {
    query: `?${new URLSearchParams({ color: colorOf(variant) ?? "" })}`,
    ...(!isFirst && { images: { nodes: [image] } }),
  };
}
