import type { Commerce } from "~/apollo/commerce";
import { readListing } from "~/lib/read-listing";
import { collectionPath, homePath } from "~/lib/paths";
import { bannerPicture } from "./banner-pictures.server";
import type { FixedFilters } from "./fixed-filters";
import type { ListingSource } from "./listing-place";
import { loadMetadata, type SeoMetadata } from "./seo-metadata";

/** A saved search's listing; null where nothing is saved under that slug (LIST-13). */
export async function collectionPlace(
  commerce: Commerce,
  slug: string,
  path: string,
): Promise<ListingSource | null> {
  const seo = await loadMetadata(commerce, { collectionSlug: slug });
  if (!seo?.savedSearch) return null;
  const { name } = seo.savedSearch;
  return {
    place: {
      path,
      fixed: savedFilters(seo.savedSearch),
      heading: name,
      banner: { text: seo.romanceCopy ?? undefined, picture: bannerPicture() },
      trail: [{ label: "Home", href: homePath }, { label: name }],
    },
    title: seo.metaTitle,
    description: seo.metaDescription,
    canonicalPath: collectionPath(seo.savedSearch.slug),
  };
}

type SavedSearch = NonNullable<SeoMetadata["savedSearch"]>;

/** A saved search as the parameters of a link would say it, and with their checks. */
function savedFilters(saved: SavedSearch): FixedFilters {
  const search = new URLSearchParams();
  const put = (name: string, values: readonly string[]) => {
    if (values.length > 0) search.set(name, values.join(","));
  };
  put("text", saved.textSearch ? [saved.textSearch] : []);
  put("department", saved.departmentSlugs);
  put("category", saved.categorySlugs);
  put("brand", saved.brandSlugs);
  put("color", saved.colorSlugs);
  put("condition", saved.conditionSlugs);
  put("size", saved.sizeSlugs);
  put("size_type", saved.sizeTypeSlugs);
  put("current_tier", saved.tierSlugs);
  put("minPrice", dollars(saved.minPriceCents));
  put("maxPrice", dollars(saved.maxPriceCents));
  const { sort: _sort, after: _after, before: _before, ...filters } = readListing(search);
  return filters;
}

function dollars(cents: number | null | undefined): string[] {
  return cents == null ? [] : [(cents / 100).toFixed(2)];
}
