import { rm } from "node:fs/promises";
import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { catalogProducts } from "../conformance/catalog-products.ts";
import { startStorefront } from "../e2e/shop.ts";
import { seededFolder } from "../faults/faulty-shop.ts";
import { type LocalServices, type RunningService, serveServices } from "../programs.ts";
import { startWorker } from "./start-worker.ts";

/** The same build, with the same settings and services, on Node and on workerd. */
let data: string;
let services: LocalServices;
let node: RunningService;
let worker: Awaited<ReturnType<typeof startWorker>>;
let variant: string;
let product: string;

beforeAll(async () => {
  data = await seededFolder();
  services = await serveServices(data);
  const { url, extensionsUrl } = services;
  const settings = {
    STOREFRONT_API_URL: url,
    STOREFRONT_EXTENSIONS_API_URL: extensionsUrl,
    STOREFRONT_API_TIMEOUT: "15000",
  };
  node = await startStorefront(url, { ...settings, STOREFRONT_URL: "http://localhost:0" });
  worker = await startWorker({ ...settings, STOREFRONT_PAGE_FRESH_SECONDS: "0", STOREFRONT_URL: node.url });
  const sold = (await catalogProducts(url)).find(({ isForSale }) => isForSale);
  product = `/products/${sold?.handle}`;
  variant = `gid://shopify/ProductVariant/${sold?.variants[0]?.id}`;
}, 300_000);

afterAll(async () => {
  await Promise.all([node.stop(), worker.stop()]);
  await services.stop();
  await rm(data, { recursive: true, force: true });
});

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

/** Sends a request to the shop's own address, as a proxy passes it on. */
function ask(url: string, path: string, { method = "GET", headers = {}, body }: Sent = {}) {
  const given = { host: new URL(node.url).host, "accept-encoding": "br", ...headers };
  return new Promise<Answer>((resolve, reject) => {
    // Each request has its own connection: the runtime ends one whose request it did not read to the end.
    const sent = request(url + path, { method, headers: given, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const received = Buffer.concat(chunks);
        const isBrotli = response.headers["content-encoding"] === "br";
        const text = String(isBrotli && received.length > 0 ? brotliDecompressSync(received) : received);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** Headers that differ: of connections, of one response only, or of the platform's files. */
const ownHeaders = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "date",
  "x-request-id",
  // Pages differ in their nonce, and so in their digest and in their compressed length.
  "age",
  "content-length",
  "etag",
  "cf-cache-status",
  "last-modified",
]);

/** An answer without what differs from one request to the next. */
function comparable({ status, headers, text }: Answer) {
  const nonce = /'nonce-(\w+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "no nonce";
  const withoutNonce = (value: string) => value.replaceAll(nonce, "nonce");
  const shared = Object.entries(headers)
    // Node's adapter adds a type to an empty body.
    .filter(([name]) => !ownHeaders.has(name) && (text !== "" || name !== "content-type"))
    .map(([name, value]) => [name, withoutNonce(String(value))]);
  return { status, headers: Object.fromEntries(shared), text: withoutNonce(text) };
}

/** The answer of the worker, which must be Node's, too. */
async function sameAnswer(path: string, sent?: Sent): Promise<Answer> {
  const [expected, answer] = await Promise.all([ask(node.url, path, sent), ask(worker.url, path, sent)]);
  expect(comparable(answer)).toEqual(comparable(expected));
  return answer;
}

/** The runtime compresses short answers, too. */
const uncompressed: Sent = { headers: { "accept-encoding": "identity" } };

/** The same page of both. On a busy machine the first may lack a section that took too long; the next has it. */
const samePage = (path: string): Promise<Answer> =>
  vi.waitFor(() => sameAnswer(path), { timeout: 60_000, interval: 500 });

test("the home page, a listing and a product are the same on workerd", async () => {
  expect((await samePage("/")).text).toContain("Skip to content");
  expect((await samePage("/category/dresses")).text).toContain("Dresses");
  expect((await samePage(product)).text).toContain(product);
});

test("a page that does not exist and one that has moved are the same on workerd", async () => {
  expect(await samePage("/no-such-page")).toMatchObject({ status: 404 });
  const moved = await sameAnswer("/category/dresses?size=", uncompressed);
  expect(moved).toMatchObject({ status: 302, headers: { location: "/category/dresses" } });
});

test("page data and the health check are the same on workerd", async () => {
  expect((await samePage("/category/dresses.data")).headers["content-type"]).toContain("text/x-script");
  expect(await sameAnswer("/health", uncompressed)).toMatchObject({ status: 200, text: "ok\n" });
});

test("a file, and one of an unknown build, are the same on workerd", async () => {
  const { headers } = await sameAnswer("/favicon.svg", uncompressed);
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  expect(await sameAnswer("/assets/gone-1.js", uncompressed)).toMatchObject({ status: 404 });
});
test("adding to the cart without JavaScript works on workerd as on Node", async () => {
  const body = new URLSearchParams({ intent: "add", id: variant }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: node.url };
  const answers = await Promise.all(
    [node, worker].map(({ url }) => ask(url, "/cart", { method: "POST", headers, body })),
  );
  for (const {
    status,
    headers: { location, "set-cookie": cookies },
  } of answers) {
    expect({ status, location }).toEqual({ status: 303, location: "/cart" });
    expect(String(cookies)).toMatch(/^cart_id=.+; Max-Age=864000; Path=\/; SameSite=Lax$/);
  }
  const [expected = "", cookie = ""] = answers.map(
    (answer) => String(answer.headers["set-cookie"]).split(";")[0],
  );
  expect(cookie).not.toBe(expected);
  expect((await ask(worker.url, "/cart", { headers: { cookie } })).text).toContain(product);
});

test("forms of one network are limited, and of others are not", async () => {
  const form = (network: string) =>
    ask(worker.url, "/cart", {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: node.url,
        "cf-connecting-ip": network,
      },
      body: "intent=nothing",
    });
  // The limit is 60 in each minute of the clock, so more than 120 pass a limit even if a minute ends meanwhile.
  const answers = await Promise.all(Array.from({ length: 130 }, () => form("203.0.113.7")));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ headers: { "retry-after": "60" } });
  expect((await form("198.51.100.7")).status).not.toBe(429);
});
