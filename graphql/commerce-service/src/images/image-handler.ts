import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Platform } from "../server/platform.ts";
import { errorResponse } from "../server/respond.ts";
import { ImageCache } from "./image-cache.ts";
import { imageVersion } from "./image-manifest.ts";
import { findImage, imagesFolder, type OriginalImage } from "./image-source.ts";
import { formatFor, widthFor } from "./image-variant.ts";
import { renderImage } from "./render-image.ts";

/**
 * A versioned image URL never changes. Unversioned URLs, which shop art uses, show a new image within the hour; a
 * placeholder is replaced soon after its image exists.
 */
const forever = "public, max-age=31536000, immutable";
const oneHour = "public, max-age=3600";
const fiveMinutes = "public, max-age=300";

/**
 * `/images/{name}?v=&width=`: the image in the next larger width, as AVIF, WebP or JPEG depending on the Accept
 * header.
 */
export function imageHandler(
  { database, settings, log }: Pick<Platform, "database" | "settings" | "log">,
  folder: string = imagesFolder,
): (request: Request) => Promise<Response> {
  const cache = new ImageCache(join(settings.dataDirectory, "images"), log);

  return async ({ url: address, method, headers: asked }) => {
    if (method !== "GET" && method !== "HEAD") {
      const allow = { allow: "GET, HEAD" };
      return errorResponse(405, "METHOD_NOT_ALLOWED", "Images only support GET.", allow);
    }
    const url = new URL(address);
    const name = nameIn(url);
    const source = name === undefined ? undefined : await findImage(name, database, folder);
    if (name === undefined || !source) return errorResponse(404, "NOT_FOUND", "Image not found.");

    const format = formatFor(asked.get("accept") ?? undefined);
    const width = widthFor(url.searchParams.get("width"));
    const key = `${name}/${source.version}/${width}.${format}`;
    const etag = `"${createHash("sha256").update(key).digest("base64url").slice(0, 24)}"`;
    const headers = {
      "cache-control": cacheControlOf(source, url.searchParams.get("v") === imageVersion(folder, name)),
      "cross-origin-resource-policy": "cross-origin",
      etag,
      vary: "Accept",
      "x-content-type-options": "nosniff",
    };
    if (asked.get("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
    const image = await cache.get(key, async () => renderImage(await source.read(), width, format));
    return new Response(new Uint8Array(image), {
      headers: { ...headers, "content-type": `image/${format}`, "content-length": String(image.length) },
    });
  };
}

function cacheControlOf({ placeholder }: OriginalImage, versioned: boolean): string {
  if (placeholder) return fiveMinutes;
  return versioned ? forever : oneHour;
}

/** Longer than any image's name, and short enough for a file. */
const maximumNameLength = 200;

function nameIn(url: URL): string | undefined {
  try {
    const name = decodeURIComponent(url.pathname.slice("/images/".length));
    return name.length > maximumNameLength ? undefined : name;
  } catch {
    return undefined;
  }
}
