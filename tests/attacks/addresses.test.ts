import { rm } from "node:fs/promises";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startShop, type Shop } from "../e2e/shop.ts";
import { seededFolder } from "../faults/faulty-shop.ts";
import { hostileAddresses, leavesFor } from "./addresses.ts";
import { printFigures } from "./harm.ts";
import { MarkupInspector } from "./inspect-markup.ts";

// Many requests one after another: on a busy machine they take minutes.
vi.setConfig({ testTimeout: 300_000 });

/** Sends sixty hostile URLs in every parameter that takes a URL or the end of one. */

let catalog: string;
let shop: Shop;
let inspector: MarkupInspector;
let addresses: readonly string[];

beforeAll(async () => {
  catalog = await seededFolder();
  shop = await startShop(catalog);
  inspector = await MarkupInspector.open();
  addresses = hostileAddresses(shop.url);
}, 120_000);
afterAll(async () => {
  await inspector.close();
  await shop.stop();
  await rm(catalog, { recursive: true });
});

interface Answered {
  readonly status: number;
  readonly location: string;
  readonly html: string;
}

/** Sends the path unchanged; `fetch` would normalize it. */
function open(base: string, path: string): Promise<Answered> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((html) => resolve({ status, location: headers.location ?? "", html }), reject);
    });
    sent.on("error", reject).end();
  });
}

/** Sends every hostile URL and returns those that the response redirects or links to. */
async function followed(base: () => string, pathOf: (address: string) => string): Promise<string[]> {
  const led: string[] = [];
  for (const address of addresses) {
    const page = base() + pathOf(address);
    const { status, location, html } = await open(base(), pathOf(address));
    if (status >= 500) led.push(`${status} ${address}`);
    if (location && leavesFor(location, page)) led.push(`${address} → ${location}`);
    const found = await inspector.intruders(html, "text/html");
    led.push(...found.map((link) => `${address}: ${link}`));
  }
  return led;
}

const commerce = () => shop.platformUrl;
const storefront = () => shop.url;
const query = (path: string, names: readonly string[], more: Record<string, string> = {}) => {
  return (address: string) =>
    `${path}?${new URLSearchParams([...names.map((name) => [name, address]), ...Object.entries(more)])}`;
};

const authorization = {
  client_id: "circlet-storefront",
  response_type: "code",
  scope: "openid email",
  state: "s",
  nonce: "n",
  code_challenge: "a".repeat(43),
  code_challenge_method: "S256",
};

const ways: readonly (readonly [string, () => string, (address: string) => string])[] = [
  ["the redirect of a sign-in", commerce, query("/1/auth/oauth/authorize", ["redirect_uri"], authorization)],
  [
    "the redirect of a direct sign-in",
    commerce,
    query("/authentication/1/oauth/authorize", ["redirect_uri"], authorization),
  ],
  ["the redirect of a logout", commerce, query("/1/auth/logout", ["post_logout_redirect_uri"])],
  [
    "the redirect of a direct logout",
    commerce,
    query("/authentication/1/logout", ["post_logout_redirect_uri"]),
  ],
  ["an image's host", storefront, (address) => `/images/${encodeURIComponent(address)}`],
  ["an image's path", storefront, (address) => `/images/${address.replaceAll(/\s/g, "%20")}x.jpg?width=300`],
  ["a listing's sort", storefront, query("/search", ["sort"])],
  ["a listing's filters", storefront, query("/search", ["text", "category", "brand", "color", "size"])],
  ["a listing's page", storefront, query("/search", ["after"])],
  ["the return from sign-in", storefront, query("/", ["state", "code", "return_to", "returnTo", "next"])],
  ["the cart's notice", storefront, query("/cart", ["notice", "return_to", "next", "redirect"])],
  ["the path itself", storefront, (address) => `/${encodeURI(address)}`],
  ["the path itself, raw", storefront, (address) => address.replaceAll(/\s/g, "%09").replace(/^[^/]/, "/$&")],
];

test.each(ways)("a hostile address as %s leads nowhere", async (_way, base, pathOf) => {
  expect(new Set(addresses).size).toBe(60);
  expect(await followed(base, pathOf)).toEqual([]);
});

test("a hostile address as an image is never requested: its host is not ours", async () => {
  const served: string[] = [];
  for (const address of addresses) {
    const { status } = await open(shop.url, `/images/${encodeURIComponent(address)}`);
    if (status === 200) served.push(address);
  }
  expect(served).toEqual([]);
  printFigures(`Addresses, ${addresses.length} × ${ways.length} parameters, none followed`);
});
