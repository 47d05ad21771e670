import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltShop } from "../../server/built-shop.fixture.ts";

const shop = new BuiltShop();

beforeAll(() => shop.open({ STOREFRONT_PAGE_FRESH_SECONDS: "86400" }));
afterAll(() => shop.close());

const choose = (scheme: string, referrer = "") =>
  shop.get("/scheme", {
    method: "POST",
    body: new URLSearchParams({ scheme }),
    headers: referrer ? { referer: referrer } : {},
  });

const stylesheet = async (cookie: string) => {
  const { html, headers } = await shop.get("/scheme", { headers: { cookie } });
  return { css: html, type: headers.get("Content-Type"), cache: headers.get("Cache-Control") };
};

test.each([
  ["dark", 31_536_000],
  ["light", 31_536_000],
  ["system", 0],
])("the choice %s is kept in a cookie, and the shopper returns to the page", async (scheme, maxAge) => {
  const { status, headers } = await choose(scheme, "http://shop.example/search?color=red");
  expect([status, headers.get("Location")]).toEqual([303, "/search?color=red"]);
  expect(headers.get("Set-Cookie")).toBe(`scheme=${scheme}; Max-Age=${maxAge}; Path=/; SameSite=Lax`);
});

test.each(["", "not a url", "http://shop.example//evil.example/"])(
  "the choice returns to the home page from %o",
  async (referrer) => {
    expect((await choose("dark", referrer)).headers.get("Location")).toBe("/");
  },
);

test.each(["", "sepia"])("the scheme %o is refused", async (scheme) => {
  const { status, headers } = await choose(scheme);
  expect([status, headers.get("Set-Cookie")]).toEqual([400, null]);
});

test.each([
  ["cross-site", 403],
  ["same-origin", 303],
])("a form of a %s page gets the status %i", async (site, expected) => {
  const { status, headers } = await shop.get("/scheme", {
    method: "POST",
    body: new URLSearchParams({ scheme: "dark" }),
    headers: { "sec-fetch-site": site },
  });
  expect([status, headers.has("Set-Cookie")]).toEqual([expected, expected === 303]);
});

test("each shopper gets a stylesheet by the cookie, which no cache keeps", async () => {
  const dark = await stylesheet("cart_id=1; scheme=dark");
  expect(dark).toMatchObject({ type: "text/css; charset=utf-8", cache: "private, no-store" });
  expect(dark.css).toContain("color-scheme:dark");
  expect((await stylesheet("scheme=light")).css).toContain("color-scheme:light");
});

test.each(["", "scheme=sepia", "scheme=system", "other_scheme=dark"])(
  "the stylesheet follows the system with the cookie %o",
  async (cookie) => {
    expect((await stylesheet(cookie)).css).toBe("");
  },
);

test("everyone gets the same page", async () => {
  const plain = await shop.get("/terms");
  const dark = await shop.get("/terms", { headers: { cookie: "scheme=dark" } });
  expect(dark.headers.get("ETag")).toBe(plain.headers.get("ETag"));
  expect(dark.headers.get("Cache-Control")).toContain("public");
});
