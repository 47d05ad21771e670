import { request as httpRequest } from "node:http";
import { readSettings } from "./settings/settings.ts";
import { type ServerBuild, startStorefront, type Storefront } from "./start-storefront.ts";

/** Cache tags of this fixture's pages. */
export const tagsOf: Record<string, string> = {
  "/products/coat": "p1",
  "/products/hat": "p2,p1",
  "/products/shoe": "p3,listings,category-shoes",
  "/products/jacket": "p4,listings,category-outerwear",
};

export const { routeAt }: ServerBuild = await import(
  new URL("../build/server/index.js", import.meta.url).href
);

/** The last build with another app behind its routes. */
export function buildWith(createPageHandler: ServerBuild["createPageHandler"]): ServerBuild {
  return { createPageHandler, routeAt, buildId: "" };
}

/** An app whose pages show their request and how many renders there were. */
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

/** Starts a storefront with a small app on a free port. `asked` lists the URLs that were rendered. */
export async function start(environment: Record<string, string> = {}) {
  const { app, asked } = pagesApp();
  const shop = await startStorefront(readSettings({ STOREFRONT_PORT: "0", ...environment }), buildWith(app));
  open.push(shop);
  return { shop, asked };
}

/** For `afterEach`: closes all storefronts that the test has started. */
export async function closeAll(): Promise<void> {
  await Promise.all(open.map((shop) => shop.close()));
  open = [];
}

/** Sends a raw request, because fetch would normalize the URL and decode the body. */
export function get(url: string, path: string, { method = "GET", headers = {}, body = "" } = {}) {
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
