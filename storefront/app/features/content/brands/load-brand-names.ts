import type { Commerce } from "~/apollo/commerce";
import type { BrandName } from "~/catalog/brands";
import { loadBrands } from "~/catalog/load-brands";

/** Every brand of the shop. Rejects with a `ServiceFailure`. */
export async function loadBrandNames(commerce: Commerce): Promise<BrandName[]> {
  const brands = await loadBrands(commerce);
  return brands.map(({ slug, displayName }) => ({ slug, displayName }));
}
