import { globalId } from "../shared/global-id.ts";
import { listSize } from "./list-size.ts";
import { normalizedSlug } from "../shared/slug.ts";
import type { Context } from "./context.ts";
import { listReviews, type Review } from "../reviews/review-store.ts";

interface ReviewsArgs {
  readonly physicalMpn?: string | null;
  readonly brandSlug?: string | null;
  readonly first?: number | null;
}

export const reviewResolvers = {
  Query: {
    getReviews: (_: unknown, { physicalMpn, brandSlug, first }: ReviewsArgs, { database }: Context) =>
      listReviews(database, {
        mpn: physicalMpn,
        brandSlug: brandSlug == null ? undefined : normalizedSlug(brandSlug),
        limit: listSize(first, { most: 100, usual: 20 }),
      }),
  },
  Review: {
    id: ({ id }: Review) => globalId("Review", id),
    commentCreatedAt: ({ commentedAt }: Review) => commentedAt,
  },
};
