import { Extensions_GetReviewsDocument } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { reviewLimits } from "./constants";

/** What a shopper wrote about a piece they bought, as a testimonial shows it. */
export interface Review {
  readonly id: string;
  readonly quote: string;
  readonly author: string;
  readonly piece: string;
  /** Month/day/year (specification A9). */
  readonly date: string;
}

/** Whose reviews: of one style, of a brand, or with neither of the whole shop. */
export interface ReviewsAbout {
  readonly physicalMpn?: string;
  readonly brandSlug?: string;
}

/** The reviews to show: the first five of more than two; of fewer none (specification B4, B9). */
export async function loadReviews(
  commerce: Commerce,
  about: ReviewsAbout,
  signal?: AbortSignal,
): Promise<Review[]> {
  const { shown: first, shownAbove } = reviewLimits;
  const { getReviews } = await commerce.query(Extensions_GetReviewsDocument, { ...about, first }, signal);
  if (getReviews.length <= shownAbove) return [];
  return getReviews.slice(0, first).map((review) => ({
    id: review.id,
    quote: review.comment,
    author: review.author,
    piece: review.shortTitle,
    date: shortDate(review.commentCreatedAt),
  }));
}

/** In the shop's own time zone, wherever the server stands. */
const monthDayYear = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York" });

/** "11/20/2025" of an ISO date; nothing for what is none. */
function shortDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : monthDayYear.format(date);
}
