import type { Resolvers } from "../graphql/resolvers.ts";
import { alertResolvers } from "./alerts/alert-resolvers.ts";
import { savedSearchResolvers } from "./listings/listing-resolvers.ts";
import { reviewResolvers } from "./reviews/review-resolvers.ts";
import { sizeResolvers } from "./sizes/size-resolvers.ts";
import { suggestionResolvers } from "./suggestions/suggestion-resolvers.ts";
import { wishlistResolvers } from "./wishlist/wishlist-resolvers.ts";

export const extensionsResolvers: readonly Resolvers[] = [
  wishlistResolvers,
  sizeResolvers,
  reviewResolvers,
  suggestionResolvers,
  savedSearchResolvers,
  alertResolvers,
];
