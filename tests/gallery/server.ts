import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { galleryFolder } from "./stories.ts";

/** Chromium treats localhost names as secure contexts, which some browser features need. */
export const galleryHost = "gallery.localhost";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
};

/** Serves the gallery. The browser caches its files, so that images appear without delay. */
export async function serveGallery(): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer(async ({ url = "/" }, response) => {
    const path = new URL(url, `http://${galleryHost}`).pathname;
    const file = path === "/" ? "index.html" : decodeURIComponent(path);
    const body = await readFile(join(galleryFolder, file)).catch(() => null);
    if (body === null) return response.writeHead(404).end();
    response
      .writeHead(200, {
        "Content-Type": types[extname(file)] ?? "application/octet-stream",
        "Cache-Control": "max-age=86400, immutable",
      })
      .end(body);
  });
  await new Promise<void>((settle) => server.listen(0, "localhost", settle));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${galleryHost}:${port}/`,
    close: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
}
