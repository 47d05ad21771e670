import { formatPrice } from "@circlet/design-system";
import { afterEach, expect, test } from "vitest";
import { setMarket } from "~/shop/market";
import { changeListing, writeListing } from "~/shop/listing-parameters";
import { readListing } from "~/shop/read-listing";
import type { ListingPage } from "../listing-page";
import { filterProps } from "./filter-props";

afterEach(() => setMarket({ locale: "en-US", currency: "USD" }));

function quickPrices(search = "") {
  const parameters = readListing(new URLSearchParams(search));
  const page = {
    definition: { path: "/search" },
    parameters,
    hrefOf: (change: object) => `/search${writeListing(changeListing(parameters, change))}`,
    facets: [],
    hiddenFields: [],
  };
  return filterProps(page as unknown as ListingPage, null).quickPrices ?? [];
}

test.each([
  ["en-US", "USD", 1, ["$15", "$25", "$50", "$100", "$200"]],
  ["en-JP", "JPY", 100, ["¥1,500", "¥2,500", "¥5,000", "¥10,000", "¥20,000"]],
  ["en-KW", "KWD", 1, ["KWD 15", "KWD 25", "KWD 50", "KWD 100", "KWD 200"]],
])("in %s, quick prices in %s are round and worth buying for", (locale, currency, priceScale, prices) => {
  setMarket({ locale, currency, priceScale });
  const shown = quickPrices().map(({ under }) => formatPrice(String(under)).replaceAll("\u00a0", " "));
  expect(shown.map((price) => price.replace(/\.0+$/, ""))).toEqual(prices);
});

test("a quick price links to the amount in the market's currency, and back once it is chosen", () => {
  setMarket({ locale: "ja-JP", currency: "JPY", priceScale: 100 });
  expect(quickPrices()[0]).toEqual({ under: 1500, current: false, href: "/search?maxPrice=1500" });
  expect(quickPrices("maxPrice=1500")[0]).toEqual({ under: 1500, current: true, href: "/search" });
});
