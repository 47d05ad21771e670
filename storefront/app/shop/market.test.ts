import { formatPrice } from "@circlet/design-system";
import { afterEach, expect, test } from "vitest";
import { market, setMarket } from "./market";

afterEach(() => setMarket({ locale: "en-US", currency: "USD" }));

test("the shop sells in American English and dollars by default", () => {
  expect(market()).toEqual({
    locale: "en-US",
    language: "en",
    country: "US",
    currency: "USD",
    priceScale: 1,
    others: [],
  });
  expect(formatPrice("1204.5")).toBe("$1,204.50");
});

test("prices show in the market's currency and language", () => {
  setMarket({ locale: "de-DE", currency: "EUR" });
  expect(formatPrice("1204.5")).toBe("1.204,50\u00a0€");
  setMarket({ locale: "en-JP", currency: "JPY" });
  expect(formatPrice("1204.0")).toBe("¥1,204");
});
