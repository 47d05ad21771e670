import { globalId } from "../../shared/global-id.ts";
import { money } from "../../shared/money.ts";
import type { Resolvers } from "../resolvers.ts";
import type { VariantRow } from "../../catalog/catalog-rows.ts";

const price = ({ price }: VariantRow) => money(price);
const compareAtPrice = ({ compareAtPrice }: VariantRow) =>
  compareAtPrice === null ? null : money(compareAtPrice);

export const variantResolvers: Resolvers = {
  ProductVariant: {
    id: ({ id }: VariantRow) => globalId("ProductVariant", id),
    title: ({ title }: VariantRow) => title,
    sku: ({ sku }: VariantRow) => sku,
    barcode: ({ barcode }: VariantRow) => barcode,
    price,
    priceV2: price,
    compareAtPrice,
    compareAtPriceV2: compareAtPrice,
    availableForSale: ({ available }: VariantRow) => available === 1,
    // Untracked stock has no quantity.
    quantityAvailable: ({ inventory }: VariantRow) => (inventory === null ? null : Math.max(0, inventory)),
    currentlyNotInStock: ({ available, inventory }: VariantRow) =>
      available === 1 && inventory !== null && inventory <= 0,
    weight: ({ grams }: VariantRow) => grams,
    weightUnit: () => "GRAMS",
    requiresShipping: async ({ productId }: VariantRow, _: unknown, { loaders }) =>
      (await loaders.product(productId))?.giftCard !== 1,
    requiresComponents: () => false,
    quantityRule: () => ({ minimum: 1, maximum: null, increment: 1 }),
    taxable: () => true,
    unitPrice: () => null,
    unitPriceMeasurement: () => null,
    metafield: () => null,
    metafields: (_: VariantRow, { identifiers }: { identifiers: readonly unknown[] }) =>
      identifiers.map(() => null),
    product: ({ productId }: VariantRow, _: unknown, { loaders }) => loaders.product(productId),
    // A variant without its own image shows the product's first one, as on the hosted platform.
    image: async ({ imageId, productId }: VariantRow, _: unknown, { loaders }) => {
      const own = imageId === null ? null : await loaders.image(imageId);
      return own ?? (await loaders.imagesOf(productId))[0] ?? null;
    },
  },
  ProductVariantConnection: "plain",
  ProductVariantEdge: "plain",
  QuantityRule: "plain",
};
