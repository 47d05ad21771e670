import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RequestHandler } from "sirv";
import { staticFiles } from "../static-files.ts";
import { draftPrefix } from "./keep-release.ts";

/** Milliseconds between two lines of the log. */
const logPause = 60_000;

/**
 * Serves the scripts and styles of other builds (`keepRelease`): of earlier ones, and of a later one that other
 * machines serve already. A file of no known build is 404 at once, and logged. Calls `next` for other addresses.
 */
export function releaseFiles(releases: string): RequestHandler {
  let loggedAt = -Infinity;

  return (request, response, next) => {
    const { url = "" } = request;
    if (!url.startsWith("/assets/")) return next?.();
    const missing = (): void => {
      const now = performance.now();
      if (now - loggedAt >= logPause)
        console.warn(`No build has ${JSON.stringify(url)}. See STOREFRONT_RELEASES_DIR.`);
      if (now - loggedAt >= logPause) loggedAt = now;
      const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
      response.writeHead(404, headers).end("Not found\n");
    };
    const send = releasesIn(releases).reduceRight<() => void>((otherwise, id) => {
      const folder = pathToFileURL(`${join(releases, id)}/`);
      return () => staticFiles(folder, { changing: true })(request, response, otherwise);
    }, missing);
    return send();
  };
}

function releasesIn(folder: string): string[] {
  try {
    // Half a script of a draft would be cached for a year.
    return readdirSync(folder).filter((name) => !name.startsWith(draftPrefix));
  } catch {
    return [];
  }
}
