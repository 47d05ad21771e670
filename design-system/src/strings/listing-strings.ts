import { formatRoundPrice } from "../components/Price/money.ts";
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
  priceFrom: "From, in dollars",
  priceTo: "To, in dollars",
  quickPrice: (dollars: number) => `Under ${formatRoundPrice(String(dollars))}`,
  activeFilters: "Active filters",
  removeFilter: (label: string) => `Remove filter: ${label}`,
  over: (dollars: string) => `Over ${formatRoundPrice(dollars)}`,
  under: (dollars: string) => `Under ${formatRoundPrice(dollars)}`,
};
