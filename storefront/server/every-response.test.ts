import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BuiltShop, json, pageInfo } from "./built-shop.fixture.ts";
import { closeAll, get, start } from "./storefront.fixture.ts";

const shop = new BuiltShop();

/** A port that nothing listens on. */
const noImages = "127.0.0.1:1";

beforeAll(() =>
  shop.open({
    STOREFRONT_WEBHOOK_SECRET: "a-secret-between-the-two",
    STOREFRONT_PAGE_FRESH_SECONDS: "86400",
    STOREFRONT_IMAGE_ORIGINS: `http://${noImages}`,
  }),
);
afterAll(async () => {
  await shop.close();
  await closeAll();
});

const down = json({}, 503);
const products = { pageInfo, filters: [], edges: [], nodes: [] };
const answers = {
  "*": json({ data: { collection: { id: "1", title: "All", products }, products } }),
  GetProductByHandle: json({ data: { product: null } }),
};

const folder = new URL("../build/client/", import.meta.url);
const assets = readdirSync(new URL("assets/", folder));
const asset = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending))}`;
const form = { method: "POST", body: "intent=steal" };
const report = { method: "POST", body: "[]" };

type Case = [what: string, status: number, path: string, init?: RequestInit];

const responses: readonly Case[] = [
  ["a page", 200, "/terms"],
  ["a page from memory", 200, "/terms"],
  ["a page without its body", 200, "/terms", { method: "HEAD" }],
  ["the data of a page", 200, "/terms.data"],
  ["a listing", 200, "/search"],
  ["the cart", 200, "/cart"],
  ["the account", 200, "/profile"],
  ["a redirect of a route", 302, "/search?category=tops&category=jeans"],
  ["a page that does not exist", 404, "/nowhere"],
  ["a sold product", 404, "/products/sold"],
  ["a refused form", 400, "/cart", form],
  ["a long form", 413, "/cart", { method: "POST", body: "x".repeat(70_000) }],
  ["another method", 405, "/", { method: "PUT" }],
  ["a malformed address", 400, "/%E0%A4%A"],
  ["a script", 200, asset(".js")],
  ["a stylesheet", 200, asset(".css")],
  ["a font", 200, asset(".woff2")],
  ["an image of the build", 200, asset(".avif")],
  ["the icon", 200, "/favicon.svg"],
  ["a file of which a part was requested", 200, "/favicon.svg", { headers: { Range: "bytes=5-2" } }],
  ["an asset of an older build", 404, "/assets/gone.js"],
  ["an unknown image", 404, "/images/https%3A%2F%2Fevil.example%2Fx.png"],
  ["an image whose service fails", 502, `/images/${noImages}/x.jpg`],
  ["robots.txt", 200, "/robots.txt"],
  ["the sitemap", 200, "/sitemap.xml"],
  ["an unknown sitemap", 404, "/sitemaps/x.xml"],
  ["an unknown feed", 404, "/feeds/x.xml"],
  ["the health check", 200, "/health"],
  ["the readiness check", 200, "/ready"],
  ["a report", 204, "/csp-reports", report],
  ["a malformed report", 400, "/csp-reports", { ...report, body: "x" }],
  ["an unsigned webhook", 401, "/webhooks/products", { method: "POST", body: "{}" }],
  ["a webhook by GET", 405, "/webhooks/products"],
];

function expectProtected(headers: Readonly<Record<string, unknown>>): void {
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.any(String),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "credentialless",
    "cross-origin-resource-policy": "same-origin",
  });
  if (String(headers["content-type"]).startsWith("text/html"))
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
}

test.each(responses)("%s (%i) has every security header", async (_what, status, path, init) => {
  shop.answers = answers;
  const response = await shop.get(path, init);
  expect(response.status).toBe(status);
  expectProtected(Object.fromEntries(response.headers));
});

test("a page that cannot be rendered (503) has every security header", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop.answers = { "*": down };
  const response = await shop.get("/search?text=down");
  expect(response.status).toBe(503);
  expectProtected(Object.fromEntries(response.headers));
});

test.each(["/terms", "/favicon.svg", asset(".css")])(
  "%s has every security header even if the browser has it cached (304)",
  async (path) => {
    const known = (await shop.get(path)).headers.get("ETag") ?? "";
    const response = await shop.get(path, { headers: { "If-None-Match": known, "Cache-Control": "" } });
    expect(response.status).toBe(304);
    expectProtected(Object.fromEntries(response.headers));
  },
);

test("an internal error (500) has every security header", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { shop: small } = await start();
  const { status, headers } = await get(small.url, "/broken");
  expect(status).toBe(500);
  expectProtected(headers);
});

test.each([
  ["/metrics", 200],
  ["/", 404],
])("the metrics port has security headers for %s", async (path, status) => {
  const { shop: small } = await start({ STOREFRONT_METRICS_PORT: "0" });
  const response = await get(`http://localhost:${small.metricsPort}`, path);
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
});

const longText = "x".repeat(20_000);

test.each([
  ["a malformed request line", 400, "NONSENSE\r\n\r\n"],
  ["a request without a host", 400, "GET /health HTTP/1.1\r\n\r\n"],
  ["long headers", 431, `GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: ${longText}\r\n\r\n`],
  [
    "a body without its length",
    411,
    `POST /cart HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`,
  ],
  [
    "an unknown expectation",
    200,
    "GET /health HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n",
  ],
])("%s (%i), which Node sends itself, has every security header", async (_what, status, request) => {
  const { shop: small } = await start();
  const response = await sendRaw(small.url, request);
  expect(response.status).toBe(status);
  expectProtected(Object.fromEntries(response.headers));
});

/** Sends raw text over a connection, which the server closes. */
async function sendRaw(url: string, request: string): Promise<{ status: number; headers: Headers }> {
  const socket = connect(Number(new URL(url).port), "localhost");
  socket.write(request);
  const [head = ""] = (await text(socket)).split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const pairs = lines.map((line) => line.split(": ", 2) as [string, string]);
  return { status: Number(statusLine.split(" ")[1]), headers: new Headers(pairs) };
}
