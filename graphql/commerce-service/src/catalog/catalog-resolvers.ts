import type { Resolvers } from "../graphql/resolvers.ts";
import { searchResolvers } from "../search/search-resolvers.ts";
import { collectionResolvers } from "./collections/collection-resolvers.ts";
import { menuResolvers } from "./menus/menu-resolvers.ts";
import { metaobjectResolvers } from "./metaobjects/metaobject-resolvers.ts";
import { imageResolvers } from "./products/image-resolvers.ts";
import { metafieldResolvers } from "./products/metafield-resolvers.ts";
import { optionResolvers } from "./products/option-resolvers.ts";
import { productQueries } from "./products/product-queries.ts";
import { productResolvers } from "./products/product-resolvers.ts";
import { variantResolvers } from "./products/variant-resolvers.ts";
import { shopResolvers } from "./shop-resolvers.ts";
import { sitemapResolvers } from "./sitemap-resolvers.ts";
import { wordListResolvers } from "./word-lists.ts";

export const catalogResolvers: readonly Resolvers[] = [
  productQueries,
  productResolvers,
  variantResolvers,
  imageResolvers,
  metafieldResolvers,
  collectionResolvers,
  metaobjectResolvers,
  searchResolvers,
  shopResolvers,
  optionResolvers,
  menuResolvers,
  sitemapResolvers,
  wordListResolvers,
];
