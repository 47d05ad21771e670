import { readdir } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { sendFile } from "../static-files.ts";
import { draftPrefix } from "./keep-release.ts";

/** Milliseconds between log lines. */
const logPause = 60_000;

/** Scripts and styles of earlier builds, and of a newer one that others run. False for any other URL. */
export function releaseFiles(releases: string) {
  let loggedAt = -Infinity;

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { url = "" } = request;
    if (!url.startsWith("/assets/")) return false;
    if (await sendFile(await releasesIn(releases), request, response)) return true;
    const now = performance.now();
    if (now - loggedAt >= logPause) {
      console.warn(`No build has ${JSON.stringify(url)}. See STOREFRONT_RELEASES_DIR.`);
      loggedAt = now;
    }
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    response.writeHead(404, headers).end("Not found\n");
    return true;
  };
}

/** The folders of all builds, and perhaps what else is there. */
async function releasesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  // A draft may contain half a script, which would be cached for a year.
  return names.filter((name) => !name.startsWith(draftPrefix)).map((name) => join(folder, name));
}
