/** Addresses of another site, or of none, that try to look like an address of the shop. */

const host = "evil.example";

/** What may come before the foreign host. */
const starts = [
  "https://",
  "http://",
  "//",
  "///",
  "////",
  "/\\",
  "\\\\",
  "\\/",
  "/\t/",
  "/\n/",
  "\t//",
  " //",
  "/%2f",
  "/%5c",
  "/.//",
  "/..//",
  "/%2e%2e//",
  "https:",
  "https:/",
  "ftp://",
];

/** What may make the host look like ours. `shop` is our own host. */
const disguises = (shop: string): readonly string[] => [host, `${shop}@${host}`, `${shop}.${host}`];

/** 60 addresses. `shop` is the shop's origin. */
export function hostileAddresses(shop: string): readonly string[] {
  const own = new URL(shop).host;
  return starts.flatMap((start) => disguises(own).map((end) => `${start}${end}/`));
}

/** Whether a link or redirect, followed from a page of `origin`, leaves for the foreign host. */
export function leavesFor(target: string, page: string): boolean {
  const url = URL.parse(target, page);
  return url !== null && (url.hostname.endsWith(host) || !/^https?:$/.test(url.protocol));
}
