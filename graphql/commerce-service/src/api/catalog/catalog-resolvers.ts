import type { Resolvers } from "../resolvers.ts";
import { searchResolvers } from "../search/search-resolvers.ts";
import { collectionResolvers } from "./collection-resolvers.ts";
import { menuResolvers } from "./menu-resolvers.ts";
import { merchantTextResolvers } from "./merchant-text-resolvers.ts";
import { metaobjectResolvers } from "./metaobject-resolvers.ts";
import { imageResolvers } from "./image-resolvers.ts";
import { metafieldResolvers } from "./metafield-resolvers.ts";
import { optionResolvers } from "./option-resolvers.ts";
import { productQueries } from "./product-queries.ts";
import { productResolvers } from "./product-resolvers.ts";
import { variantResolvers } from "./variant-resolvers.ts";
import { redirectResolvers } from "./redirect-resolvers.ts";
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
  merchantTextResolvers,
  redirectResolvers,
  sitemapResolvers,
  wordListResolvers,
];
