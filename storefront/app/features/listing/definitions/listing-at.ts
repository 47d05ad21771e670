import { matchPath } from "react-router-dom";
import type { Commerce } from "~/apollo/commerce";
import { directPath, searchPath } from "~/paths";
import { brandListing } from "./brand-listing";
import { categoryListing } from "./category-listing";
import { collectionListing } from "./collection-listing";
import type { ListingSource } from "./listing-definition";
import { directListing, searchListing } from "./search-listing";

/** The listing at a path, as the routes find it; null if there is none. */
export async function listingAt(commerce: Commerce, path: string): Promise<ListingSource | null> {
  if (path === searchPath) return searchListing;
  if (path === directPath) return directListing;
  const category = matchPath("/category/:category/:brand?", path)?.params;
  if (category?.category) return categoryListing(commerce, { ...category, category: category.category });
  const brand = matchPath("/brands/:brand/:category?", path)?.params;
  if (brand?.brand) return brandListing(commerce, { ...brand, brand: brand.brand });
  const slug = (matchPath("/collections/:slug", path) ?? matchPath("/collection/:slug", path))?.params.slug;
  return slug ? collectionListing(commerce, slug, path) : null;
}
