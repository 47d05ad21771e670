import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "../app/routes.ts";
import { sourceOf, textNames } from "../app/content/rendered-text.fixture.ts";
import * as paths from "../app/shop/paths.ts";
import { agentPaths } from "./agent-endpoints.ts";
import { feedFiles } from "../app/features/product/feed/merchant-feed-file.ts";
import { sitemapKinds } from "../app/features/sitemap/sitemap-entries.ts";
import { shopApp } from "./app.ts";
import { productWebhookPath } from "./product-webhook.ts";
import { cspReportsPath } from "./security-headers.ts";
import { PageCache } from "./pages/page-cache.ts";
import type { RouteKind, RouteParameters } from "../app/http/route-handle.ts";
import { readSettings } from "./settings/settings.ts";
import { compression } from "./node/compression.ts";
import { cachingRule } from "../service-worker/caching-rules.ts";
import { routeAt } from "./storefront.fixture.ts";

type Rules = readonly [
  kind: RouteKind,
  parameters?: RouteParameters,
  scriptLimit?: "cart" | "form",
  isChange?: true,
];

/** Routes with rules of their own. All others show everyone the same, whatever the parameters. */
const rules: Readonly<Record<string, Rules>> = {
  home: ["shared", ["code", "error", "state"]],
  "home-index-html": ["shared", ["code", "error", "state"]],
  "home-home": ["shared", ["code", "error", "state"]],
  search: ["shared", "listing"],
  "routes/cards": ["shared", ["ids", "color", "option"]],
  "routes/newest": ["shared", ["listing"]],
  "routes/suggestions": ["shared", ["text"]],
  "routes/product": ["shared", ["color", "size", "variant"]],
  "routes/recently-viewed": ["shared", ["ids"]],
  "routes/direct": ["shared", "listing"],
  category: ["shared", "listing"],
  brand: ["shared", "listing"],
  collections: ["shared", "listing"],
  collection: ["shared", "listing"],
  "routes/cart": ["private", [], "cart"],
  "routes/cart-link": ["private", [], "form", true],
  "routes/discount-link": ["private", [], "form", true],
  "routes/color-scheme": ["private"],
  "routes/image": ["image"],
  "routes/sitemap": ["file"],
  "routes/sitemap-file": ["file"],
  "routes/feed": ["file"],
  "routes/profile": ["private"],
  "routes/alerts": ["private"],
  "routes/not-found": ["shared", ["variant"]],
};

/** Each route with an address of its own. */
const addresses = routes.map(({ id, file, path = "" }) => ({
  id: id ?? file.replace(/\.tsx?$/, ""),
  address: `/${path
    .replace(":file", "products-1.xml")
    .replace("feeds/products-1", "feeds/products")
    .replace(/:(\w+)\??/g, "$1-x.y")
    .replace("*", "some/Thing")}`,
}));

/** Addresses of the platform's themes, which the page that is not found redirects. */
const oldAddresses = [
  "/agents.md",
  "/account/orders/1",
  "/blogs/news/tagged/red",
  "/checkouts/c/1",
  "/collections/coats/products/coat",
  "/en-ca/products/coat",
  "/products",
].map((address) => ({ id: "routes/not-found", address }));

const rulesOf = (id: string): Rules => rules[id] ?? ["shared"];

test("every rule has its route", () => {
  expect(addresses.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(rules)));
});

test.each(addresses)("$id is found at $address with its rules", ({ id, address }) => {
  const [kind, parameters = [], scriptLimit = "form", isChange = false] = rulesOf(id);
  expect(routeAt(address)).toEqual({ id, path: address, kind, parameters, isChange, scriptLimit });
});

/** The server itself sends the page for shoppers who are offline. */
const linked = Object.values(paths).filter((path) => typeof path === "string" && path !== paths.offlinePath);
const linkedInTexts = textNames.flatMap((name) =>
  [...sourceOf(name).matchAll(/(?:\]\(|href=")(\/[^)"]*)/g)].map(([, path]) => path!),
);

test.each([...new Set([...linked, ...linkedInTexts])])("the link %s leads to a route", (link) => {
  const { pathname } = new URL(link, "https://shop.example");
  expect(routeAt(pathname)).toMatchObject({ path: pathname, id: expect.not.stringMatching("not-found") });
});

/** The limits that posted requests counted toward. */
const counted: string[] = [];

/** An app that renders nothing but the address. */
const rendered: { url: string; hasCookies: boolean }[] = [];
const app = shopApp({
  settings: readSettings({ STOREFRONT_URL: "https://shop.example" }),
  pages: new PageCache({ size: 0 }),
  purge: async () => undefined,
  handle: async (request) => {
    rendered.push({ url: request.url, hasCookies: request.headers.has("Cookie") });
    return new Response(null, { headers: { "Cache-Tag": "p1" } });
  },
  routeAt,
  compression,
  takeRequest: async (kind) => void counted.push(kind),
});

async function visit(path: string) {
  rendered.splice(0);
  const response = await app.request(`https://shop.example${path}`, { headers: { Cookie: "cart=1" } });
  return { status: response.status, location: response.headers.get("Location") ?? "" };
}

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Paths that React Router or another cache may take for the address. */
function spellingsOf(address: string): readonly (readonly [spelling: string, path: string])[] {
  const [, first = "", rest = ""] = /^\/([^/]*)(.*)$/.exec(address) ?? [];
  const data = address === "/" ? "/_.data" : `${address}.data`;
  const spellings: readonly (readonly [string, string])[] = [
    ["itself", address],
    ["capitals", `/${first.toUpperCase()}${rest}`],
    ["encoded letters", `/${[...first].map(encoded).join("")}${rest}`],
    ["one encoded letter", `/${first.replace(/^./, encoded)}${rest}`],
    ["a slash at the end", `${address}/`],
    ["slashes at the end", `${address}//`],
    ["two slashes at the start", `/${address}`],
    ["two slashes within", address.replaceAll(/(?<=.)\//g, "//")],
    ["an encoded slash", address.replaceAll(/(?<=.)\//g, "%2f")],
    ["a dot", `/.${address}`],
    ["dots", `/nowhere/..${address}`],
    ["encoded dots", `/nowhere/%2e%2E${address}`],
    ["the ending of data", data],
    ["the ending of data after a slash", `${address}/_.data`],
    ["the ending of data in capitals", data.toUpperCase()],
    ["the encoded ending of data", data.replace(".", "%2e")],
  ];
  return spellings.filter(([spelling, path]) => spelling === "itself" || path !== address);
}

const cases = [...addresses, ...oldAddresses].flatMap(({ id, address }) =>
  spellingsOf(address).map(([spelling, path]) => ({ id, spelling, path })),
);

test.each(cases)(
  "$path ($spelling) keeps to the rules of $id, redirects or is refused",
  async ({ id, path }) => {
    const { pathname } = new URL(`https://shop.example${path}`);
    const { status, location } = await visit(path);
    if (status === 308) {
      expect(routeAt(location)).toMatchObject({ id, path: location });
      expect(rendered).toEqual([]);
    } else if (status === 200) {
      const route = routeAt(pathname)!;
      expect([id, "routes/not-found"]).toContain(route.id);
      expect(route.path).toBe(pathname);
      const hasCookies = rulesOf(route.id)[0] === "private";
      expect(rendered).toEqual([{ url: `https://shop.example${pathname}`, hasCookies }]);
    } else {
      expect({ status, rendered }).toEqual({ status: 404, rendered: [] });
    }
  },
);

test.each(cases)(
  "JSON posted to $path ($spelling) counts toward the limit of its route, or not at all",
  async ({ path }) => {
    const { pathname } = new URL(`https://shop.example${path}`);
    counted.splice(0);
    const headers = { "Content-Type": "application/json" };
    const { status } = await app.request(`https://shop.example${path}`, {
      method: "POST",
      body: "{}",
      headers,
    });
    if (status === 200) expect(counted).toEqual([rulesOf(routeAt(pathname)!.id)[2] ?? "form"]);
    else expect({ status, counted }).toEqual({ status: status === 308 ? 308 : 404, counted: [] });
  },
);

/** What the server sends itself. */
const served = ["/health", "/ready", paths.offlinePath, cspReportsPath, productWebhookPath, ...agentPaths];
const servedCases = served.flatMap((address) =>
  spellingsOf(address).map(([spelling, path]) => ({ address, spelling, path })),
);

test.each(servedCases)(
  "$path ($spelling) is $address itself, redirects or is not found",
  async ({ address, path }) => {
    const { pathname } = new URL(`https://shop.example${path}`);
    for (const method of ["GET", "POST"]) {
      rendered.splice(0);
      const response = await app.request(`https://shop.example${path}`, {
        method,
        headers: { Cookie: "cart=1" },
        ...(method === "POST" && { body: "{}" }),
      });
      const { status } = response;
      const isIt = pathname === address;
      if (isIt) {
        expect(status).toBeLessThan(500);
        continue;
      }
      // Forms of one shopper are rendered with their cookies.
      const isPage = status === 200 && routeAt(pathname)?.id === "routes/not-found";
      if (!isPage) expect({ method, status }).toEqual({ method, status: status === 308 ? 308 : 404 });
      expect(rendered.map(({ hasCookies }) => hasCookies)).toEqual(isPage ? [method === "POST"] : []);
    }
  },
);

test("opening a link that changes the cart counts toward the limit of forms", async () => {
  for (const [path, kinds] of [
    ["/discount/WELCOME", ["form"]],
    ["/cart/1:1", ["form"]],
    ["/cart", []],
  ] as const) {
    counted.splice(0);
    await visit(path);
    expect(counted).toEqual(kinds);
  }
});

const withData = addresses.flatMap(({ id, address }) =>
  [address, address === "/" ? "/_.data" : `${address}.data`].map((path) => ({ kind: rulesOf(id)[0], path })),
);

test("Varnish passes the pages of one shopper on, and caches all others", () => {
  const vcl = readFileSync(new URL("deploy/varnish.vcl", import.meta.url), "utf8");
  const [, source = ""] = /req\.url ~ "\(\?i\)([^"]*)"/.exec(vcl) ?? [];
  const own = new RegExp(source, "i");
  for (const { kind, path } of withData) expect([path, own.test(path)]).toEqual([path, kind === "private"]);
});

test("the service worker keeps no file of the catalog as a page", () => {
  const { origin } = new URL("https://shop.example");
  const files = withData.filter(({ kind, path }) => kind === "file" && !path.endsWith(".data"));
  expect(files).not.toEqual([]);
  for (const { path } of files) {
    const visit = { url: new URL(path, origin), method: "GET", mode: "navigate" as const };
    expect([path, cachingRule(visit, origin)]).toEqual([path, "none"]);
  }
});

test("a spelling redirects with its query and without a host", async () => {
  expect(await visit("//evil.example/FAQ?x=1")).toEqual({ status: 308, location: "/evil.example/FAQ?x=1" });
  expect(await visit("/FAQ/?x=//evil.example")).toEqual({ status: 308, location: "/faq?x=//evil.example" });
});

test.each([
  ["/sitemaps/", ["pages", ...sitemapKinds(), "products-1", "products-99"].map((name) => `${name}.xml`)],
  ["/feeds/", [...feedFiles.keys()]],
])("%s has files with its names only, so no other takes the place of one", (folder, names) => {
  for (const name of names) expect([name, routeAt(folder + name)?.kind]).toEqual([name, "file"]);
  for (const name of [
    "",
    "x.xml",
    "products.csv",
    "products-0.xml",
    "products-100.xml",
    "PAGES.xml",
    "__proto__",
  ])
    expect([name, routeAt(folder + name)?.kind]).not.toEqual([name, "file"]);
});

test("routes without a page have no data address", () => {
  expect(routeAt("/feeds/products.xml.data")).toBeNull();
  expect(routeAt("/sitemap.xml.data")).toBeNull();
  expect(routeAt("/cart.data")).toMatchObject({ kind: "private", path: "/cart.data" });
});
