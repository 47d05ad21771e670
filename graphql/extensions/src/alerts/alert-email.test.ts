import { expect, onTestFinished, test, vi } from "vitest";
import { alertEmail } from "./alert-email.ts";
import type { Alerts } from "./alerts.ts";
import { stopPath } from "./stop-alerts.ts";

const options = {
  storefrontUrl: "https://shop.example",
  stopUrl: (search?: string) => `https://shop.example${stopPath("abc", search)}`,
  rhythm: "weekly" as const,
  sender: { name: "Hollow Pine", postalAddress: "1 Main Street" },
};
const dress = (currency: string) => ({ handle: "dress", title: "Dress", price: "1234.5", currency });
const none: Alerts = {
  priceDrops: { products: [], count: 0 },
  lastOnes: { products: [], count: 0 },
  newMatches: [],
};
const amountsOf = (...currencies: string[]) =>
  alertEmail({ ...none, lastOnes: { products: currencies.map(dress), count: currencies.length } }, options)
    .blocks.flatMap((block) => (block.kind === "rows" ? block.rows : []))
    .map(({ amount }) => amount);

test("an alert shows prices in their currency", () => {
  expect(amountsOf("USD", "EUR")).toEqual(["$1,234.50", "€1,234.50"]);
});

test("an alert says which shop sends it, and from where", () => {
  const { reason, sender } = alertEmail(none, options);
  expect(reason).toContain("in your Hollow Pine account.");
  expect(sender).toEqual(options.sender);
});

test("alerts make one number format per currency", () => {
  const formats = vi.spyOn(Intl, "NumberFormat");
  onTestFinished(() => formats.mockRestore());
  amountsOf("CAD", "CAD", "CAD");
  amountsOf("CAD");
  expect(formats).toHaveBeenCalledTimes(1);
});

test.each([
  [false, "Your alerts: 40 new matches", "See all 40"],
  [true, "Your alerts: 40+ new matches", "See all 40+"],
  // An email that was made by the release before.
  [undefined, "Your alerts: 40 new matches", "See all 40"],
])("an alert says whether there may be more new matches than it counts (%s)", (hasMore, subject, link) => {
  const matches = { name: "Dresses", path: "/category/dresses", products: [dress("USD")], count: 40 };
  const message = alertEmail(
    { ...none, newMatches: [{ ...matches, ...(hasMore !== undefined && { hasMore }) }] },
    options,
  );
  expect(message.subject).toBe(subject);
  expect(JSON.stringify(message.blocks)).toContain(`"${link}"`);
});

test("the name of a saved search, which a link's page may have chosen, brings no link into an alert", () => {
  const matches = { path: "/search?text=a", products: [dress("USD")], count: 1 };
  const name = "“Win at evil.example, https://evil/prize or eve@evil.example”";
  const { blocks } = alertEmail({ ...none, newMatches: [{ ...matches, name }] }, options);
  expect(blocks[0]).toMatchObject({ title: expect.stringMatching(/^New matches: “Win at evil\. example/) });
  expect(JSON.stringify(blocks)).not.toMatch(/evil\.example|:\/\/evil|@evil/);
});

test("an alert leads to the page that stops it, and to the one that stops only those of a search", () => {
  const matches = { id: "7", name: "Dresses", path: "/category/dresses", products: [dress("USD")], count: 1 };
  const message = alertEmail({ ...none, newMatches: [matches] }, options);
  expect(message.stop?.href).toBe("https://shop.example/alerts/stop?token=abc");
  expect(message.blocks[0]).toMatchObject({
    rows: [
      { text: "Dress" },
      {
        text: "Stop alerts of this search",
        href: "https://shop.example/alerts/stop/search?token=abc&search=7",
      },
    ],
  });
});

test("an alert says that a product is back for sale", () => {
  const message = alertEmail({ ...none, backForSale: { products: [dress("USD")], count: 1 } }, options);
  expect(message.subject).toBe("Your alerts: 1 piece back");
  expect(message.blocks[0]).toMatchObject({ title: "Back for sale from your wishlist" });
});

test("an alert says how many emails come", () => {
  expect(alertEmail(none, options).reason).toContain("one a week at most");
  expect(alertEmail(none, { ...options, rhythm: "in time" }).reason).not.toContain("week");
});
