import type { ListingMetadata } from "../../extensions/listings/listing-metadata.ts";
import { brandSlug } from "../brands/brand-directory.ts";
import { demoBrands } from "../brands/brands.ts";

/** The maximum length of a description in search results. */
const longestDescription = 150;

/** A saved search for every brand. The banner shows the brand's blurb. */
export const brandSearches: readonly ListingMetadata[] = demoBrands.map(({ displayName, blurb }) => {
  const slug = brandSlug(displayName);
  return {
    kind: "brand",
    slug,
    name: displayName,
    metaTitle: `${displayName}, returned and pre-owned`,
    metaDescription: cut(`${displayName} below retail. ${blurb}`),
    romanceCopy: blurb,
    filters: { brand: [slug] },
  };
});

/** As many whole words as fit. */
function cut(text: string): string {
  if (text.length <= longestDescription) return text;
  const whole = text.slice(0, longestDescription - 1);
  return `${whole.slice(0, whole.lastIndexOf(" ")).replace(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/u, "")}…`;
}
