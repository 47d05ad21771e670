import { globalId } from "../../shared/global-id.ts";
import { money } from "../../shared/money.ts";
import { positioned } from "../../shared/pagination/connection.ts";
import type { PageArgs } from "../../shared/pagination/paginate.ts";
import type { Resolvers } from "../resolvers.ts";
import type { ProductRow } from "../../catalog/catalog-rows.ts";
import { collectionsWith } from "./collection-resolvers.ts";
import { description } from "../../catalog/description.ts";
import { type MetafieldIdentifier, productMetafields } from "./metafield-resolvers.ts";
import {
  adjacentVariants,
  encodedVariants,
  optionsOf,
  selectedOrFirstAvailable,
  type SelectedOptionsArgs,
  variantWith,
} from "./product-options.ts";

export const productResolvers: Resolvers = {
  Product: {
    id: ({ id }: ProductRow) => globalId("Product", id),
    handle: ({ handle }: ProductRow) => handle,
    title: ({ title }: ProductRow) => title,
    vendor: ({ vendor }: ProductRow) => vendor,
    productType: ({ productType }: ProductRow) => productType,
    description: ({ bodyHtml }: ProductRow, { truncateAt }: { truncateAt?: number | null }) =>
      description(bodyHtml, truncateAt),
    descriptionHtml: ({ bodyHtml }: ProductRow) => bodyHtml,
    seo: ({ seoTitle, seoDescription }: ProductRow) => ({ title: seoTitle, description: seoDescription }),
    createdAt: ({ createdAt }: ProductRow) => createdAt,
    updatedAt: ({ updatedAt }: ProductRow) => updatedAt,
    publishedAt: ({ publishedAt }: ProductRow) => publishedAt,
    availableForSale: ({ available }: ProductRow) => available === 1,
    isGiftCard: ({ giftCard }: ProductRow) => giftCard === 1,
    requiresSellingPlan: () => false,
    trackingParameters: () => null,
    onlineStoreUrl: ({ handle }: ProductRow, _: unknown, { settings }) =>
      `${settings.storefrontUrl}/products/${handle}`,
    tags: async ({ id }: ProductRow, _: unknown, { loaders }) =>
      (await loaders.tagsOf(id)).map(({ tag }) => tag),
    priceRange: ({ minPrice, maxPrice }: ProductRow) => priceRange(minPrice, maxPrice),
    compareAtPriceRange: async ({ id }: ProductRow, _: unknown, { loaders }) => {
      const { least, most } = (await loaders.compareAtPrices(id)) ?? { least: 0, most: 0 };
      return priceRange(least, most);
    },
    totalInventory: async ({ id }: ProductRow, _: unknown, { loaders }) =>
      (await loaders.variantsOf(id)).reduce((sum, { inventory }) => sum + (inventory ?? 0), 0),
    options: async (product: ProductRow, { first }: { first?: number | null }, context) =>
      (await optionsOf(product, context)).slice(0, first ?? undefined),
    images: async ({ id }: ProductRow, args: PageArgs, { loaders }) =>
      positioned(await loaders.imagesOf(id), args),
    featuredImage: async ({ id }: ProductRow, _: unknown, { loaders }) =>
      (await loaders.imagesOf(id))[0] ?? null,
    media: async ({ id }: ProductRow, args: PageArgs, { loaders }) => {
      const media = (await loaders.imagesOf(id)).map((image) =>
        Object.assign({}, image, { __typename: "MediaImage" }),
      );
      return positioned(media, args);
    },
    variants: async ({ id }: ProductRow, args: PageArgs, { loaders }) =>
      positioned(await loaders.variantsOf(id), args),
    variantsCount: async ({ id }: ProductRow, _: unknown, { loaders }) => ({
      count: (await loaders.variantsOf(id)).length,
      precision: "EXACT",
    }),
    variantBySelectedOptions: (product: ProductRow, args: SelectedOptionsArgs, context) =>
      variantWith(product, args, context),
    selectedOrFirstAvailableVariant: (product: ProductRow, args: SelectedOptionsArgs, context) =>
      selectedOrFirstAvailable(product, args, context),
    adjacentVariants: (product: ProductRow, args: SelectedOptionsArgs, context) =>
      adjacentVariants(product, args, context),
    encodedVariantExistence: (product: ProductRow, _: unknown, context) =>
      encodedVariants(product, "existing", context),
    encodedVariantAvailability: (product: ProductRow, _: unknown, context) =>
      encodedVariants(product, "available", context),
    metafield: async (product: ProductRow, identifier: MetafieldIdentifier, context) =>
      (await productMetafields(product, [identifier], context))[0],
    metafields: (
      product: ProductRow,
      { identifiers }: { identifiers: readonly MetafieldIdentifier[] },
      context,
    ) => productMetafields(product, identifiers, context),
    collections: collectionsWith,
  },
  ProductPriceRange: "plain",
  SEO: "plain",
  Count: "plain",
};

function priceRange(least: number, most: number) {
  return { minVariantPrice: money(least), maxVariantPrice: money(most) };
}
