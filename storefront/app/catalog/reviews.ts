import { Extensions_GetReviewsDocument, type ReviewFragment } from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { market } from "~/shop/market";
import { reviewLimits } from "~/shop/constants";

export interface Review {
  readonly id: string;
  readonly quote: string;
  readonly author: string;
  readonly product: string;
  /** Month/day/year. */
  readonly date: string;
}

export async function loadReviews(
  commerce: Commerce,
  about: { readonly brandSlug?: string },
  signal?: AbortSignal,
): Promise<Review[]> {
  if (!commerce.hasExtensionsService) return [];
  const variables = { ...about, first: reviewLimits.shown };
  const { getReviews } = await commerce.query(Extensions_GetReviewsDocument, variables, signal);
  return shownReviews(getReviews);
}

/** The first five reviews if there are more than two; otherwise none. */
export function shownReviews(reviews: readonly ReviewFragment[]): Review[] {
  const { shown, shownAbove } = reviewLimits;
  if (reviews.length <= shownAbove) return [];
  return reviews.slice(0, shown).map((review) => ({
    id: review.id,
    quote: review.comment,
    author: review.author,
    product: review.shortTitle,
    date: shortDate(review.commentCreatedAt),
  }));
}

/** Uses the shop's time zone, so that the date does not depend on the server's. */
const timeZone = "America/New_York";

/** By locale, because creating a format takes far longer than using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** "11/20/2025" for an ISO date; "" if it is invalid. */
function shortDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : dateFormat(market().locale).format(date);
}

/** "November 20, 2025" for an ISO date; "" if it is invalid. */
export function longDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  return new Intl.DateTimeFormat(market().locale, { timeZone, dateStyle: "long" }).format(date);
}

function dateFormat(locale: string): Intl.DateTimeFormat {
  const format = dateFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { timeZone });
  dateFormats.set(locale, format);
  return format;
}
