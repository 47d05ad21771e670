import type { RequestListener, Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { MiddlewareHandler } from "hono";
import { shopApp } from "../app.ts";
import type { PageHandler } from "../page-handler.ts";
import type { PageCache, Purge } from "../pages/page-cache.ts";
import { commonHeaders } from "../security-headers.ts";
import type { Settings } from "../settings/settings.ts";
import type { ShopEvents } from "../shop-events.ts";
import { logAccess } from "./access-log.ts";
import { answerClientErrors, refuseWithoutHost } from "./client-errors.ts";
import { compression } from "./compression.ts";
import { releaseFiles } from "./releases/release-files.ts";
import { sendCachedPage } from "./send-cached-page.ts";
import { staticFiles } from "./static-files.ts";

export interface ShopListenerOptions {
  readonly settings: Settings;
  readonly pages: PageCache;
  readonly purge: Purge;
  /** Renders pages and forwards images. */
  readonly handle: PageHandler;
  /** The folder of the build's files. */
  readonly files: URL;
  /** The folder with the files of earlier builds. */
  readonly releases: string;
  readonly isReady: () => boolean;
  readonly tracing?: MiddlewareHandler | undefined;
  readonly events?: ShopEvents | undefined;
}

/** Serves the shop on a Node server. */
export function serveShop(server: Server, options: ShopListenerOptions): void {
  const listener = shopListener(options);
  server.on("request", listener);
  // Node refuses requests whose Expect header is not "100-continue" unless there is a listener.
  server.on("checkExpectation", listener);
  answerClientErrors(server, commonHeaders(options.settings));
}

/** Handles every request: pages in memory, files, then the app. */
function shopListener({
  settings,
  pages,
  purge,
  handle,
  files,
  releases,
  isReady,
  tracing,
  events,
}: ShopListenerOptions): RequestListener {
  const common = commonHeaders(settings);
  const app = shopApp({
    settings,
    pages,
    purge,
    handle,
    compression,
    connectionOf: getConnInfo,
    isReady,
    tracing,
    events,
  });
  const sendFile = staticFiles(files);
  const sendEarlierFile = releaseFiles(releases);
  const answer = getRequestListener(app.fetch, {
    // For requests of HTTP/1.0 without a Host header.
    hostname: new URL(settings.url).host,
    // Other libraries compare with the platform's own classes.
    overrideGlobalObjects: false,
    errorHandler: () =>
      new Response("Malformed request\n", {
        status: 400,
        headers: { "Content-Type": "text/plain; charset=utf-8" },
      }),
  });
  return (incoming, outgoing) => {
    if (settings.accessLog) logAccess(incoming, outgoing);
    if (refuseWithoutHost(incoming, outgoing, common)) return;
    if (sendCachedPage(incoming, outgoing, pages, common)) return;
    // For responses that no handler writes headers to, such as a file's 304.
    for (const [name, value] of Object.entries(common)) outgoing.setHeader(name, value);
    sendFile(incoming, outgoing, () =>
      sendEarlierFile(incoming, outgoing, () => void answer(incoming, outgoing)),
    );
  };
}
