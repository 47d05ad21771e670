import type { Commerce } from "~/apollo/commerce";
import { brandPath, categoryPath, homePath } from "~/shop/paths";
import { brandSlug } from "~/shop/brand-slug";
import { categories, knownCategory } from "~/shop/taxonomy";
import { termName } from "~/shop/term";
import * as common from "~/messages/en/common";
import * as messages from "~/messages/en/listing";
import { bannerImage } from "../banner/banner-images.server";
import { brandTabs } from "../banner/banner-tabs";
import { knownBrand } from "./known-brand";
import type { ListingSource } from "./listing-definition";
import { optionalMetadata } from "../loading/seo-metadata";

interface CategoryParams {
  readonly category: string;
  readonly brand?: string | undefined;
}

/** The listing of a category; null for an unknown category or brand. */
export async function categoryListing(
  commerce: Commerce,
  params: CategoryParams,
): Promise<ListingSource | null> {
  const category = knownCategory(params.category);
  if (!category) return null;
  const [brand, seo] = await Promise.all([
    params.brand === undefined ? undefined : knownBrand(commerce, params.brand),
    optionalMetadata(commerce, {
      categorySlug: category,
      ...(params.brand !== undefined && { brandSlug: brandSlug(params.brand) }),
    }),
  ]);
  if (brand === null) return null;
  const name = termName(categories, category);
  return {
    definition: {
      path: categoryPath(params.category, params.brand),
      fixed: { category: [category], ...(brand && { brand: [brand.slug] }) },
      heading: brand ? messages.categoryOf(brand.displayName, name) : name,
      banner: { text: seo?.romanceCopy ?? undefined, image: bannerImage(category) },
      breadcrumbs: [
        { label: common.home, href: homePath },
        ...(brand
          ? [{ label: name, href: categoryPath(category) }, { label: brand.displayName }]
          : [{ label: name }]),
      ],
    },
    title: seo?.metaTitle,
    description: seo?.metaDescription,
    // A brand's category has two URLs, of which this one is canonical.
    canonicalPath: brand ? brandPath(brand.slug, category) : categoryPath(category),
    tabs: (counts) => brandTabs(category, brand, counts),
  };
}
