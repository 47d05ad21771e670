/** Parses an absolute URL, or a path on `base`. Null if it is invalid. `URL.parse` is newer than our oldest browsers. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
