/** URLs that lead to another site, or to nothing, but look like URLs of the shop. */

const host = "evil.example";

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

/** Additions that make the host look like the shop's. `shop` is the shop's own host. */
const disguises = (shop: string): readonly string[] => [host, `${shop}@${host}`, `${shop}.${host}`];

/** 60 hostile URLs. `shop` is the shop's origin. */
export function hostileAddresses(shop: string): readonly string[] {
  const own = new URL(shop).host;
  return starts.flatMap((start) => disguises(own).map((end) => `${start}${end}/`));
}

/** Whether a link or redirect, followed from a page of `origin`, leaves for the foreign host. */
export function leavesFor(target: string, page: string): boolean {
  const url = URL.parse(target, page);
  return url !== null && (url.hostname.endsWith(host) || !/^https?:$/.test(url.protocol));
}
