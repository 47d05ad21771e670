import * as v from "valibot";
import { webAddress } from "~/http/web-address";
import { brandSlug } from "~/shop/brand-slug";

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
const webPage = v.pipe(
  v.unknown(),
  v.transform((url) => (typeof url === "string" ? (webAddress(url)?.href ?? null) : null)),
);

const brand = v.object({
  slug: v.optional(v.string()),
  displayName: v.string(),
  blurb: v.optional(blurb, null),
  url: v.optional(webPage, null),
  theme: v.optional(v.unknown()),
  draftTheme: v.optional(v.unknown()),
});

const directory = v.pipe(v.string(), v.parseJson(), v.array(v.fallback(v.nullable(brand), null)));

/** The readable brands of the directory's JSON, with normalized slugs. An empty list if the JSON is invalid. */
export function brandProfiles(json: string | null): BrandProfile[] {
  const parsed = v.safeParse(directory, json);
  if (!parsed.success) return [];
  return parsed.output
    .filter((profile) => profile !== null)
    .map((profile) => ({ ...profile, slug: brandSlug(profile.slug ?? profile.displayName) }))
    .filter(({ slug }) => slug !== "");
}

/** The vendors of a shop's products, for shops without a brand directory. */
export function vendorProfiles(vendors: readonly string[]): BrandProfile[] {
  return vendors
    .map((vendor) => ({
      slug: brandSlug(vendor),
      displayName: vendor,
      isVendor: true,
      blurb: null,
      url: null,
    }))
    .filter(({ slug }) => slug !== "");
}
