import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { incomingRequest, RequestError } from "./incoming-request.ts";
import { PageCache, type CachedPage } from "./page-cache.ts";
import type { PageHandler } from "./page-handler.ts";
import { renderedPage, staleSeconds } from "./rendered-page.ts";
import { commonHeaders } from "./security-headers.ts";
import { sendPage } from "./send-page.ts";
import { SettingError, type Settings } from "./settings.ts";

export interface Storefront {
  /** Where the shop answers, without a trailing slash. */
  readonly url: string;
  /** Pages kept in memory; `purge` forgets those that show a product, a brand or a collection. */
  readonly pages: PageCache;
  /** Takes no more requests, lets those under way finish, and resolves when all is closed. */
  close(): Promise<void>;
}

const build = new URL("../build/", import.meta.url);
/** Milliseconds that requests under way may still take when the shop closes. */
const closingTime = 5_000;

/** Starts the production server on the last build. Port 0 takes any free port. */
export async function startStorefront(given: Settings): Promise<Storefront> {
  const server = createServer({ requestTimeout: 30_000 });
  const port = await listen(server, given);
  const url = given.port === 0 ? given.url.replace(/:0$/, `:${port}`) : given.url;
  const settings = { ...given, port, url };
  const pages = new PageCache({ size: settings.pageFreshSeconds === 0 ? 0 : settings.pageCacheSize });
  server.on("request", await createListener(settings, pages));
  return { url, pages, close: () => close(server) };
}

async function createListener(settings: Settings, pages: PageCache) {
  const entry = new URL("server/index.js", build);
  const { createPageHandler }: { createPageHandler(settings: Settings): PageHandler } = await import(
    entry.href
  );
  const handle = createPageHandler(settings);
  const common = commonHeaders(settings);
  const files = sirv(new URL("client/", build).pathname, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
      const isHashed = path.startsWith("/assets/");
      response.setHeader(
        "Cache-Control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });

  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.url === "/health") {
      outgoing.writeHead(200, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end("ok");
      return;
    }
    files(incoming, outgoing, () => {
      answer(incoming, outgoing).catch((error: unknown) => fail(error, outgoing, common));
    });
  };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const leaving = new AbortController();
    outgoing.on("close", () => leaving.abort());
    const request = await incomingRequest(incoming, settings.url, leaving.signal);
    const page = isShared(request) ? await sharedPage(request) : await render(request);
    sendPage(incoming, outgoing, page, common);
  }

  /** A page that is the same for everybody. It is rendered without cookies, so that it cannot be otherwise. */
  function sharedPage({ url, headers }: Request): Promise<CachedPage> {
    const { pathname, search } = new URL(url);
    return pages.get(pathname + search, async () => {
      const page = await render(new Request(url, { headers: { host: headers.get("host") ?? "" } }));
      const isKept = page.status === 200 && page.tags.length > 0;
      const freshFor = isKept ? settings.pageFreshSeconds * 1000 : null;
      return { page, freshFor, staleFor: staleSeconds * 1000 };
    });
  }

  async function render(request: Request): Promise<CachedPage> {
    return renderedPage(await handle(request), settings);
  }
}

/** Paths whose pages belong to one shopper: never shared, never kept. */
const personal = /^\/(cart|profile)(\/|\.data$|$)/;

function isShared(request: Request): boolean {
  return request.method === "GET" && !personal.test(new URL(request.url).pathname);
}

function fail(error: unknown, outgoing: ServerResponse, common: Readonly<Record<string, string>>): void {
  const [status, text] =
    error instanceof RequestError
      ? [error.status, error.message]
      : [500, "Something went wrong. Please try again."];
  if (status === 500) console.error(error);
  if (outgoing.headersSent) outgoing.destroy();
  else
    outgoing.writeHead(status, { ...common, "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}

function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} is in use. Stop what runs there, or choose another port with STOREFRONT_PORT.`;
      reject(error.code === "EADDRINUSE" ? new SettingError(inUse) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), closingTime);
  await closed;
  clearTimeout(impatience);
}
