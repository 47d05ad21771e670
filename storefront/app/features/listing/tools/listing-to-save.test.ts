import { expect, test } from "vitest";
import { everything } from "~/catalog/listing-parameters";
import type { ListingPage } from "../listing-page";
import { listingToSave } from "./listing-to-save";

type Page = Pick<ListingPage, "definition" | "parameters" | "heading" | "chips">;

const page = (more: Partial<Page> = {}): Page => ({
  definition: { path: "/category/dresses", fixed: {}, heading: "Dresses", banner: null, breadcrumbs: [] },
  parameters: everything,
  heading: "Dresses",
  chips: [],
  ...more,
});
const chips = (...labels: string[]) => labels.map((label) => ({ label, href: "/" }));

test("saves the filters, but neither the order nor the page", () => {
  const parameters = {
    ...everything,
    size: ["womens_alpha.M"],
    maxPrice: "100",
    sort: "price_asc",
    after: "cursor",
    page: 2,
    show: "all",
  } as const;
  expect(listingToSave(page({ parameters })).path).toBe("/category/dresses?size=womens_alpha.M&maxPrice=100");
});

test("is named by the heading and the filters that the heading does not name", () => {
  expect(listingToSave(page({ chips: chips("M", "Under $100") })).name).toBe("Dresses, M, Under $100");
  const search = page({ heading: "Results for “linen”", chips: chips("“linen”", "Red") });
  expect(listingToSave(search).name).toBe("Results for “linen”, Red");
});
