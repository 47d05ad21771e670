import { resultOrNull } from "../browser/result-or-null.ts";

/** Parses an absolute URL, or a path on `base`. Null if it is invalid. `URL.parse` is newer than our oldest browsers. */
export const parseUrl = (text: string, base?: string): URL | null => resultOrNull(() => new URL(text, base));
