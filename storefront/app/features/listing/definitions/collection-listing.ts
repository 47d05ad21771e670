import { CollectionDetailDocument, type CollectionDetailQuery } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { atWidth } from "~/catalog/image";
import { imageWidths } from "~/shop/constants";
import { type ArtDirection, toDecimal } from "@circlet/design-system";
import { writeListing } from "~/shop/listing-parameters";
import { readListing } from "~/shop/read-listing";
import { collectionPath, homePath } from "~/shop/paths";
import * as common from "~/messages/en/common";
import { bannerImage } from "../banner/banner-images.server";
import type { FixedFilters } from "../facets/fixed-filters";
import type { ListingSource } from "./listing-definition";
import { loadMetadata, type SeoMetadata } from "../loading/seo-metadata";

/** One of our saved searches, or else one of the merchant's collections. Null for an unknown slug. */
export async function collectionListing(
  commerce: Commerce,
  slug: string,
  path: string,
): Promise<ListingSource | null> {
  const [seo, failure] = await loadMetadata(commerce, { collectionSlug: slug }).then(
    (found) => [found, null] as const,
    (error: unknown) => [null, error] as const,
  );
  if (!seo?.savedSearch) {
    const listing = await merchantListing(commerce, slug, path);
    // The metadata failed to load, so the collection may still exist.
    if (!listing && failure !== null) throw failure;
    return listing;
  }
  const { name } = seo.savedSearch;
  return {
    definition: {
      path,
      fixed: savedFilters(seo.savedSearch),
      heading: name,
      banner: { text: seo.romanceCopy ?? undefined, image: bannerImage() },
      breadcrumbs: [{ label: common.home, href: homePath }, { label: name }],
    },
    title: seo.metaTitle,
    description: seo.metaDescription,
    canonicalPath: collectionPath(seo.savedSearch.slug),
  };
}

type Collection = NonNullable<CollectionDetailQuery["collection"]>;

async function merchantListing(
  commerce: Commerce,
  slug: string,
  path: string,
): Promise<ListingSource | null> {
  const { collection } = await commerce.query(CollectionDetailDocument, { handle: slug });
  if (!collection) return null;
  const { handle, title, description, seo } = collection;
  return {
    definition: {
      path,
      fixed: {},
      collection: handle,
      heading: title,
      banner: { text: description || undefined, image: collectionImage(collection) },
      breadcrumbs: [{ label: common.home, href: homePath }, { label: title }],
    },
    title: seo.title,
    description: (seo.description ?? description) || null,
    canonicalPath: collectionPath(handle),
  };
}

/** Pixels, for images whose size the platform does not know. */
const bannerSize = { width: 1440, height: 420 };

function collectionImage({ image }: Collection): ArtDirection | undefined {
  if (!image) return bannerImage();
  const size = { width: image.width ?? bannerSize.width, height: image.height ?? bannerSize.height };
  return {
    desktop: { src: atWidth(image.url, imageWidths.large), ...size, alt: "", priority: true },
    mobile: { src: atWidth(image.url, imageWidths.medium), ...size },
  };
}

type SavedSearch = NonNullable<SeoMetadata["savedSearch"]>;

/** Converts a saved search to listing parameters, validated like those of a URL. */
function savedFilters(saved: SavedSearch): FixedFilters {
  const written = writeListing({
    text: saved.textSearch ?? "",
    department: saved.departmentSlugs,
    category: saved.categorySlugs,
    brand: saved.brandSlugs,
    color: saved.colorSlugs,
    condition: saved.conditionSlugs,
    size: saved.sizeSlugs,
    size_type: saved.sizeTypeSlugs,
    current_tier: saved.tierSlugs,
    minPrice: priceOf(saved.minPriceCents),
    maxPrice: priceOf(saved.maxPriceCents),
  });
  const parameters = readListing(new URLSearchParams(written));
  // Only filters, because the order and the page are the shopper's.
  const {
    near: _near,
    within: _within,
    sort: _sort,
    after: _after,
    before: _before,
    page: _page,
    show: _show,
    more: _more,
    ...filters
  } = parameters;
  return filters;
}

function priceOf(cents: number | null | undefined): string | null {
  return cents == null ? null : toDecimal(cents);
}
