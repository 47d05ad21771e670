import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { errorResponse } from "@circlet/service-kit/http/respond";

const require = createRequire(import.meta.url);
const own = (name: string) => readFileSync(join(import.meta.dirname, name));
/** In cascade order. */
const stylesheet = ["base", "order-summary", "forms", "screens", "responsive"].map((name) =>
  own(`styles/${name}.css`),
);
const font = (file: string) => readFileSync(require.resolve(file));

export interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

export const assets: Readonly<Record<string, Asset>> = {
  "page.css": { type: "text/css; charset=utf-8", body: Buffer.concat(stylesheet) },
  "icon.svg": { type: "image/svg+xml", body: own("icon.svg") },
  "hanken-grotesk.woff2": {
    type: "font/woff2",
    body: font("@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2"),
  },
  "gilda-display.woff2": {
    type: "font/woff2",
    body: font("@fontsource/gilda-display/files/gilda-display-latin-400-normal.woff2"),
  },
};

/** One version for all assets, so that the stylesheet finds its fonts next to it. */
const version = createHash("sha256")
  .update(Buffer.concat(Object.values(assets).map(({ body }) => body)))
  .digest("hex")
  .slice(0, 12);

export const assetFolder = `/page-assets/${version}/`;

/** The URL of an asset. It changes with the content, so browsers can cache it forever. */
export function assetUrl(name: string): string {
  if (!Object.hasOwn(assets, name)) throw new Error(`Unknown asset ${name}`);
  return assetFolder + name;
}

/** `/page-assets/<version>/<name>`: the stylesheet, fonts and icon of the service's own pages. */
export function assetResponse(given: { readonly version: string; readonly name: string }): Response {
  const asset = Object.hasOwn(assets, given.name) ? assets[given.name] : undefined;
  if (!asset) return errorResponse(404, "NOT_FOUND", "Not found.");
  return new Response(new Uint8Array(asset.body), {
    headers: {
      "content-type": asset.type,
      "cross-origin-resource-policy": "same-origin",
      "content-length": String(asset.body.length),
      // An old version's URL still works but must be revalidated.
      "cache-control": given.version === version ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
}
