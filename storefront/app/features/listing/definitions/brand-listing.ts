import type { Commerce } from "~/apollo/commerce";
import { pageTheme } from "~/catalog/brand-theme/brand-theme.server";
import { brandPath, brandsPath, homePath } from "~/shop/paths";
import { brandSlug } from "~/shop/brand-slug";
import { categories, knownCategory } from "~/shop/taxonomy";
import { termName } from "~/shop/term";
import * as messages from "~/messages/en/listing";
import * as common from "~/messages/en/common";
import { bannerImage } from "../banner/banner-images.server";
import { categoryTabs } from "../banner/banner-tabs";
import { knownBrand } from "./known-brand";
import type { ListingSource } from "./listing-definition";
import { optionalMetadata } from "../loading/seo-metadata";

interface BrandParams {
  readonly brand: string;
  readonly category?: string | undefined;
}

/** Null for unknown brands and categories, and for "Unbranded". `previewed` is the brand of a preview link. */
export async function brandListing(
  commerce: Commerce,
  params: BrandParams,
  previewed: string | null = null,
): Promise<ListingSource | null> {
  const category = params.category === undefined ? undefined : knownCategory(params.category);
  if (category === null) return null;
  const [brand, seo] = await Promise.all([
    knownBrand(commerce, params.brand),
    optionalMetadata(commerce, {
      brandSlug: brandSlug(params.brand),
      ...(category && { categorySlug: category }),
    }),
  ]);
  if (!brand) return null;
  const { slug, displayName, blurb, url } = brand;
  const name = category && termName(categories, category);
  return {
    definition: {
      path: brandPath(params.brand, params.category),
      fixed: { brand: [slug], ...(category && { category: [category] }) },
      heading: name ? messages.categoryOf(displayName, name) : displayName,
      banner: {
        text: seo?.romanceCopy ?? blurb ?? undefined,
        outbound: url ? { label: messages.ownSite(displayName), href: url } : undefined,
        image: bannerImage(),
      },
      theme: pageTheme(brand, previewed),
      breadcrumbs: [
        { label: common.home, href: homePath },
        { label: messages.brands, href: brandsPath },
        ...(name
          ? [{ label: displayName, href: brandPath(slug) }, { label: name }]
          : [{ label: displayName }]),
      ],
    },
    title: seo?.metaTitle,
    description: seo?.metaDescription ?? blurb,
    canonicalPath: brandPath(slug, category),
    tabs: (counts) => categoryTabs(brand, category, counts),
  };
}
