import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { shopApp, type ShopAppOptions } from "./app.ts";
import { compression } from "./node/compression.ts";
import type { HandlerOptions } from "./page-handler.ts";
import { PageCache } from "./pages/page-cache.ts";
import { readSettings } from "./settings/settings.ts";
import { routeAt } from "./storefront.fixture.ts";

function setUp(environment: Record<string, string> = {}, options: Partial<ShopAppOptions> = {}) {
  const rendered: Request[] = [];
  const shop = { wait: Promise.resolve(), rendered };
  const app = shopApp({
    purge: async () => undefined,
    settings: readSettings({ STOREFRONT_URL: "https://shop.example", ...environment }),
    pages: new PageCache({ size: 10 }),
    handle: async (request) => {
      rendered.push(request);
      await shop.wait;
      return new Response("<h1>Coat</h1>", { headers: { "Content-Type": "text/plain", "Cache-Tag": "p1" } });
    },
    routeAt,
    compression,
    ...options,
  });
  return Object.assign(shop, { app });
}

test("a page needs no Node server", async () => {
  const { app } = setUp();
  const response = await app.request("http://shop.example/products/coat");
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("<h1>Coat</h1>");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "strict-transport-security": expect.any(String),
    "x-request-id": expect.any(String),
  });
});

test("a shared page renders for the shop's own URL, whatever the Host header", async () => {
  const { app, rendered } = setUp();
  await app.request("http://localhost/products/coat");
  expect(rendered[0]?.url).toBe("https://shop.example/products/coat");
});

test.each([
  ["www.shop.example", "/products/coat?size=M", "https://shop.example/products/coat?size=M"],
  ["evil.example", "/", "https://shop.example/"],
  ["evil.example", "//evil.example/a", "https://shop.example/evil.example/a"],
  ["shop.example:8080", "/cart", "https://shop.example/cart"],
  ["shop.example", "/", null],
  // This machine's own checks, and the health checks of others.
  ["127.0.0.1:3000", "/", null],
  ["10.0.0.5", "/health", null],
  ["10.0.0.5", "/ready", null],
])("a page on %s%s leads to %s", async (host, path, location) => {
  const { app, rendered } = setUp();
  const response = await app.request(`http://${host}${path}`);
  expect(response.headers.get("Location")).toBe(location);
  expect(response.status).toBe(location ? 308 : 200);
  if (location) {
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(rendered).toEqual([]);
  }
});

test("a shop whose URL is localhost answers under any host name, so that a phone can open it", async () => {
  const { app } = setUp({ STOREFRONT_URL: "http://localhost:3000" });
  expect((await app.request("http://192.168.1.5:3000/products/coat")).status).toBe(200);
});

test("a proxy's request id is kept if it is valid", async () => {
  const { app } = setUp();
  const idOf = async (id: string) =>
    (await app.request("/health", { headers: { "X-Request-Id": id } })).headers.get("X-Request-Id");
  expect(await idOf("a1-b2")).toBe("a1-b2");
  expect(await idOf("<script>")).not.toBe("<script>");
});

test("the connection stays open after a form was read, and closes otherwise", async () => {
  const { app } = setUp();
  const connectionAfter = async (path: string) =>
    (await app.request(path, { method: "POST", body: "a=b" })).headers.get("connection");
  expect(await connectionAfter("/cart")).toBeNull();
  expect(await connectionAfter("/no-such-page")).toBeNull();
  expect(await connectionAfter("/products/../%00")).toBe("close");
});

test("a form that is too long is rejected before it is complete", async () => {
  const { app, rendered } = setUp();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(16 * 1024));
    },
  });
  const response = await app.request("/cart", { method: "POST", body, duplex: "half" } as RequestInit);
  expect(response.status).toBe(413);
  // The rest of the body has not been sent yet.
  expect(response.headers.get("connection")).toBe("close");
  expect(sent).toBeLessThan(10);
  expect(rendered).toEqual([]);
});

test.each([
  ["a request of the cart's script", "/cart", "application/json", "cart"],
  ["a form that changes the cart", "/cart", "application/x-www-form-urlencoded", "form"],
  ["JSON for another page", "/sizes", "application/json", "form"],
  ["JSON for the cart's data", "/cart.data", "application/json", "cart"],
])("%s counts toward its own limit", async (_, path, type, kind) => {
  const takeRequest = vi.fn(async () => undefined);
  const { app } = setUp({}, { takeRequest });
  await app.request(path, { method: "POST", body: "{}", headers: { "Content-Type": type } });
  expect(takeRequest.mock.calls).toEqual([[kind, "unknown"]]);
});

const onThisMachine = () => ({ remote: { address: "127.0.0.1" } });

async function busyShop(paths: readonly string[]) {
  const gate = Promise.withResolvers<void>();
  // Visits of this machine itself have no share.
  const shop = setUp({ STOREFRONT_CONCURRENT_RENDERS: "2" }, { connectionOf: onThisMachine });
  await shop.app.request("/products/known");
  shop.wait = gate.promise;
  const pending = paths.map(async (path) => shop.app.request(path));
  return { app: shop.app, rendered: shop.rendered, release: () => (gate.resolve(), Promise.all(pending)) };
}

test.each([
  ["/b", ["/a", "/c"]],
  ["/cart", ["/cart", "/profile"]],
  ["/cart.data", ["/cart", "/profile"]],
])(
  "if too many pages would render at once, %s is refused at once with a Retry-After header",
  async (path, paths) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { app, rendered, release } = await busyShop(paths);
    const refused = await app.request(path);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("5");
    expect(await refused.text()).toContain(">Try again</a>");
    expect(rendered).toHaveLength(3);
    expect(logged).toHaveBeenCalledOnce();
    await release();
    expect((await app.request(path)).status).toBe(200);
  },
);

test("if too many pages would render at once, a cached page and the health check are served", async () => {
  const { app, release } = await busyShop(["/a", "/c"]);
  expect((await app.request("/products/known")).status).toBe(200);
  expect((await app.request("/health")).status).toBe(200);
  await release();
});

test("if too many pages would render at once, the cart is served", async () => {
  const { app, release } = await busyShop(["/a", "/c"]);
  const cart = app.request("/cart");
  await release();
  expect((await cart).status).toBe(200);
});

test("a webhook with a wrong signature is logged as a security event", async () => {
  const written = vi.spyOn(console, "log").mockReturnValue(undefined);
  const { app } = setUp({ STOREFRONT_WEBHOOK_SECRET: "a-webhook-secret-of-the-tests" });
  await app.request("/webhooks/products?token=secret", { method: "POST", body: "{}" });
  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toEqual({
    time: expect.any(String),
    event: "security",
    reason: "unauthorized",
    method: "POST",
    path: "/webhooks/products",
    network: "unknown",
  });
});

test("one network's flood of new pages leaves renders for other networks", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const gate = Promise.withResolvers<void>();
  const shop = setUp({ STOREFRONT_CONCURRENT_RENDERS: "16" }, { connectionOf: onThisMachine });
  shop.wait = gate.promise;
  const visits = (address: string, paths: readonly string[]) =>
    Promise.all(
      paths.map(async (path) => {
        const response = await shop.app.request(path, { headers: { "X-Forwarded-For": address } });
        return response.status;
      }),
    );
  const flood = visits(
    "203.0.113.7",
    Array.from({ length: 40 }, (_, id) => `/products/flood-${id}`),
  );
  const others = ["198.51.100.1", "2001:db8::6"].map((address, id) =>
    visits(address, [`/products/${id}`, "/cart"]),
  );
  const greedy = visits("198.51.100.9", ["/products/a", "/products/b", "/products/c"]);
  // The flood renders two at once.
  await vi.waitFor(() => expect(shop.rendered).toHaveLength(2 + 4 + 2));
  gate.resolve();
  const served = (await flood).filter((status) => status === 200);
  expect(served).toHaveLength(8);
  for (const other of others) expect(await other).toEqual([200, 200]);
  expect(await greedy).toEqual([200, 200, 503]);
});

test("only so many requests of assistants wait for the platform at once", async () => {
  const { app } = setUp({ STOREFRONT_API_URL: "https://store.example" });
  const asked = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal("fetch", asked);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const visits = Array.from({ length: 40 }, () => app.request("https://shop.example/.well-known/ucp"));
  const last = await visits.at(-1);
  expect([last?.status, last?.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(16);
});

test("a page that takes too long becomes an error", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const shop = setUp({ STOREFRONT_API_TIMEOUT: "1000" });
  shop.wait = new Promise(() => undefined);
  const asked = shop.app.request("/search");
  await vi.advanceTimersByTimeAsync(6000);
  const response = await asked;
  expect(response.status).toBe(503);
  expect(shop.rendered[0]?.signal.aborted).toBe(true);
});

test("a render stops when all who wait for it have left, and not before", async () => {
  const { app, rendered } = setUp({}, { handle: (request) => untilAborted(request) });
  const [one, other] = [new AbortController(), new AbortController()];
  const visit = ({ signal }: AbortController) =>
    Promise.resolve(app.request(new Request("http://shop.example/search", { signal })));
  const visits = Promise.all([visit(one), visit(other)]);
  await vi.waitFor(() => expect(rendered).toHaveLength(1));
  one.abort();
  expect(rendered[0]?.signal.aborted).toBe(false);
  other.abort();
  expect(rendered[0]?.signal.aborted).toBe(true);
  await visits;

  // The next visitor does not share it.
  const last = new AbortController();
  const next = visit(last);
  await vi.waitFor(() => expect(rendered).toHaveLength(2));
  last.abort();
  await next;

  async function untilAborted(request: Request): Promise<Response> {
    rendered.push(request);
    return new Promise((_, reject) =>
      request.signal.addEventListener("abort", () => reject(new Error("aborted"))),
    );
  }
});

test("every page of the last hour is served while the commerce service is away for 15 minutes", async () => {
  const minute = 60_000;
  let now = 0;
  let isAway = false;
  const app = shopApp({
    purge: async () => undefined,
    settings: readSettings({ STOREFRONT_URL: "https://shop.example" }),
    pages: new PageCache({ size: 100, now: () => now }),
    handle: async ({ url }) =>
      isAway
        ? new Response(null, { status: 503 })
        : new Response(url, { headers: { "Content-Type": "text/plain", "Cache-Tag": "p1" } }),
    routeAt,
    compression,
  });
  const statusOf = async (id: number) => (await app.request(`http://shop.example/products/${id}`)).status;
  // One new page per minute.
  for (let id = 0; id < 45; id += 1, now += minute) expect(await statusOf(id)).toBe(200);
  isAway = true;
  for (let id = 45; id < 60; id += 1, now += minute) expect(await statusOf(id)).toBe(503);
  const statuses = await Promise.all(Array.from({ length: 45 }, (_, id) => statusOf(id)));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

/** A shop whose feed the test sends piece by piece. Resolves with its signal when it is asked for the feed. */
function feedShop() {
  const pieces = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 100 });
  const writer = pieces.writable.getWriter();
  const encoder = new TextEncoder();
  const { app, rendered } = setUp(
    {},
    {
      handle: async (request, options) => {
        rendered.push(request);
        feed.options = options;
        if (rendered.length > 1) return new Response(null, { status: 503 });
        return new Response(pieces.readable, {
          headers: { "Content-Type": "text/xml", "Cache-Tag": "catalog" },
        });
      },
    },
  );
  const feed = {
    rendered,
    options: undefined as HandlerOptions | undefined,
    send: (text: string) => writer.write(encoder.encode(text)),
    end: () => writer.close(),
    fail: () => writer.abort(new Error("down")),
    visit: (init?: RequestInit) => app.request("http://shop.example/feeds/products.xml", init),
  };
  return feed;
}

function readerOf({ body }: Response) {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  return async () => (await reader.read()).value;
}

test("a file is sent while it is built, to all who ask for it, and kept when it is whole", async () => {
  const feed = feedShop();
  await feed.send("<rss>");
  const first = await feed.visit();
  const read = readerOf(first);
  expect(await read()).toBe("<rss>");
  const second = await feed.visit();
  await feed.send("<item/>");
  expect(await read()).toBe("<item/>");
  await feed.send("</rss>");
  await feed.end();
  expect(await second.text()).toBe("<rss><item/></rss>");
  // It might have broken off.
  expect([first.headers.get("Cache-Control"), first.headers.has("Cache-Tag")]).toEqual([
    "private, no-store",
    false,
  ]);
  const third = await feed.visit();
  expect(await third.text()).toBe("<rss><item/></rss>");
  expect(third.headers.get("Cache-Control")).toMatch(/^public/);
  expect(third.headers.get("Cache-Tag")).toBe("catalog");
  expect(feed.rendered).toHaveLength(1);
});

test("a file is compressed while it is built", async () => {
  const feed = feedShop();
  await feed.send("<rss>");
  const response = await feed.visit({ headers: { "Accept-Encoding": "br, gzip" } });
  await feed.end();
  expect(response.headers.get("Content-Encoding")).toBe("gzip");
  expect(gunzipSync(await response.bytes()).toString()).toBe("<rss>");
});

test("a file that does not begin in time is unavailable, and goes on building for the next visit", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const begun = Promise.withResolvers<Response>();
  const { app, rendered } = setUp(
    {},
    {
      handle: (request) => {
        rendered.push(request);
        return begun.promise;
      },
    },
  );
  const visit = () => app.request("http://shop.example/sitemaps/products-2.xml");
  const first = visit();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([(await first).status, (await first).headers.get("Retry-After")]).toEqual([503, "5"]);
  begun.resolve(new Response("<urlset/>", { headers: { "Cache-Tag": "catalog" } }));
  expect(await (await visit()).text()).toBe("<urlset/>");
  expect(rendered).toHaveLength(1);
});

test("two files are built at once, and networks take turns", async () => {
  const builds = new Map<string, PromiseWithResolvers<Response>>();
  const { app } = setUp(
    {},
    {
      connectionOf: onThisMachine,
      handle: ({ url }) => {
        const build = Promise.withResolvers<Response>();
        builds.set(new URL(url).pathname, build);
        return build.promise;
      },
    },
  );
  const visit = (network: string, number: number) => {
    const path = `/sitemaps/products-${number}.xml`;
    return Promise.resolve(app.request(path, { headers: { "X-Forwarded-For": network } })).then(
      ({ status }) => status,
    );
  };
  const numbers = () => [...builds.keys()].map((path) => Number(/\d+/.exec(path)?.[0]));
  const flood = Array.from({ length: 40 }, (_, at) => visit("203.0.113.7", at + 1));
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2]));
  // 32 may wait; the network that waits for most loses its last for another's.
  expect(await Promise.all(flood.slice(34))).toEqual(Array(6).fill(503));
  const other = visit("198.51.100.1", 50);
  const otherToo = visit("198.51.100.1", 51);
  expect(await Promise.all(flood.slice(32, 34))).toEqual([503, 503]);
  const endNext = () => {
    for (const { resolve } of builds.values()) resolve(new Response("<urlset/>"));
  };
  endNext();
  expect(await Promise.all(flood.slice(0, 2))).toEqual([200, 200]);
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3, 50]));
  endNext();
  expect(await other).toBe(200);
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3, 50, 4, 51]));
  endNext();
  expect(await otherToo).toBe(200);
});

test("the page for malformed addresses is rendered once, and kept for no address", async () => {
  const pages = new PageCache({ size: 10 });
  const { app, rendered } = setUp({}, { pages });
  for (const path of ["/%00", "/%E0%A4%A", "/%00"]) {
    const response = await app.request(path);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([400, "no-store"]);
    for (const name of ["Cache-Tag", "Surrogate-Key"]) expect(response.headers.get(name)).toBeNull();
  }
  expect(rendered).toHaveLength(1);
  expect(pages.fresh("/%00")).toBeUndefined();
});

test("a file that cannot be finished breaks off and is not kept", async () => {
  const feed = feedShop();
  await feed.send("<rss>");
  const response = await feed.visit();
  const read = readerOf(response);
  expect(await read()).toBe("<rss>");
  await feed.fail();
  await expect(read()).rejects.toThrow("down");
  await feed.visit();
  expect(feed.rendered).toHaveLength(2);
});

test("a file without a part of the catalog is sent but not kept", async () => {
  const feed = feedShop();
  await feed.send("<rss>");
  const response = await feed.visit();
  feed.options?.onPartial?.();
  await feed.end();
  expect(await response.text()).toBe("<rss>");
  await feed.visit();
  expect(feed.rendered).toHaveLength(2);
});

test("a file is not built any further when all who wait for it have left", async () => {
  const feed = feedShop();
  await feed.send("<rss>");
  const leaving = [new AbortController(), new AbortController()];
  for (const { signal } of leaving) await feed.visit({ signal });
  leaving[0]!.abort();
  expect(feed.rendered[0]?.signal.aborted).toBe(false);
  leaving[1]!.abort();
  expect(feed.rendered[0]?.signal.aborted).toBe(true);
});
