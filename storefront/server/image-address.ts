import { shopImagesPath } from "../app/catalog/image-path.ts";
import { isLoopback } from "@circlet/service-kit/http/loopback";

export interface ImageHosts {
  /** The commerce service. Only its image paths are allowed. */
  readonly apiUrl: string;
  readonly imageOrigins: readonly string[];
}

const longestAddress = 2048;
/** Encoded characters that the host might decode again: null, percent sign, dot, slash. */
const encodedTricks = /%(00|25|2e|2f|5c)/i;
const servicePath = /^\/(images|cdn)\//;

/** The image URL behind `/images/<host>/<path>?<query>`; null if the settings do not allow the host. */
export function imageAddress({ pathname, search }: URL, { apiUrl, imageOrigins }: ImageHosts): URL | null {
  if (pathname.length + search.length > longestAddress || encodedTricks.test(pathname)) return null;
  const [, host = "", path = ""] = /^([^/]+)(\/[^/].*)$/.exec(pathname.slice(shopImagesPath.length)) ?? [];
  const isIn = (origin: string): boolean => {
    const { host: allowed, pathname: folder } = new URL(origin);
    return host === allowed && path.startsWith(folder.replace(/\/?$/, "/"));
  };
  const allowed = imageOrigins.filter((origin) => origin.startsWith("https:") || isLoopback(origin));
  const origin =
    allowed.find(isIn) ?? (isIn(new URL(apiUrl).origin) && servicePath.test(path) ? apiUrl : null);
  return origin === null ? null : new URL(new URL(origin).origin + path + search);
}
