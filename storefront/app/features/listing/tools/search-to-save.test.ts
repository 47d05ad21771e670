import { expect, test } from "vitest";
import { everything, type ListingParameters } from "~/shop/listing-parameters";
import type { ListingPage } from "../listing-page";
import { searchToSave } from "./search-to-save";

type Page = Pick<ListingPage, "definition" | "parameters" | "heading" | "facets">;

const definition = { path: "/search", fixed: {}, heading: null, banner: null, breadcrumbs: [] };
const dresses = { ...definition, path: "/category/dresses", heading: "Dresses" };

const saved = (parameters: Partial<ListingParameters>, page: Partial<Page> = {}) =>
  searchToSave({
    definition,
    heading: "All items",
    facets: [],
    ...page,
    parameters: { ...everything, ...parameters },
  });

test("a saved search has the filters, but neither the order nor the page", () => {
  const parameters = {
    size: ["womens_alpha.M"],
    maxPrice: "100",
    sort: "price_asc",
    after: "cursor",
    page: 2,
    show: "all",
  } as const;
  const { path } = saved(parameters, { definition: dresses });
  expect(path).toBe("/category/dresses?size=womens_alpha.M&maxPrice=100");
});

test("a saved search is named by the heading and by all filters that the heading does not name", () => {
  const size = [{ value: "S", label: "S", count: 3, isSelected: true }];
  const facets = [{ name: "size", label: "Size", options: size }];
  // The letter is in the heading, too.
  const ofCategory = saved(
    { size: ["S"], maxPrice: "100" },
    { definition: dresses, heading: "Dresses", facets },
  );
  expect(ofCategory.name).toBe("Dresses, S, Under $100");
  const ofSearch = saved({ category: ["dresses"], size: ["S"] }, { heading: "Dresses", facets });
  expect(ofSearch.name).toBe("Dresses, S");
});

test("a search is named by the text that was searched for, not by the one that was typed", () => {
  const corrected = saved({ text: "lnien", color: ["red"] }, { heading: "Results for “linen”" });
  expect(corrected).toEqual({ path: "/search?text=lnien&color=red", name: "Results for “linen”, red" });
});
