import { createHash } from "node:crypto";
import { join } from "node:path";
import { answerError, type Handler } from "../http/answer.ts";
import type { Platform } from "../platform.ts";
import { PictureCache } from "./picture-cache.ts";
import { formatFor } from "./picture-format.ts";
import { pictureVersion } from "./picture-manifest.ts";
import { findPicture, picturesFolder, type PictureSource } from "./picture-source.ts";
import { widthFor } from "./picture-width.ts";
import { renderPicture } from "./render-picture.ts";

/**
 * A picture never changes under an address that names its version. Under its bare name, as art is hung, a new drawing
 * is seen within the hour; a placeholder gives way to the picture soon after that is made.
 */
const forGood = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";
const forNow = "public, max-age=300";

/** `/images/{name}?v=&width=`: the picture in the next width up, as AVIF, WebP or JPEG by the Accept header. */
export function imageHandler({ database, settings }: Platform, folder: string = picturesFolder): Handler {
  const cache = new PictureCache(join(settings.dataDirectory, "images"));

  return async (request, response, url) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD");
      return answerError(response, 405, "METHOD_NOT_ALLOWED", "Pictures can only be fetched.");
    }
    const name = nameIn(url);
    const source = name === undefined ? undefined : await findPicture(name, database, folder);
    if (name === undefined || !source)
      return answerError(response, 404, "NOT_FOUND", "There is no such picture.");

    const format = formatFor(request.headers.accept);
    const width = widthFor(url.searchParams.get("width"));
    const key = `${name}/${source.version}/${width}.${format}`;
    const etag = `"${createHash("sha256").update(key).digest("base64url").slice(0, 24)}"`;
    const headers = {
      "cache-control": keptFor(source, url.searchParams.get("v") === pictureVersion(folder, name)),
      "cross-origin-resource-policy": "cross-origin",
      etag,
      vary: "Accept",
      "x-content-type-options": "nosniff",
    };
    if (request.headers["if-none-match"]?.includes(etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const picture = await cache.get(key, async () => renderPicture(await source.read(), width, format));
    response.writeHead(200, {
      ...headers,
      "content-type": `image/${format}`,
      "content-length": picture.length,
    });
    response.end(request.method === "HEAD" ? undefined : picture);
  };
}

function keptFor({ placeholder }: PictureSource, versioned: boolean): string {
  if (placeholder) return forNow;
  return versioned ? forGood : forAnHour;
}

function nameIn(url: URL): string | undefined {
  try {
    return decodeURIComponent(url.pathname.slice("/images/".length));
  } catch {
    return undefined;
  }
}
