import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import sirv, { type RequestHandler } from "sirv";
import { fileCacheControl } from "../file-cache-control.ts";

/** Serves a build's files in the best coding. Reads the folder once. Calls `next` for anything else. */
export function staticFiles(folder: URL): RequestHandler {
  return sirv(fileURLToPath(folder), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      // A file that a new build has removed fails its own request only.
      response.once("pipe", (file: Readable) => file.once("error", () => response.destroy()));
      response.setHeader("Cache-Control", fileCacheControl(path));
    },
  });
}
