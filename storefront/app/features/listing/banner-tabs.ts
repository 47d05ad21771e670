import { everything } from "~/lib/listing-parameters";
import { brandPath, categoryPath } from "~/lib/paths";
import { categories, termName } from "~/lib/taxonomy";
import type { BrandName } from "~/lib/brand-names";
import { type FacetCounts, type FacetOption, listingFacets } from "./facets";
import type { BannerTabs } from "./listing-place";
import { brandTabCategories, brandTabsShown, recommendedBrands } from "./recommended-brands";

/**
 * A brand's categories: tops, pants, dresses and sweaters; those without pieces are shut. A brand that makes none of
 * them shows what it makes instead, as one of shoes does (LIST-11).
 */
export function categoryTabs(brand: BrandName, current: string | undefined, counts: FacetCounts): BannerTabs {
  const options = optionsOf("category", counts);
  const isMade = (slug: string) => options.some(({ value, count }) => value === slug && count > 0);
  const usual = brandTabCategories.some(isMade)
    ? brandTabCategories
    : mostPieces(options).map(({ value }) => value);
  const shown = withCurrent(usual, current);
  return {
    label: `Categories of ${brand.displayName}`,
    items: [
      { label: "All", href: brandPath(brand.slug), isCurrent: !current },
      ...shown.map((slug) => ({
        label: termName(categories, slug),
        ...((isMade(slug) || slug === current) && { href: brandPath(brand.slug, slug) }),
        isCurrent: slug === current,
      })),
    ],
  };
}

/** A category's recommended brands that have pieces in it; where none has, those with the most (LIST-12). */
export function brandTabs(category: string, current: BrandName | undefined, counts: FacetCounts): BannerTabs {
  const options = optionsOf("brand", counts).filter(({ count }) => count > 0);
  const recommended = (recommendedBrands[category] ?? []).flatMap(
    (slug) => options.find(({ value }) => value === slug) ?? [],
  );
  const brands = (recommended.length > 0 ? recommended : mostPieces(options)).map(({ value, label }) => ({
    slug: value,
    displayName: label,
  }));
  const isShown = current === undefined || brands.some(({ slug }) => slug === current.slug);
  return {
    label: `Brands in ${termName(categories, category)}`,
    items: [
      { label: "All", href: categoryPath(category), isCurrent: !current },
      ...[...brands, ...(isShown ? [] : [current])].map(({ slug, displayName }) => ({
        label: displayName,
        href: categoryPath(category, slug),
        isCurrent: slug === current?.slug,
      })),
    ],
  };
}

function optionsOf(name: "brand" | "category", counts: FacetCounts): readonly FacetOption[] {
  return listingFacets(counts, everything).find((facet) => facet.name === name)?.options ?? [];
}

function mostPieces(options: readonly FacetOption[]): FacetOption[] {
  return options
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, brandTabsShown);
}

function withCurrent(slugs: readonly string[], current: string | undefined): readonly string[] {
  return current === undefined || slugs.includes(current) ? slugs : [...slugs, current];
}
