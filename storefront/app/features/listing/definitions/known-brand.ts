import type { Commerce } from "~/apollo/commerce";
import type { BrandProfile } from "~/catalog/brands";
import { brandSlug } from "~/shop/brand-slug";
import { loadBrands } from "~/catalog/load-brands";

/** The vendor of products without a brand. It has no listing. */
const noBrand = "unbranded";

/** Finds a brand by its slug or another spelling; null if it is not in the directory. */
export async function knownBrand(commerce: Commerce, spelled: string): Promise<BrandProfile | null> {
  const slug = brandSlug(spelled);
  if (slug === noBrand) return null;
  const brands = await loadBrands(commerce);
  return brands.find((brand) => brand.slug === slug) ?? null;
}
