/** The Cache-Control header of a build's file: the content of one with a hash in its name never changes. */
export function fileCacheControl(path: string): string {
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
