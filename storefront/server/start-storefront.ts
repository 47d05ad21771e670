import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { PageCache } from "./page-cache.ts";
import type { PageHandler } from "./page-handler.ts";
import { SettingError, type Settings } from "./settings.ts";
import { shopListener } from "./shop-listener.ts";

export interface Storefront {
  /** Where the shop answers, without a trailing slash. */
  readonly url: string;
  /** Pages kept in memory; `purge` forgets those that show a product, a brand or a listing. */
  readonly pages: PageCache;
  /** Takes no more requests, lets those under way finish, and resolves when all is closed. */
  close(): Promise<void>;
}

/** Makes the app for a server's settings. */
export type CreatePageHandler = (settings: Settings) => PageHandler;

const build = new URL("../build/", import.meta.url);
/** Milliseconds that requests under way may still take when the shop closes. */
const closingTime = 5_000;

/**
 * Starts the production server, on the last build unless an app is given. Port 0 takes any free port. Throws a
 * `SettingError` when there is no build or the port is in use.
 */
export async function startStorefront(given: Settings, app?: CreatePageHandler): Promise<Storefront> {
  const createPageHandler = app ?? (await builtApp());
  const server = createServer({ requestTimeout: 30_000 });
  const port = await listen(server, given);
  const url = given.port === 0 ? given.url.replace(/:0$/, `:${port}`) : given.url;
  const settings = { ...given, port, url };
  const pages = new PageCache({ size: settings.pageFreshSeconds === 0 ? 0 : settings.pageCacheSize });
  const files = new URL("client/", build);
  server.on("request", shopListener({ settings, pages, handle: createPageHandler(settings), files }));
  return { url, pages, close: () => close(server) };
}

async function builtApp(): Promise<CreatePageHandler> {
  const entry = new URL("server/index.js", build);
  if (!existsSync(entry)) throw new SettingError("The storefront is not built yet. Run: npx pnpm build");
  const { createPageHandler }: { createPageHandler: CreatePageHandler } = await import(entry.href);
  return createPageHandler;
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
  // Browsers keep their connections; each one goes as soon as its last request is answered.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const impatience = setTimeout(() => server.closeAllConnections(), closingTime);
  await closed;
  clearInterval(sweep);
  clearTimeout(impatience);
}
