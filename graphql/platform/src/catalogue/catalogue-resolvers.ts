import type { Resolvers } from "../schema/resolvers.ts";
import { collectionResolvers } from "./collection-resolvers.ts";
import { imageResolvers } from "./image-resolvers.ts";
import { metafieldResolvers } from "./metafield-resolvers.ts";
import { metaobjectResolvers } from "./metaobject-resolvers.ts";
import { productQueries } from "./product-queries.ts";
import { productResolvers } from "./product-resolvers.ts";
import { searchResolvers } from "./search-resolvers.ts";
import { shopResolvers } from "./shop-resolvers.ts";
import { variantResolvers } from "./variant-resolvers.ts";

export const catalogueResolvers: readonly Resolvers[] = [
  productQueries,
  productResolvers,
  variantResolvers,
  imageResolvers,
  metafieldResolvers,
  collectionResolvers,
  metaobjectResolvers,
  searchResolvers,
  shopResolvers,
];
