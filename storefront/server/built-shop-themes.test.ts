import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { previewQuery } from "../app/catalog/brand-theme/preview-link";
import { BuiltShop, json, pageInfo, waitLonger } from "./built-shop.fixture.ts";

const secret = "a-secret-of-the-shop";
const shop = new BuiltShop();

const themeOf = (teal: string) => ({ palette: { $type: "color", teal: { $value: teal } } });
const listing = json({
  data: {
    search: { totalCount: 0, pageInfo, productFilters: [], edges: [], nodes: [] },
    collection: { id: "1", title: "All", products: { pageInfo, filters: [], edges: [], nodes: [] } },
    products: { pageInfo, nodes: [] },
  },
});

/** The directory is shared for a minute, so every test has the same brands. */
const brands = [
  { slug: "norelle", displayName: "Norelle", theme: themeOf("#6b4a78"), draftTheme: themeOf("#8a4a1f") },
  { slug: "pale", displayName: "Pale", theme: themeOf("#eeeeee") },
  { slug: "plain", displayName: "Plain" },
];
const directory = json({
  data: { metaobjects: { nodes: [{ id: "1", fields: [{ key: "brands", value: JSON.stringify(brands) }] }] } },
});

beforeAll(() => shop.open({ STOREFRONT_PREVIEW_SECRET: secret }));
afterAll(() => shop.close());
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  waitLonger();
  shop.answers = { GetBrandsQuery: directory, "*": listing };
});

test("a brand's page is in its theme", async () => {
  const { status, html } = await shop.get("/brands/norelle");
  expect(status).toBe(200);
  expect(html).toContain('data-brand="norelle"');
  expect(html).toContain("--circlet-palette-teal:#6b4a78");
});

test("an unreadable theme is logged and not used", async () => {
  const { status, html } = await shop.get("/brands/pale");
  expect([status, html.includes("data-brand=")]).toEqual([200, false]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("The theme of pale is not used."));
});

test("a page of a brand without a theme is in the shop's", async () => {
  expect((await shop.get("/brands/plain")).html).not.toContain("data-brand=");
});

test("a preview link shows the draft, says so, and is neither cached nor indexed", async () => {
  const query = await previewQuery("norelle", secret, Date.now() + 60_000);
  const { html, headers } = await shop.get(`/brands/norelle${query}`);
  expect(html).toContain("--circlet-palette-teal:#8a4a1f");
  expect(html).toContain("This is a preview.");
  expect(html).toContain('name="robots" content="noindex, follow"');
  expect(headers.get("cache-control")).toContain("no-store");
  expect((await shop.get("/brands/norelle")).html).toContain("--circlet-palette-teal:#6b4a78");
});

test("an expired preview link shows the page as everyone sees it", async () => {
  const query = await previewQuery("norelle", secret, Date.now() - 1);
  const { html } = await shop.get(`/brands/norelle${query}`);
  expect(html).toContain("--circlet-palette-teal:#6b4a78");
  expect(html).not.toContain("This is a preview.");
});
