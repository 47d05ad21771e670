import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Platform } from "../shared/platform.ts";
import { errorResponse, unavailableResponse } from "@circlet/service-kit/http/respond";
import { QueueFull } from "@circlet/service-kit/fair-queue";
import { imagesFolder } from "../shared/settings/settings.ts";
import { ImageCache } from "./image-cache.ts";
import { findImageFile } from "./image-file.ts";
import { formatFor, widthFor } from "./image-variant.ts";
import { renderImage } from "./render-image.ts";

/** A versioned image URL never changes. Other URLs show a new image within the hour. */
const forever = "public, max-age=31536000, immutable";
const oneHour = "public, max-age=3600";

/** `/images/{name}?v=&width=`: in the next larger width, as AVIF, WebP or JPEG by the Accept header. */
export function imageHandler({
  settings,
  log,
}: Pick<Platform, "settings" | "log">): (request: Request, network?: string) => Promise<Response> {
  const folder = imagesFolder(settings);
  const cache = new ImageCache(join(settings.dataDirectory, "images"), log);

  return async ({ url: address, method, headers: asked, signal }, network) => {
    if (method !== "GET" && method !== "HEAD") {
      const allow = { allow: "GET, HEAD" };
      return errorResponse(405, "METHOD_NOT_ALLOWED", "Images only support GET.", allow);
    }
    const url = new URL(address);
    const name = nameIn(url);
    const file = findImageFile(folder, name);
    if (!file) return errorResponse(404, "NOT_FOUND", "Image not found.");

    const format = formatFor(asked.get("accept") ?? undefined);
    const width = widthFor(url.searchParams.get("width"));
    const key = `${name}/${file.version}/${width}.${format}`;
    const etag = `"${createHash("sha256").update(key).digest("base64url").slice(0, 24)}"`;
    const headers = {
      "cache-control": url.searchParams.get("v") === file.version ? forever : oneHour,
      "cross-origin-resource-policy": "cross-origin",
      etag,
      vary: "Accept",
      "x-content-type-options": "nosniff",
    };
    if (asked.get("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
    const render = async () => renderImage(await readFile(file.path), width, format);
    const image = await cache.get(key, { network, signal }, render).catch((error: unknown) => {
      if (error instanceof QueueFull || signal.aborted) return undefined;
      throw error;
    });
    if (!image) return unavailableResponse();
    return new Response(new Uint8Array(image), {
      headers: { ...headers, "content-type": `image/${format}`, "content-length": String(image.length) },
    });
  };
}

function nameIn(url: URL): string {
  try {
    return decodeURIComponent(url.pathname.slice("/images/".length));
  } catch {
    return "";
  }
}
