import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "../../server/settings/settings.ts";
import { startStorefront, type Storefront } from "../../server/start-storefront.ts";

let shop: Storefront;
let host: Server;
let origin: string;
let answer: RequestListener;
let asked: Readonly<Record<string, unknown>>;

const jpeg = Buffer.from("a picture of a coat");
const types = { "Content-Type": "image/jpeg", "Cache-Control": "private" };

beforeAll(async () => {
  host = createServer((request, response) => {
    const { method, url, headers } = request;
    asked = { method, url, headers };
    answer(request, response);
  });
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  origin = `127.0.0.1:${(host.address() as AddressInfo).port}`;
  shop = await startStorefront(
    readSettings({ STOREFRONT_PORT: "0", STOREFRONT_API_URL: `http://${origin}` }),
  );
});

afterAll(async () => {
  await shop.close();
  host.closeAllConnections();
  host.close();
});

beforeEach(() => {
  asked = {};
  answer = (_request, response) => response.writeHead(200, types).end(jpeg);
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${shop.url}/images/${path}`, { redirect: "manual", ...init });
const coat = () => `${origin}/images/coat?v=1&width=480`;

test("an image is the host's image, and never anything else", async () => {
  const response = await get(coat());
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(jpeg);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "private",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    // Allowed, because emails and social networks embed images.
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(asked["url"]).toBe("/images/coat?v=1&width=480");
});

test("an image is requested without the shopper's cookies and IP address", async () => {
  await get(coat(), {
    headers: { Accept: "image/avif", Cookie: "cart_id=1", Referer: shop.url, "User-Agent": "A browser" },
  });
  expect(asked["headers"]).toMatchObject({ accept: "image/avif" });
  expect(asked["headers"]).not.toHaveProperty("cookie");
  expect(asked["headers"]).not.toHaveProperty("referer");
  expect(asked["headers"]).not.toMatchObject({ "user-agent": "A browser" });
});

describe("a shop with a private token", () => {
  const privateToken = "private-token-of-this-shop";
  let other: Server;
  let tokenShop: Storefront;
  beforeAll(async () => {
    other = createServer((request, response) => host.emit("request", request, response));
    await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
    const { port } = other.address() as AddressInfo;
    tokenShop = await startStorefront(
      readSettings({
        STOREFRONT_PORT: "0",
        STOREFRONT_API_URL: `http://${origin}`,
        STOREFRONT_API_PRIVATE_TOKEN: privateToken,
        STOREFRONT_IMAGE_ORIGINS: `http://127.0.0.1:${port}`,
      }),
    );
  });
  afterAll(async () => {
    await tokenShop.close();
    other.closeAllConnections();
    other.close();
  });
  const headersOf = async (from: string) => {
    const headers = { "X-Forwarded-For": "203.0.113.7" };
    expect((await fetch(`${tokenShop.url}/images/${from}/images/coat`, { headers })).status).toBe(200);
    return asked["headers"];
  };

  test("a shop with a private token tells its service which shopper wants an image, and no other host", async () => {
    expect(await headersOf(origin)).toMatchObject({
      "shopify-storefront-buyer-ip": "203.0.113.7",
      "shopify-storefront-private-token": privateToken,
    });
    const elsewhere = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect(JSON.stringify(await headersOf(elsewhere))).not.toMatch(/203\.0\.113|private/);
  });
});

test("an image sets no cookie, and varies by format only if its host says so", async () => {
  answer = (_request, response) =>
    response.writeHead(200, { ...types, Vary: "Accept, Cookie", "Set-Cookie": "a=b" }).end(jpeg);
  const { headers } = await get(coat());
  expect(headers.get("Vary")).toBe("Accept");
  expect(headers.get("Set-Cookie")).toBeNull();
  answer = (_request, response) => response.writeHead(200, { ...types, Vary: "Accept-Encoding" }).end(jpeg);
  expect((await get(coat())).headers.get("Vary")).toBeNull();
});

test.each([
  "no-store",
  "private",
  "private, max-age=60",
  "no-cache",
  "max-age=300",
  "public, max-age=300",
  "public, max-age=31557600, immutable",
])("an image keeps its host's cache lifetime: %s", async (lifetime) => {
  answer = (_request, response) =>
    response.writeHead(200, { ...types, "Cache-Control": lifetime, Age: "7" }).end(jpeg);
  const { headers } = await get(coat());
  expect(headers.get("Cache-Control")).toBe(lifetime);
  expect(headers.get("Age")).toBe("7");
});

test("an image whose host does not say how long it may be cached is cached for a day", async () => {
  answer = (_request, response) => response.writeHead(200, { "Content-Type": "image/jpeg" }).end(jpeg);
  expect((await get(coat())).headers.get("Cache-Control")).toBe("public, max-age=86400");
});

test("an image is not sent again if the browser has it", async () => {
  answer = (_request, response) => response.writeHead(200, { ...types, ETag: '"1"' }).end(jpeg);
  const response = await get(coat(), { headers: { "If-None-Match": '"1"' } });
  expect([response.status, await response.text()]).toEqual([304, ""]);
});

test("an image sends only headers for HEAD", async () => {
  const response = await get(coat(), { method: "HEAD" });
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  expect(asked["method"]).toBe("HEAD");
});

const refused = async (status: number, path = coat(), init: RequestInit = {}) => {
  const response = await get(path, init);
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toContain("no-store");
  expect(response.headers.get("Content-Type") ?? "").not.toContain("image");
};

test.each(["evil.example/coat", "127.0.0.1:1/images/coat", "..%2Fcart", ""])(
  "/images/%s is not found, and no host is queried",
  async (path) => {
    await refused(404, path);
    expect(asked).toEqual({});
  },
);

test.each([404, 410])("an image with status %i is not found", async (status) => {
  answer = (_request, response) => response.writeHead(status, types).end(jpeg);
  await refused(404);
});

test.each([429, 503])(
  "an image whose host is busy (%i) may be asked for again in a second",
  async (status) => {
    answer = (_request, response) => response.writeHead(status, types).end();
    const { status: seen, headers } = await get(coat());
    expect([seen, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([503, "1", "no-store"]);
  },
);

test.each([
  ["a failure", 500, types],
  ["a redirect", 302, { ...types, Location: "http://169.254.169.254/" }],
  ["a page", 200, { "Content-Type": "text/html" }],
  ["a drawing that could hold scripts", 200, { "Content-Type": "image/svg+xml" }],
  ["no type", 200, {}],
  ["more than 15 MB", 200, { ...types, "Content-Length": 15 * 1024 * 1024 + 1 }],
])("%s from the host is not passed on", async (_name, status, headers) => {
  answer = (_request, response) => response.writeHead(status, headers).end();
  await refused(502);
});

test("a host that drops the connection is unavailable", async () => {
  answer = (request) => request.socket.destroy();
  await refused(502);
});

test("an image of unknown length that is cut off is unavailable", async () => {
  answer = (_request, response) => {
    response.writeHead(200, types);
    response.write(jpeg, () => response.destroy());
  };
  await refused(502);
});

test("an image of unknown length is given up at 15 MB", async () => {
  answer = (_request, response) => {
    response.writeHead(200, types);
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
    };
    response.on("drain", more);
    more();
  };
  await refused(502);
});

test("a POST is rejected", async () => {
  const { status } = await get(coat(), { method: "POST", body: new URLSearchParams({ a: "b" }) });
  expect(status).toBe(405);
  expect(asked).toEqual({});
});
