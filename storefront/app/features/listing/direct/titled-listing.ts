import type { ListingData } from "../listing-page";

/** The listing with this title as its heading, its last breadcrumb and its title for search engines. */
export function titledListing(listing: ListingData, title: string): ListingData {
  const { definition, seo } = listing;
  const breadcrumbs = [...definition.breadcrumbs.slice(0, -1), { label: title }];
  return {
    ...listing,
    definition: { ...definition, heading: title, breadcrumbs },
    seo: { ...seo, title },
  };
}
