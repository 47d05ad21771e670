import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import sirv, { type RequestHandler } from "sirv";
import { fileCacheControl } from "../file-cache-control.ts";

/** Serves a build's files in the best encoding. Lists the folder only once. Calls `next` for anything else. */
export function staticFiles(folder: URL): RequestHandler {
  return sirv(fileURLToPath(folder), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      // If a new build has removed the file, only this request fails.
      response.once("pipe", (file: Readable) => file.once("error", () => response.destroy()));
      response.setHeader("Cache-Control", fileCacheControl(path));
    },
  });
}
