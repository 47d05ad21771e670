import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { saveTestVariant, testCart } from "../cart/cart.fixture.ts";
import { openDatabase } from "../database/database.ts";
import { testOrder } from "../orders/order.fixture.ts";
import { assetUrl } from "../shared/pages/assets.ts";
import { imagesFolder, testSettings } from "../shared/settings/settings.ts";
import { Client, flows } from "../sign-in/testing/sign-in.fixture.ts";
import { openTestShop } from "../../tests/test-shop.fixture.ts";

const database = openDatabase(":memory:");
const shop = await openTestShop({ faults: true }, database);
const checkout = `/checkouts/${testCart(database, [saveTestVariant(database, "Coat")]).checkoutToken}`;
testOrder(database, "ada@circlet.example", ["coat"]);
const [file = ""] = await readdir(imagesFolder(testSettings()));
const image = `/images/${file.replace(".avif", "")}?width=240`;
afterAll(() => shop.close());

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", ...headers },
});
const form = (fields: Record<string, string>, origin?: string): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: { origin: origin ?? new URL(shop.url).origin },
});
const query = { query: "{ shop { name } }" };
const api = "/api/2023-10/graphql.json";
const customerApi = "/account/customer/api/unstable/graphql";
const analytics = "/g/collect?v=2&tid=G-1&cid=1.2";

type Case = [what: string, status: number, path: () => string, init?: () => RequestInit];
const at = (path: string) => () => path;

const endpoints: readonly Case[] = [
  ["the health check", 200, at("/health")],
  ["an unknown address", 404, at("/nothing")],
  ["a query", 200, at(api), () => json(query)],
  ["a query by GET", 200, at("/api/2023-10/graphql.json?query=%7Bshop%7Bname%7D%7D")],
  ["a malformed query", 200, at(api), () => json({ query: "{" })],
  ["a query of another type", 415, at(api), () => ({ method: "POST", body: "x" })],
  ["a long query", 413, at(api), () => json({ query: "x".repeat(140_000) })],
  ["another method", 405, at(api), () => ({ method: "DELETE" })],
  ["a preflight", 204, at(api), () => ({ method: "OPTIONS" })],
  ["an expired version", 200, at("/api/1999-01/graphql.json"), () => json(query)],
  ["a malformed version", 404, at("/api/soon/graphql.json"), () => json(query)],
  ["a customer's query without a token", 401, at(customerApi), () => json(query)],
  ["an image", 200, () => image],
  ["an unknown image", 404, at("/images/nothing")],
  ["an image by POST", 405, at("/images/nothing"), () => ({ method: "POST" })],
  ["a newsletter form without a key", 400, at("/client/subscriptions/"), () => json({})],
  ["an event by GET", 405, at("/client/events/")],
  ["an invalid hit", 400, at(analytics), () => ({ method: "POST", body: "" })],
  ["a hit by GET", 405, at("/mp/collect")],
  ["an unknown fault", 400, at("/faults"), () => json({ mode: "none such" })],
  ["the discovery document", 200, at("/.well-known/openid-configuration")],
  ["the address of the customer API", 200, at("/.well-known/customer-account-api")],
  ["the keys", 200, at("/authentication/1/.well-known/jwks.json")],
  ["a refused token request", 400, at("/authentication/1/oauth/token"), () => form({})],
  ["an unknown sign-in address", 404, at("/authentication/1/nothing")],
];

const pages: readonly Case[] = [
  ["the checkout", 200, () => checkout],
  ["a refused payment", 303, () => checkout, () => form({ action: "pay" })],
  ["a form of another site", 403, () => checkout, () => form({}, "https://evil.example")],
  ["a checkout's unread form", 415, () => checkout, () => json({}, { origin: shop.url })],
  ["a checkout's long form", 413, () => checkout, () => form({ note: "x".repeat(100_000) })],
  ["a checkout's other method", 405, () => checkout, () => ({ method: "PUT" })],
  ["a thank-you page before paying", 303, () => `${checkout}/thank-you`],
  ["an unknown checkout", 404, at("/checkouts/nobody-has-this-token-at-all")],
  ["the mailbox", 200, at("/mailbox?email=ada%40circlet.example")],
  ["a mailbox's unknown email", 404, at("/mailbox"), () => form({ token: "x" })],
  ["the link of an old email", 404, at("/mailbox?token=x")],
  ["an email", 200, at("/mailbox/email?email=ada%40circlet.example&kind=confirmation&reference=1")],
  ["an unknown email", 404, at("/mailbox/email?email=ada%40circlet.example&kind=confirmation&reference=2")],
  ["a mailbox's unread form", 415, at("/mailbox"), () => json({}, { origin: shop.url })],
  ["a mailbox's other method", 405, at("/mailbox"), () => ({ method: "PUT" })],
  ["the form for an order's status", 200, at("/order-status")],
  ["an order's status", 303, at("/order-status"), () => form({ number: "1", email: "ada@circlet.example" })],
  ["an order's status for another site", 403, at("/order-status"), () => form({}, "https://evil.example")],
  ["an unread form for an order's status", 415, at("/order-status"), () => json({}, { origin: shop.url })],
  ["another method for an order's status", 405, at("/order-status"), () => ({ method: "PUT" })],
  ["an unknown parcel", 404, at("/tracking/RP000000000000US")],
  ["a refused sign-in", 400, at("/authentication/1/oauth/authorize?client_id=nobody")],
  ["an expired sign-in", 404, at("/authentication/1/sign-in/aaaaaaaaaaaaaaaa")],
  ["a stylesheet", 200, at(assetUrl("page.css"))],
  ["a font", 200, at(assetUrl("gilda-display.woff2"))],
];

async function headersOf(address: string, status: number, init?: RequestInit): Promise<Headers> {
  const response = await fetch(address, { redirect: "manual", ...init });
  await response.arrayBuffer();
  expect(response.status).toBe(status);
  return response.headers;
}

function expectProtected(headers: Headers): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
  });
}

test.each(endpoints)("%s (%i) forbids framing and content sniffing", async (_what, status, path, init) => {
  expectProtected(await headersOf(shop.url + path(), status, init?.()));
});

test.each(pages)(
  "%s (%i) forbids framing, content sniffing and embedding by other sites",
  async (_what, status, path, init) => {
    const headers = await headersOf(shop.url + path(), status, init?.());
    expectProtected(headers);
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  },
);

test("the sign-in page and the redirects to it have the same headers", async () => {
  const client = new Client(shop.url, flows.direct);
  const { browser } = client;
  const authorization = client.authorization();
  const started = await browser.open(authorization);
  expect(started.status).toBe(303);
  expectProtected(started.headers);
  const page = (await browser.follow(authorization)).response;
  expect(page.status).toBe(200);
  expectProtected(page.headers);
  expect(page.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(page.headers.get("cross-origin-embedder-policy")).toBe("credentialless");
});

const longText = "x".repeat(20_000);
const refused: readonly [what: string, status: number, request: string][] = [
  ["a malformed request line", 400, "NONSENSE\r\n\r\n"],
  ["a request without a host", 400, "GET /health HTTP/1.1\r\n\r\n"],
  ["long headers", 431, `GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: ${longText}\r\n\r\n`],
  [
    "a body without its length",
    411,
    `POST ${api} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`,
  ],
  [
    "an unknown expectation",
    200,
    "GET /health HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n",
  ],
];

test.each(refused)("%s (%i) forbids framing and content sniffing, too", async (_what, status, request) => {
  const response = await sendRaw(shop.url, request);
  expect(response.status).toBe(status);
  expectProtected(response.headers);
});

/** Sends text over a connection that the server closes. */
async function sendRaw(url: string, request: string): Promise<{ status: number; headers: Headers }> {
  const { port } = new URL(url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(request);
  const [head = ""] = (await text(socket)).split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const pairs = lines.map((line) => line.split(": ", 2) as [string, string]);
  return { status: Number(statusLine.split(" ")[1]), headers: new Headers(pairs) };
}
