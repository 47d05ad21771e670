import { parseUrl } from "./parse-url.ts";

/** A web address as a store's data gives it. Null for all else, such as a path, `data:` or `javascript:`. */
export function webAddress(text: string): URL | null {
  const address = parseUrl(withProtocol(text));
  return address && /^https?:$/.test(address.protocol) ? address : null;
}

/** `//host/path`, as older themes and exports write it, with https. */
export function withProtocol(text: string): string {
  return text.replace(/^\s*\/\//, "https://");
}
