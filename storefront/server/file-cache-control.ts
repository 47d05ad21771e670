/**
 * The Cache-Control header of a build's file: the content of one with a hash in its name never changes, and browsers must
 * notice a new service worker at once.
 */
export function fileCacheControl(path: string): string {
  if (path === "/service-worker.js") return "no-cache";
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
