import { counted } from "./counted.ts";

export const listingStrings = {
  results: (count: number) => counted(count, "item", "items"),
  sort: "Sort by",
  apply: "Apply",
  filters: "Filters",
  filtersActive: (count: number) => counted(count, "filter active", "filters active"),
  showItems: (count: number) => `Show ${counted(count, "item", "items")}`,
  showAll: "Show items",
  close: "Close filters",
  clearAll: "Clear all",
  showOptions: (facet: string) => `Show ${facet.toLowerCase()} options`,
  searchIn: (facet: string) => `Search ${facet.toLowerCase()}`,
  noOption: "Nothing by that name",
  price: "Price",
  /** `currency` is `dollars` or an ISO 4217 code. */
  priceFrom: (currency: string) => `From, in ${currency}`,
  priceTo: (currency: string) => `To, in ${currency}`,
  dollars: "dollars",
  quickPrice: (price: string) => `Under ${price}`,
  activeFilters: "Active filters",
  removeFilter: (label: string) => `Remove filter: ${label}`,
};
