import type { Context } from "../context.ts";
import { globalId } from "../global-id.ts";
import { money } from "../money.ts";
import type { Resolvers } from "../schema/resolvers.ts";
import type { PageArgs } from "../search/page.ts";
import { collectionsWith } from "./collection-resolvers.ts";
import { positioned } from "./connection.ts";
import { type MetafieldIdentifier, metafieldsOf } from "./metafield-resolvers.ts";
import { plainText } from "./plain-text.ts";
import type { OptionRow, ProductRow, VariantRow } from "./product-row.ts";

interface SelectedOptions {
  readonly selectedOptions?: readonly { readonly name: string; readonly value: string }[] | null;
  readonly ignoreUnknownOptions?: boolean | null;
  readonly caseInsensitiveMatch?: boolean | null;
}

export const productResolvers: Resolvers = {
  Product: {
    id: ({ id }: ProductRow) => globalId("Product", id),
    handle: ({ handle }: ProductRow) => handle,
    title: ({ title }: ProductRow) => title,
    vendor: ({ vendor }: ProductRow) => vendor,
    productType: ({ productType }: ProductRow) => productType,
    description: ({ bodyHtml }: ProductRow, { truncateAt }: { truncateAt?: number | null }) =>
      plainText(bodyHtml, truncateAt),
    descriptionHtml: ({ bodyHtml }: ProductRow) => bodyHtml,
    seo: ({ seoTitle, seoDescription }: ProductRow) => ({ title: seoTitle, description: seoDescription }),
    createdAt: ({ createdAt }: ProductRow) => createdAt,
    updatedAt: ({ updatedAt }: ProductRow) => updatedAt,
    publishedAt: ({ createdAt }: ProductRow) => createdAt,
    availableForSale: ({ available }: ProductRow) => available === 1,
    isGiftCard: () => false,
    requiresSellingPlan: () => false,
    trackingParameters: () => null,
    onlineStoreUrl: ({ handle }: ProductRow, _: unknown, { settings }) =>
      `${settings.storefrontUrl}/products/${handle}`,
    tags: async ({ id }: ProductRow, _: unknown, { loaders }) =>
      (await loaders.tagsOf(id)).map(({ tag }) => tag),
    priceRange: ({ minPrice, maxPrice }: ProductRow) => priceRange(minPrice, maxPrice),
    compareAtPriceRange: async (product: ProductRow, _: unknown, { loaders }) => {
      const prices = (await loaders.variantsOf(product.id)).map(({ compareAtPrice }) => compareAtPrice ?? 0);
      return priceRange(Math.min(...prices), Math.max(...prices));
    },
    totalInventory: async ({ id }: ProductRow, _: unknown, { loaders }) =>
      (await loaders.variantsOf(id)).reduce((sum, { inventory }) => sum + (inventory ?? 0), 0),
    options: async ({ id }: ProductRow, { first }: { first?: number | null }, { loaders }) =>
      (await loaders.optionsOf(id)).slice(0, first ?? undefined),
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
    variantBySelectedOptions: (product: ProductRow, args: SelectedOptions, context) =>
      variantWith(product, args, context),
    selectedOrFirstAvailableVariant: async (product: ProductRow, args: SelectedOptions, context) =>
      (await variantWith(product, args, context)) ??
      firstAvailable(await context.loaders.variantsOf(product.id)),
    metafield: async (product: ProductRow, identifier: MetafieldIdentifier, context) =>
      (await metafieldsOf(product, [identifier], context))[0],
    metafields: (
      product: ProductRow,
      { identifiers }: { identifiers: readonly MetafieldIdentifier[] },
      context,
    ) => metafieldsOf(product, identifiers, context),
    collections: collectionsWith,
  },
  ProductPriceRange: "plain",
  SEO: "plain",
  Count: "plain",
  ProductOption: {
    id: ({ productId, position }: OptionRow) => globalId("ProductOption", `${productId}-${position}`),
    name: ({ name }: OptionRow) => name,
    values: ({ values }: OptionRow) => values,
    optionValues: ({ productId, position, values }: OptionRow) =>
      values.map((name, index) => ({
        id: globalId("ProductOptionValue", `${productId}-${position}-${index}`),
        name,
      })),
  },
  ProductOptionValue: {
    id: ({ id }: { id: string }) => id,
    name: ({ name }: { name: string }) => name,
    swatch: () => null,
  },
};

function priceRange(least: number, most: number) {
  return { minVariantPrice: money(least), maxVariantPrice: money(most) };
}

function firstAvailable(variants: readonly VariantRow[]): VariantRow | null {
  return variants.find(({ available }) => available === 1) ?? variants[0] ?? null;
}

/** The variant with all the options asked for; null when there is none, or when they are too few to tell. */
async function variantWith(
  { id }: ProductRow,
  { selectedOptions, ignoreUnknownOptions, caseInsensitiveMatch }: SelectedOptions,
  { loaders }: Context,
): Promise<VariantRow | null> {
  const options = new Set((await loaders.optionsOf(id)).map(({ name }) => name));
  const wanted = (selectedOptions ?? []).filter(({ name }) => !ignoreUnknownOptions || options.has(name));
  if (wanted.length < options.size) return null;
  const fold = (text: string): string => (caseInsensitiveMatch ? text.toLowerCase() : text);
  for (const variant of await loaders.variantsOf(id)) {
    const own = await loaders.selectedOptionsOf(variant.id);
    const has = ({ name, value }: { name: string; value: string }): boolean =>
      own.some((option) => fold(option.name) === fold(name) && fold(option.value) === fold(value));
    if (wanted.every(has)) return variant;
  }
  return null;
}
