import { expect, test } from "vitest";
import { marketLinks } from "./markets";

const countries = [
  { isoCode: "US", name: "United States", currency: { isoCode: "USD" } },
  { isoCode: "CA", name: "Canada", currency: { isoCode: "CAD" } },
] as const satisfies Parameters<typeof marketLinks>[0];
const settings = { url: "https://shop.example", locale: "en-US" };
const canada = { locale: "en-CA", url: "https://ca.shop.example" };
const quebec = { locale: "fr-CA", url: "https://qc.shop.example" };
const germany = { locale: "de-DE", url: "https://de.shop.example" };

test("each market is named by its country and currency", () => {
  const markets = marketLinks([...countries], { ...settings, otherMarkets: [canada] });
  expect(markets).toEqual({
    title: "Shopping in United States (USD)",
    others: [{ label: "Canada (CAD)", ...canada }],
  });
});

test("two languages of a country have different names", () => {
  const markets = marketLinks([...countries], { ...settings, otherMarkets: [canada, quebec] });
  expect(markets?.others.map(({ label }) => label)).toEqual([
    "Canada (English, CAD)",
    "Canada (French, CAD)",
  ]);
});

test("a country that the platform does not sell to is left out", () => {
  expect(marketLinks([...countries], { ...settings, otherMarkets: [germany] })).toBeNull();
  expect(marketLinks([...countries], { ...settings, otherMarkets: [germany, canada] })?.others).toHaveLength(
    1,
  );
});
