import { reviewResolvers } from "../review/review-resolvers.ts";
import { savedSearchResolvers } from "../saved-search/saved-search-resolvers.ts";
import type { Resolvers } from "../schema/resolvers.ts";
import { suggestionResolvers } from "../suggestion/suggestion-resolvers.ts";
import { wishlistResolvers } from "../wishlist/wishlist-resolvers.ts";

export const extensionsResolvers: readonly Resolvers[] = [
  wishlistResolvers,
  reviewResolvers,
  suggestionResolvers,
  savedSearchResolvers,
];
