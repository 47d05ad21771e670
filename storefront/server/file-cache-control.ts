/** The path of a build's file: it has an ending, and is written without encoding. A page's data ends in ".data". */
export const isFilePath = (path: string): boolean =>
  /^(\/[\w-][\w.-]*)+$/.test(path) && /\.(?!data$)[a-z\d]+$/i.test(path);

/** A file with a hash in its name never changes, and browsers must notice a new service worker at once. */
export function fileCacheControl(path: string): string {
  if (path === "/service-worker.js") return "no-cache";
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
