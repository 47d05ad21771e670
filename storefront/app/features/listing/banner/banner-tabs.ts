import { shows } from "~/promises/promises";
import { everything } from "~/shop/listing-parameters";
import { brandPath, categoryPath } from "~/shop/paths";
import { categories } from "~/shop/taxonomy";
import { termName } from "~/shop/term";
import type { BrandName } from "~/catalog/brands";
import * as messages from "~/messages/en/listing";
import { listingFacets } from "../facets/facets";
import type { FacetCounts, ListingFacetOption } from "../facets/listing-facet";
import type { ListingTabs } from "../definitions/listing-definition";
import { brandTabCategories, brandTabsShown, recommendedBrands } from "../loading/recommended-brands";

/** In the demo tops, pants, dresses and sweaters, disabled without products. Else a brand's own categories. */
export function categoryTabs(
  brand: BrandName,
  current: string | undefined,
  counts: FacetCounts,
): ListingTabs {
  const options = optionsOf("category", counts);
  const isMade = (slug: string) => options.some(({ value, count }) => value === slug && count > 0);
  const usual =
    shows("demo") && brandTabCategories.some(isMade)
      ? brandTabCategories
      : mostProducts(options).map(({ value }) => value);
  const shown = withCurrent(usual, current);
  return {
    label: messages.categoriesOf(brand.displayName),
    items: [
      { label: messages.all, href: brandPath(brand.slug), isCurrent: !current },
      ...shown.map((slug) => ({
        label: termName(categories, slug),
        ...((isMade(slug) || slug === current) && { href: brandPath(brand.slug, slug) }),
        isCurrent: slug === current,
      })),
    ],
  };
}

/** Tabs for a category's recommended brands that have products in it, or else for the brands with the most products. */
export function brandTabs(
  category: string,
  current: BrandName | undefined,
  counts: FacetCounts,
): ListingTabs {
  const options = optionsOf("brand", counts).filter(({ count }) => count > 0);
  const recommended = (recommendedBrands[category] ?? []).flatMap(
    (slug) => options.find(({ value }) => value === slug) ?? [],
  );
  const brands = (recommended.length > 0 ? recommended : mostProducts(options)).map(({ value, label }) => ({
    slug: value,
    displayName: label,
  }));
  const isShown = current === undefined || brands.some(({ slug }) => slug === current.slug);
  return {
    label: messages.brandsIn(termName(categories, category)),
    items: [
      { label: messages.all, href: categoryPath(category), isCurrent: !current },
      ...[...brands, ...(isShown ? [] : [current])].map(({ slug, displayName }) => ({
        label: displayName,
        href: categoryPath(category, slug),
        isCurrent: slug === current?.slug,
      })),
    ],
  };
}

function optionsOf(name: "brand" | "category", counts: FacetCounts): readonly ListingFacetOption[] {
  return listingFacets(counts, everything).find((facet) => facet.name === name)?.options ?? [];
}

function mostProducts(options: readonly ListingFacetOption[]): ListingFacetOption[] {
  return options
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, brandTabsShown);
}

function withCurrent(slugs: readonly string[], current: string | undefined): readonly string[] {
  return current === undefined || slugs.includes(current) ? slugs : [...slugs, current];
}
