import type { Commerce } from "~/apollo/commerce";
import type { BrandProfile } from "~/lib/brand-names";
import { brandSlug } from "~/lib/taxonomy";
import { loadBrands } from "./load-brands";

/** What goods without a brand have in its place: no brand to show a page of. */
const noBrand = "unbranded";

/** The brand of a path, however it is spelled; null for one that is not in the directory. */
export async function knownBrand(commerce: Commerce, spelled: string): Promise<BrandProfile | null> {
  const slug = brandSlug(spelled);
  if (slug === noBrand) return null;
  const brands = await loadBrands(commerce);
  return brands.find((brand) => brand.slug === slug) ?? null;
}
