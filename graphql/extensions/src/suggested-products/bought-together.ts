import type { Queries } from "../database/database.ts";
import { globalId } from "../shared/global-id.ts";
import { categoriesOrderedWith, productsOrderedWith } from "../orders/order-store.ts";
import type { ShopProduct, StorefrontApi } from "../platform/storefront-api.ts";
import { outfitWith } from "./outfit.ts";
import { bySimilarity } from "./similarity.ts";

/** The most rows that one suggestion reads, however many orders there are. */
const limits = { orderedTogether: 48, categories: 6, productsOfCategory: 20 };

/**
 * Suggests products to buy together with a product: available products that were ordered with it, then products from
 * categories ordered with its category, then from categories that complete an outfit. Each category in turn contributes
 * the product most similar in brand, color, size and price. Empty for an unknown product.
 */
export async function boughtTogether(
  { database, storefront }: { database: Queries; storefront: StorefrontApi },
  { productNumber, count }: { productNumber: string; count: number },
): Promise<ShopProduct[]> {
  const companions = await productsOrderedWith(database, productNumber, limits.orderedTogether);
  const ids = [productNumber, ...companions].map((number) => globalId("Product", number));
  const found = new Map((await storefront.products(ids)).map((product) => [product.id, product]));
  const product = found.get(globalId("Product", productNumber));
  if (!product) return [];
  const isCompanion = companionOf(product);
  const orderedTogether = ids.slice(1).flatMap((id) => found.get(id) ?? []);
  const ordered = await categoriesOrderedWith(database, product.category, limits.categories);
  const categories = [...new Set([...ordered, ...outfitWith(product.category)])].slice(0, limits.categories);
  const lists = await storefront.newestOf(categories, limits.productsOfCategory);
  const similar = lists.map((list) => list.filter(isCompanion).sort(bySimilarity(product)));
  const suggested = [...orderedTogether.filter(isCompanion), ...interleave(similar)];
  return [...new Map(suggested.map((each) => [each.id, each])).values()].slice(0, count);
}

/** Whether a buyer of the product may want another one: it is available and for the same department. */
function companionOf(product: ShopProduct): (other: ShopProduct) => boolean {
  const department = product.information["department"];
  return (other) =>
    other.availableForSale &&
    other.id !== product.id &&
    (department === undefined || other.information["department"] === department);
}

/** The first item of each list, then the second of each, and so on. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
