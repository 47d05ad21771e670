import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RequestHandler } from "sirv";
import { staticFiles } from "../static-files.ts";
import { draftPrefix } from "./keep-release.ts";

/** Milliseconds between log lines. */
const logPause = 60_000;

/**
 * Serves the scripts and styles of other builds kept by `keepRelease`. Those are earlier ones, and a newer one that
 * other machines already run. Unknown files get a 404 and are logged. Calls `next` for any other URL.
 */
export function releaseFiles(releases: string): RequestHandler {
  let loggedAt = -Infinity;

  /** By build. Kept builds never change, so their folders are read only once. */
  const handlers = new Map<string, RequestHandler>();
  const handlersNow = async (): Promise<RequestHandler[]> => {
    const ids = await releasesIn(releases);
    for (const id of handlers.keys()) if (!ids.includes(id)) handlers.delete(id);
    for (const id of ids)
      if (!handlers.has(id)) handlers.set(id, staticFiles(pathToFileURL(`${join(releases, id)}/`)));
    return [...handlers.values()];
  };

  return async (request, response, next) => {
    const { url = "" } = request;
    if (!url.startsWith("/assets/")) return next?.();
    const missing = (): void => {
      const now = performance.now();
      if (now - loggedAt >= logPause) {
        console.warn(`No build has ${JSON.stringify(url)}. See STOREFRONT_RELEASES_DIR.`);
        loggedAt = now;
      }
      const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
      response.writeHead(404, headers).end("Not found\n");
    };
    const send = (await handlersNow()).reduceRight<() => void>(
      (otherwise, handler) => () => handler(request, response, otherwise),
      missing,
    );
    send();
  };
}

async function releasesIn(folder: string): Promise<string[]> {
  try {
    // A draft may contain half a script, which would be cached for a year.
    return (await readdir(folder)).filter((name) => !name.startsWith(draftPrefix));
  } catch {
    return [];
  }
}
