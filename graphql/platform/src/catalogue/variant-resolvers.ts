import { globalId } from "../global-id.ts";
import { money } from "../money.ts";
import type { Resolvers } from "../schema/resolvers.ts";
import type { VariantRow } from "./product-row.ts";

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
    // Untracked stock has no number.
    quantityAvailable: ({ inventory }: VariantRow) => (inventory === null ? null : Math.max(0, inventory)),
    currentlyNotInStock: ({ available, inventory }: VariantRow) =>
      available === 1 && inventory !== null && inventory <= 0,
    weight: ({ grams }: VariantRow) => grams,
    weightUnit: () => "GRAMS",
    requiresShipping: () => true,
    taxable: () => true,
    unitPrice: () => null,
    unitPriceMeasurement: () => null,
    metafield: () => null,
    metafields: (_: VariantRow, { identifiers }: { identifiers: readonly unknown[] }) =>
      identifiers.map(() => null),
    selectedOptions: ({ id }: VariantRow, _: unknown, { loaders }) => loaders.selectedOptionsOf(id),
    product: ({ productId }: VariantRow, _: unknown, { loaders }) => loaders.product(productId),
    // Without a picture of its own a variant shows its product's first, as on the hosted platform.
    image: async ({ imageId, productId }: VariantRow, _: unknown, { loaders }) => {
      const own = imageId === null ? null : await loaders.image(imageId);
      return own ?? (await loaders.imagesOf(productId))[0] ?? null;
    },
  },
  ProductVariantConnection: "plain",
  ProductVariantEdge: "plain",
  SelectedOption: "plain",
};
