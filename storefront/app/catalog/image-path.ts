/** The shop serves images from its own origin: `/images/<host>/<path>` is `https://<host>/<path>`. */
export const shopImagesPath = "/images/";

/** The shop's path for an image of the commerce service. `url` is absolute. */
export function shopImagePath(url: string | URL): string {
  const { host, pathname, search } = typeof url === "string" ? new URL(url) : url;
  return `${shopImagesPath}${host}${pathname}${search}`;
}
