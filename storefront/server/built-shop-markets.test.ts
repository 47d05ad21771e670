import { Window } from "happy-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltShop, json } from "./built-shop.fixture.ts";

const shop = new BuiltShop();
const canada = "http://ca.shop.example";

beforeAll(() => shop.open({ STOREFRONT_MARKETS: `en-CA=${canada}` }), 60_000);
afterAll(() => shop.close());

const country = (isoCode: string, name: string, currency: string) => ({
  isoCode,
  name,
  currency: { isoCode: currency },
});
const { DOMParser } = new Window();

test("a shop with several markets links the same page in the others", async () => {
  const availableCountries = [country("US", "United States", "USD"), country("CA", "Canada", "CAD")];
  shop.answers = { Countries: json({ data: { localization: { availableCountries } } }) };
  const { html } = await shop.get("/terms?utm_source=letter");
  const page = new DOMParser().parseFromString(html, "text/html");
  const footer = page.querySelector("footer");
  expect(footer?.textContent).toContain("Shopping in United States (USD)");
  const links = [...(footer?.querySelectorAll("a") ?? [])];
  const link = links.find(({ textContent }) => textContent === "Canada (CAD)");
  expect(link?.getAttribute("href")).toBe(`${canada}/terms`);
  const alternate = page.querySelector("link[rel=alternate][hreflang=en-ca]");
  expect(alternate?.getAttribute("href")).toBe(`${canada}/terms`);
});
