import { brotliDecompressSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { readSettings } from "./settings/settings.ts";
import { startStorefront } from "./start-storefront.ts";
import { buildWith, closeAll, get, start } from "./storefront.fixture.ts";

afterEach(() => closeAll());

test("a shared page is rendered once, without cookies", async () => {
  const { shop, asked } = await start();
  const first = await get(shop.url, "/products/coat", { headers: { cookie: "cart_id=1" } });
  const second = await get(shop.url, "/products/coat", { headers: { cookie: "cart_id=2" } });
  expect(first.body.toString()).toContain("<h1>1 none");
  expect(second.body.equals(first.body)).toBe(true);
  expect(asked).toHaveLength(1);
  expect(first.headers["cache-control"]).toBe(
    "public, max-age=0, s-maxage=10, stale-while-revalidate=600, stale-if-error=3600",
  );
});

test.each(["/products/coat", "/favicon.svg", "/offline"])(
  "%s is sent to the shop's own host only, also from memory",
  async (path) => {
    const { shop } = await start({ STOREFRONT_URL: "https://shop.example" });
    const visit = async (host: string) => {
      const { status, headers } = await get(`http://localhost:${shop.port}`, path, { headers: { host } });
      return [status, headers["location"]];
    };
    for (let visits = 0; visits < 2; visits++) {
      for (const host of ["shop.example", "SHOP.example", "shop.example:443", "localhost:1"])
        expect([host, ...(await visit(host))]).toEqual([host, 200, undefined]);
      for (const host of ["evil.example", "shop.example.", "shop.example:8443"])
        expect([host, ...(await visit(host))]).toEqual([host, 308, `https://shop.example${path}`]);
      for (const host of ["x@shop.example", "shop.example/x", "shop.example?x", "shop.example#x"])
        expect([host, ...(await visit(host))]).toEqual([host, 400, undefined]);
    }
  },
);

test("a shared page is rendered for every request if caching is off", async () => {
  const { shop, asked } = await start({ STOREFRONT_PAGE_FRESH_SECONDS: "0" });
  await get(shop.url, "/products/coat");
  await get(shop.url, "/products/coat");
  expect(asked).toHaveLength(2);
});

test("a shared page is cached for a minute if it is not found", async () => {
  const { shop, asked } = await start();
  const gone = await get(shop.url, "/products/gone");
  expect([gone.status, gone.headers["cache-control"]]).toEqual([404, "public, max-age=0, s-maxage=60"]);
  await get(shop.url, "/products/gone");
  expect(asked).toHaveLength(1);
});

test("a shared page is compressed, sends only headers for HEAD, and is not sent again if the browser has it", async () => {
  const { shop } = await start();
  const plain = await get(shop.url, "/products/coat");
  const small = await get(shop.url, "/products/coat", { headers: { "accept-encoding": "gzip, br" } });
  expect(small.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true);
  expect(small.headers["vary"]).toBe("Accept-Encoding");
  const head = await get(shop.url, "/products/coat", { method: "HEAD" });
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
    200,
    0,
    String(plain.body.length),
  ]);
  const known = await get(shop.url, "/products/coat", {
    headers: { "if-none-match": String(plain.headers["etag"]) },
  });
  expect([known.status, known.body.length]).toEqual([304, 0]);
});

test("Fastly's tag header is sent only behind Fastly", async () => {
  const { shop } = await start({ STOREFRONT_FASTLY_SERVICE: "service", STOREFRONT_FASTLY_TOKEN: "token" });
  expect((await get(shop.url, "/products/hat")).headers["surrogate-key"]).toBe("p2 p1");
  expect((await get(shop.url, "/cart")).headers["surrogate-key"]).toBeUndefined();
  const { shop: other } = await start();
  expect((await get(other.url, "/products/hat")).headers["surrogate-key"]).toBeUndefined();
});

test("a private page is rendered for every shopper and never cached", async () => {
  const { shop, asked } = await start();
  const [mine, yours] = await Promise.all(
    ["cart_id=mine", "cart_id=yours"].map((cookie) => get(shop.url, "/cart", { headers: { cookie } })),
  );
  expect(mine?.body.toString()).toContain("cart_id=mine");
  expect(yours?.body.toString()).toContain("cart_id=yours");
  expect(mine?.headers["cache-control"]).toBe("private, no-store");
  expect(asked).toHaveLength(2);
});

test("internal errors are hidden from shoppers", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { shop } = await start();
  const { status, body } = await get(shop.url, "/broken");
  expect(status).toBe(500);
  expect(body.toString()).not.toContain("secret");
});

test("a draining storefront is not ready, but still serves pages", async () => {
  const { shop } = await start();
  expect((await get(shop.url, "/ready")).status).toBe(200);
  await shop.drain();
  const statuses = ["/ready", "/health", "/products/coat"].map(
    async (path) => (await get(shop.url, path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([503, 200, 200]);
});

test("connections stay open longer than load balancers keep them", async () => {
  const { shop } = await start();
  const { headers } = await get(shop.url, "/health", { headers: { connection: "keep-alive" } });
  expect(headers["keep-alive"]).toBe("timeout=65");
});

test("an error names the port in use and its setting", async () => {
  const { shop } = await start();
  const { port } = new URL(shop.url);
  await expect(start({ STOREFRONT_PORT: port })).rejects.toThrow(
    `Port ${port} is in use. Stop what runs there, or choose another port with STOREFRONT_PORT.`,
  );
});

test("a second close does not interrupt the first", async () => {
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const shop = await startStorefront(
    readSettings({ STOREFRONT_PORT: "0" }),
    buildWith(() => async () => {
      asked.resolve();
      await gate.promise;
      return new Response("finished");
    }),
  );
  const page = get(shop.url, "/");
  await asked.promise;
  void shop.close();
  let isClosed = false;
  const closed = shop.close().then(() => (isClosed = true));
  await get(shop.url, "/health").catch(() => undefined);
  expect(isClosed).toBe(false);
  gate.resolve();
  expect((await page).body.toString()).toBe("finished");
  await closed;
});
