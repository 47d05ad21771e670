import type { RequestListener, Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { shopApp, type ShopAppOptions } from "../app.ts";
import { commonHeaders } from "../security-headers.ts";
import { logAccess } from "./access-log.ts";
import { answerClientErrors, refuseWithoutHost } from "./client-errors.ts";
import { compression } from "./compression.ts";
import { releaseFiles } from "./releases/release-files.ts";
import { sendCachedPage } from "./send-cached-page.ts";
import { staticFiles } from "./static-files.ts";

export interface ShopListenerOptions extends Omit<Required<ShopAppOptions>, "compression" | "connectionOf"> {
  /** The folder with the build's files. */
  readonly files: URL;
  /** The folder with the files of earlier builds. */
  readonly releases: string;
}

/** Serves the shop on a Node server. */
export function serveShop(server: Server, options: ShopListenerOptions): void {
  const listener = shopListener(options);
  server.on("request", listener);
  // Without a listener, Node rejects requests whose Expect header is not "100-continue".
  server.on("checkExpectation", listener);
  answerClientErrors(server, commonHeaders(options.settings));
}

/** Tries cached pages and files before it passes a request to the app. */
function shopListener({ files, releases, ...options }: ShopListenerOptions): RequestListener {
  const { settings, pages } = options;
  const common = commonHeaders(settings);
  const app = shopApp({ ...options, compression, connectionOf: getConnInfo });
  const sendFile = staticFiles(files);
  const sendEarlierFile = releaseFiles(releases);
  const answer = getRequestListener(app.fetch, {
    // For HTTP/1.0 requests without a Host header.
    hostname: new URL(settings.url).host,
    // Otherwise the adapter replaces the global classes, which other libraries compare with.
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
    // For responses without a handler that sets headers, such as a 304 for a file.
    for (const [name, value] of Object.entries(common)) outgoing.setHeader(name, value);
    sendFile(incoming, outgoing, () =>
      sendEarlierFile(incoming, outgoing, () => void answer(incoming, outgoing)),
    );
  };
}
