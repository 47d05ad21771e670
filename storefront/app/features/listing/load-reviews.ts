import type { Testimonial } from "@circlet/design-system";
import { Extensions_GetReviewsDocument } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { reviewLimits } from "~/lib/constants";
import { withoutFailing } from "./without-failing";

/** What shoppers say of a brand, when there is enough of it (LIST-15); none without a brand. The listing goes on without. */
export async function loadReviews(commerce: Commerce, brandSlug: string | undefined): Promise<Testimonial[]> {
  if (brandSlug === undefined) return [];
  const asked = commerce.query(Extensions_GetReviewsDocument, { brandSlug, first: reviewLimits.shown });
  const reviews = (await withoutFailing(asked))?.getReviews ?? [];
  if (reviews.length <= reviewLimits.shownAbove) return [];
  return reviews.map(({ id, comment, commentCreatedAt, shortTitle, author }) => ({
    id,
    quote: comment,
    piece: shortTitle ?? undefined,
    author: author ?? undefined,
    date: formatDate(commentCreatedAt),
  }));
}

/** Month, day and year (specification A9), in the shop's own time zone wherever the server stands. */
function formatDate(iso: string): string {
  return new Date(iso).toLocaleDateString("en-US", { timeZone: "America/New_York" });
}
