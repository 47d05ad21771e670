import {
  type ProductCardFragment,
  ProductPricesDocument,
  type ProductPricesQuery,
} from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { serverSizes } from "~/shop/constants";
import { optionalData } from "~/http/optional-data";
import { type CardProduct, cardProducts } from "./card-product";
import { parseCents } from "./money";

/** The cards of a list, each with the price that its page opens with: the cheapest that is for sale. Never rejects. */
export async function loadCardProducts(
  commerce: Commerce,
  products: readonly ProductCardFragment[],
): Promise<CardProduct[]> {
  const ids = products.filter(hasSeveralPrices).map(({ id }) => id);
  if (ids.length === 0) return cardProducts(products);
  const found = await optionalData(
    (signal) => commerce.query(ProductPricesDocument, { ids, variants: serverSizes.variants }, signal),
    commerce.options,
  );
  const cheapest = new Map((found?.nodes ?? []).flatMap(cheapestForSale));
  return cardProducts(products.map((product) => ({ ...product, ...cheapest.get(product.id) })));
}

function hasSeveralPrices({ availableForSale, priceRange }: ProductCardFragment): boolean {
  return availableForSale && priceRange.minVariantPrice.amount !== priceRange.maxVariantPrice.amount;
}

type Node = NonNullable<ProductPricesQuery["nodes"][number]>;

/** A product's id, and its price ranges without the variants that are sold out. */
function cheapestForSale(node: Node | null) {
  if (!node || !("variants" in node)) return [];
  const forSale = node.variants.nodes.filter(({ availableForSale }) => availableForSale);
  const [cheapest] = forSale.sort(
    (one, other) => parseCents(one.price.amount) - parseCents(other.price.amount),
  );
  if (!cheapest) return [];
  const { price, compareAtPrice } = cheapest;
  const ranges = {
    priceRange: { minVariantPrice: price, maxVariantPrice: price },
    compareAtPriceRange: { minVariantPrice: compareAtPrice ?? { ...price, amount: "0" } },
  };
  return [[node.id, ranges] as const];
}
