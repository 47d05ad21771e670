import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const own = (name: string) => readFileSync(join(import.meta.dirname, name));
const font = (file: string) => readFileSync(require.resolve(file));

export interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

/** What the pages load besides pictures. */
export const assets: Readonly<Record<string, Asset>> = {
  "page.css": { type: "text/css; charset=utf-8", body: own("page.css") },
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

/** One version for all of them, so that the stylesheet finds its fonts beside it. */
const version = createHash("sha256")
  .update(Buffer.concat(Object.values(assets).map(({ body }) => body)))
  .digest("hex")
  .slice(0, 12);

export const assetFolder = `/page-assets/${version}/`;

/** The address of an asset. It changes with its content, so browsers may keep it for good. */
export function assetUrl(name: string): string {
  if (!Object.hasOwn(assets, name)) throw new Error(`there is no asset ${name}`);
  return assetFolder + name;
}
