import type { ListingMetadata } from "../../saved-search/saved-search.ts";
import { brandSlug } from "../brands/brand-directory.ts";
import { brands } from "../brands/brands.ts";

/** What search engines show of a description (specification A9). */
const longestDescription = 150;

/** A saved search for every brand; its blurb is what the banner says. */
export const brandSearches: readonly ListingMetadata[] = brands.map(({ displayName, blurb }) => {
  const slug = brandSlug(displayName);
  return {
    kind: "brand",
    slug,
    name: displayName,
    metaTitle: `${displayName}, returned and pre-owned`,
    metaDescription: cut(`${displayName} below retail, one of each piece. ${blurb}`),
    romanceCopy: blurb,
    filters: { brand: [slug] },
  };
});

/** As many whole words as there is room for. */
function cut(text: string): string {
  if (text.length <= longestDescription) return text;
  const whole = text.slice(0, longestDescription - 1);
  return `${whole.slice(0, whole.lastIndexOf(" ")).replace(/[^\p{L}\p{N}]+$/u, "")}…`;
}
