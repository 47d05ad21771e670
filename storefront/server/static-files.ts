import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import sirv, { type RequestHandler } from "sirv";

/** Seconds: a name with a hash never gets another content. */
const forGood = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";

/** The built files, in the best coding that the build put beside them. What is no file goes on to the next. */
export function staticFiles(folder: URL, common: Readonly<Record<string, string>>): RequestHandler {
  return sirv(fileURLToPath(folder), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      // A file that a new build has taken away ends its own request, not the shop.
      response.once("pipe", (file: Readable) => file.once("error", () => response.destroy()));
      for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
      response.setHeader("Cache-Control", path.startsWith("/assets/") ? forGood : forAnHour);
    },
  });
}
