import * as v from "valibot";
import { brandSlug } from "./taxonomy";

export interface BrandName {
  readonly slug: string;
  readonly displayName: string;
  /** Whether only products' vendors name this brand, because the shop has no brand directory. */
  readonly isVendor?: boolean;
}

/** Everything that the directory says about a brand. */
export interface BrandProfile extends BrandName {
  readonly blurb: string | null;
  readonly url: string | null;
  /** A theme file, which is not validated yet. */
  readonly theme?: unknown;
  /** The theme that a preview link shows instead. */
  readonly draftTheme?: unknown;
}

/** A missing blurb or an invalid URL becomes null. */
const blurb = v.fallback(v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty())), null);
const webAddress = v.fallback(v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https?:/i))), null);

const directory = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      slug: v.optional(v.string()),
      displayName: v.string(),
      blurb: v.optional(blurb, null),
      url: v.optional(webAddress, null),
      theme: v.optional(v.unknown()),
      draftTheme: v.optional(v.unknown()),
    }),
  ),
);

/** Parses the brand directory's JSON and normalizes its slugs. Returns an empty list if the JSON is invalid. */
export function brandProfiles(json: string | null): BrandProfile[] {
  const parsed = v.safeParse(directory, json);
  if (!parsed.success) return [];
  return parsed.output.map((brand) => ({ ...brand, slug: brandSlug(brand.slug ?? brand.displayName) }));
}

/** The vendors of a shop's products, for shops without a brand directory. */
export function vendorProfiles(vendors: readonly string[]): BrandProfile[] {
  return vendors.map((vendor) => ({
    slug: brandSlug(vendor),
    displayName: vendor,
    isVendor: true,
    blurb: null,
    url: null,
  }));
}
