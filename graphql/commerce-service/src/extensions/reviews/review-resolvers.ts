import { globalId } from "../../graphql/global-id.ts";
import type { Resolvers } from "../../graphql/resolvers.ts";
import { listSize, normalizedSlug } from "../arguments.ts";
import { listReviews, type Review } from "./review-store.ts";

interface ReviewsArgs {
  readonly physicalMpn?: string | null;
  readonly brandSlug?: string | null;
  readonly first?: number | null;
}

export const reviewResolvers: Resolvers = {
  Query: {
    getReviews: (_: unknown, { physicalMpn, brandSlug, first }: ReviewsArgs, { database }) =>
      listReviews(database, {
        mpn: physicalMpn,
        brandSlug: brandSlug == null ? undefined : normalizedSlug(brandSlug),
        limit: listSize(first, { most: 100, usual: 20 }),
      }),
  },
  Review: {
    id: ({ id }: Review) => globalId("Review", id),
    comment: ({ comment }: Review) => comment,
    commentCreatedAt: ({ commentedAt }: Review) => commentedAt,
    shortTitle: ({ shortTitle }: Review) => shortTitle,
    author: ({ author }: Review) => author,
  },
};
