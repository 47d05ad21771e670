import type { RequestListener, Server } from "node:http";
import type { HttpHeaders } from "@circlet/service-kit/http/failure";
import { fetchListener } from "@circlet/service-kit/http/fetch-listener";
import { serveRequests } from "@circlet/service-kit/http/serve-requests";
import { getConnInfo } from "@hono/node-server/conninfo";
import { shopApp, type ShopAppOptions } from "../app.ts";
import { commonHeaders } from "../security-headers.ts";
import { ownHosts } from "../shopper-url.ts";
import { logAccess } from "./access-log.ts";
import { compression } from "./compression.ts";
import { releaseFiles } from "./releases/release-files.ts";
import { sendCachedPage } from "./send-cached-page.ts";
import { sendFile } from "./static-files.ts";

export interface ShopListenerOptions extends Omit<Required<ShopAppOptions>, "compression" | "connectionOf"> {
  /** The folders with the build's files. The first one that has a file sends it. */
  readonly files: readonly string[];
  /** The folder with the files of earlier builds. */
  readonly releases: string;
}

export function serveShop(server: Server, options: ShopListenerOptions): void {
  const { settings } = options;
  const headers = commonHeaders(settings);
  serveRequests(server, shopListener(options, headers), {
    headers,
    logRequest: settings.accessLog ? logAccess : undefined,
  });
}

/** Tries cached pages and files before it passes a request to the app. */
function shopListener(
  { files, releases, ...options }: ShopListenerOptions,
  headers: HttpHeaders,
): RequestListener {
  const { settings, pages } = options;
  const app = shopApp({ ...options, compression, connectionOf: getConnInfo });
  const sendEarlierFile = releaseFiles(releases);
  const { host } = new URL(settings.url);
  const isOwnHost = ownHosts(settings.url);
  const answer = fetchListener(app.fetch, { headers, host });
  return async (incoming, outgoing) => {
    const isOwn = isOwnHost(incoming.headers.host);
    if (isOwn && sendCachedPage(incoming, outgoing, pages, headers)) return;
    // For responses without a handler that sets headers, such as a 304 for a file.
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    if (isOwn && (await sendFile(files, incoming, outgoing))) return;
    if (isOwn && (await sendEarlierFile(incoming, outgoing))) return;
    return answer(incoming, outgoing);
  };
}
