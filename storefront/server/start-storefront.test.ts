import { createHmac } from "node:crypto";
import { request as httpRequest } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readSettings } from "./settings.ts";
import { startStorefront, type Storefront } from "./start-storefront.ts";

const tagsOf: Record<string, string> = {
  "/products/coat": "p1",
  "/products/hat": "p2,p1",
  "/products/shoe": "p3,listings,category-shoes",
  "/products/jacket": "p4,listings,category-outerwear",
};

/** An app that shows what it was asked, and how many pages it rendered. */
function pagesApp() {
  const asked: Request[] = [];
  const app = () => async (request: Request) => {
    asked.push(request);
    const { pathname } = new URL(request.url);
    if (pathname === "/broken") throw new Error("secret detail");
    const isPublic = pathname.startsWith("/products/");
    const status = pathname === "/products/gone" ? 404 : 200;
    const cookies = request.headers.get("cookie") ?? "none";
    const form = request.method === "POST" ? await request.text() : "";
    return new Response(
      `<h1>${asked.length} ${cookies} ${form}</h1><script>page()</script>${"x".repeat(2000)}`,
      {
        status,
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          ...(isPublic && { "Cache-Tag": tagsOf[pathname] ?? "p1" }),
        },
      },
    );
  };
  return { app, asked };
}

let open: Storefront[] = [];

async function start(environment: Record<string, string> = {}) {
  const { app, asked } = pagesApp();
  const shop = await startStorefront(readSettings({ STOREFRONT_PORT: "0", ...environment }), app);
  open.push(shop);
  return { shop, asked };
}

afterEach(async () => {
  await Promise.all(open.map((shop) => shop.close()));
  open = [];
  vi.restoreAllMocks();
});

/** fetch tidies addresses up and undoes codings; this does neither. */
function get(url: string, path: string, { method = "GET", headers = {}, body = "" } = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(url);
      const request = httpRequest({ hostname, port, path, method, headers }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
      request.on("error", reject);
      request.end(body);
    },
  );
}

describe("a page that is the same for everybody", () => {
  test("is rendered once, without anybody's cookies", async () => {
    const { shop, asked } = await start();
    const first = await get(shop.url, "/products/coat", { headers: { cookie: "cart_id=1" } });
    const second = await get(shop.url, "/products/coat", { headers: { cookie: "cart_id=2" } });
    expect(first.body.toString()).toContain("<h1>1 none");
    expect(second.body.equals(first.body)).toBe(true);
    expect(asked).toHaveLength(1);
    expect(first.headers["cache-control"]).toBe("public, max-age=0, s-maxage=10, stale-while-revalidate=600");
  });

  test("is rendered again once it is purged", async () => {
    const { shop, asked } = await start();
    await get(shop.url, "/products/coat");
    shop.pages.purge(["p1"]);
    await get(shop.url, "/products/coat");
    expect(asked).toHaveLength(2);
  });

  test("is rendered each time where the settings say so", async () => {
    const { shop, asked } = await start({ STOREFRONT_PAGE_FRESH_SECONDS: "0" });
    await get(shop.url, "/products/coat");
    await get(shop.url, "/products/coat");
    expect(asked).toHaveLength(2);
  });

  test("is not kept when it says that something is gone", async () => {
    const { shop, asked } = await start();
    expect((await get(shop.url, "/products/gone")).status).toBe(404);
    await get(shop.url, "/products/gone");
    expect(asked).toHaveLength(2);
  });

  test("comes compressed, as headers alone, or not at all when the browser has it", async () => {
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
});

test("a shopper's own page is rendered for them, never shared or kept", async () => {
  const { shop, asked } = await start();
  const [mine, yours] = await Promise.all(
    ["cart_id=mine", "cart_id=yours"].map((cookie) => get(shop.url, "/cart", { headers: { cookie } })),
  );
  expect(mine?.body.toString()).toContain("cart_id=mine");
  expect(yours?.body.toString()).toContain("cart_id=yours");
  expect(mine?.headers["cache-control"]).toBe("private, no-store");
  expect(asked).toHaveLength(2);
});

test("a page runs its own inline scripts and no others", async () => {
  const { shop } = await start();
  const { headers } = await get(shop.url, "/products/coat");
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("a form reaches the app with the address the shopper sees", async () => {
  const { shop, asked } = await start();
  const page = await get(shop.url, "/cart", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "intent=add",
  });
  expect(page.body.toString()).toContain("intent=add");
  expect(asked[0]?.url).toBe(`${shop.url}/cart`);
});

describe("requests that make no sense", () => {
  test.each([
    ["PUT", "/", "", 405],
    ["GET", "/%E0%A4%A", "", 400],
    ["POST", "/cart", "x".repeat(70_000), 413],
  ])("%s %s is answered with its status", async (method, path, body, status) => {
    const { shop, asked } = await start();
    const answer = await get(shop.url, path, { method, body });
    expect(answer.status).toBe(status);
    expect(asked).toHaveLength(0);
  });

  test("another host's address stays on this host", async () => {
    const { shop, asked } = await start();
    await get(shop.url, "//evil.example/products/x");
    expect(new URL(asked[0]?.url ?? "").origin).toBe(shop.url);
  });
});

test("what goes wrong inside stays inside", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { shop } = await start();
  const { status, body } = await get(shop.url, "/broken");
  expect(status).toBe(500);
  expect(body.toString()).not.toContain("secret");
});

test("the health check answers", async () => {
  const { shop } = await start();
  expect((await get(shop.url, "/health")).status).toBe(200);
});

test("a port in use is named, with the setting that changes it", async () => {
  const { shop } = await start();
  const { port } = new URL(shop.url);
  await expect(start({ STOREFRONT_PORT: port })).rejects.toThrow(
    `Port ${port} is in use. Stop what runs there, or choose another port with STOREFRONT_PORT.`,
  );
});

test("a shop that closes finishes what is under way", async () => {
  const gate = Promise.withResolvers<void>();
  const shop = await startStorefront(readSettings({ STOREFRONT_PORT: "0" }), () => async () => {
    gate.resolve();
    await new Promise((later) => setImmediate(later));
    return new Response("finished");
  });
  const asked = get(shop.url, "/");
  await gate.promise;
  await shop.close();
  expect((await asked).body.toString()).toBe("finished");
});

describe("the commerce service's message of a changed product", () => {
  const secret = "a secret between the two";
  const path = "/webhooks/products";
  const sign = (body: string, key = secret) => createHmac("sha256", key).update(body).digest("base64");

  async function send(url: string, body: string, signature?: string) {
    const headers = {
      "content-type": "application/json",
      ...(signature && { "x-shopify-hmac-sha256": signature }),
    };
    return (await get(url, path, { method: "POST", headers, body })).status;
  }

  /** What the commerce service says of a coat that is for sale. */
  const coat = {
    id: 1,
    handle: "coat",
    vendor: "Maren & Co",
    product_type: "outerwear",
    tags: "wool, L5",
    status: "active",
    variants: [{ inventory_quantity: 1, inventory_policy: "deny", inventory_management: "shopify" }],
  };
  const sold = { ...coat, variants: coat.variants.map((one) => ({ ...one, inventory_quantity: 0 })) };

  /** The pages that are rendered anew after a message. */
  async function renewedBy(message: object) {
    const { shop, asked } = await start({ STOREFRONT_WEBHOOK_SECRET: secret });
    const paths = Object.keys(tagsOf);
    for (const page of paths) await get(shop.url, page);
    const body = JSON.stringify(message);
    expect(await send(shop.url, body, sign(body))).toBe(200);
    asked.length = 0;
    for (const page of paths) await get(shop.url, page);
    return asked.map(({ url }) => new URL(url).pathname.split("/").at(-1));
  }

  test.each([
    [
      "for sale has its page, those that show it and those where it may be new",
      coat,
      ["coat", "hat", "jacket"],
    ],
    ["sold has its page and those that show it", sold, ["coat", "hat"]],
    ["taken back has its page and those that show it", { ...coat, status: "draft" }, ["coat", "hat"]],
    ["deleted has its page and those that show it", { id: 1 }, ["coat", "hat"]],
    [
      "told of without its variants has those where it may be new, too,",
      { ...coat, variants: undefined },
      ["coat", "hat", "jacket"],
    ],
    [
      "told of without its stock has those where it may be new, too,",
      { ...coat, variants: [{ id: 11 }] },
      ["coat", "hat", "jacket"],
    ],
    [
      "told of by its title alone has every listing, too,",
      { id: 1, title: "Coat" },
      ["coat", "hat", "shoe", "jacket"],
    ],
    ["without any variant has its page and those that show it", { ...coat, variants: [] }, ["coat", "hat"]],
    [
      "of an unknown kind has every listing, too,",
      { ...coat, product_type: "" },
      ["coat", "hat", "shoe", "jacket"],
    ],
  ])("of one that is %s rendered anew", async (_, message, renewed) => {
    expect(await renewedBy(message)).toEqual(renewed);
  });

  test("counts only when it is signed", async () => {
    const { shop, asked } = await start({ STOREFRONT_WEBHOOK_SECRET: secret });
    await get(shop.url, "/products/coat");
    const body = JSON.stringify(coat);
    expect(await send(shop.url, body)).toBe(401);
    expect(await send(shop.url, body, sign(body, "another secret of ours"))).toBe(401);
    expect(await send(shop.url, `${body} `, sign(body))).toBe(401);
    expect(await send(shop.url, "null", sign("null"))).toBe(400);
    await get(shop.url, "/products/coat");
    expect(asked).toHaveLength(1);
  });

  test("is taken by POST alone", async () => {
    const { shop } = await start({ STOREFRONT_WEBHOOK_SECRET: secret });
    expect((await get(shop.url, path)).status).toBe(405);
  });

  test.each([
    ["unsigned", undefined],
    ["signed with an empty key", ""],
    ["signed with the word for none", "undefined"],
    ["signed with some key", secret],
  ])("%s is taken nowhere where there is no secret, and changes nothing", async (_, key) => {
    const { shop, asked } = await start();
    await get(shop.url, "/products/coat");
    const body = JSON.stringify(coat);
    expect(await send(shop.url, body, key === undefined ? undefined : sign(body, key))).toBe(404);
    await get(shop.url, "/products/coat");
    expect(asked).toHaveLength(1);
  });
});
