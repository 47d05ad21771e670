/** The shop serves images from its own origin: `/images/<host>/<path>` is `<path>` on `<host>`. */
export const imagesPath = "/images/";

/** The shop's path for an image of the commerce service. `url` is absolute. */
export function imagePath(url: string | URL): string {
  const { host, pathname, search } = typeof url === "string" ? new URL(url) : url;
  return `${imagesPath}${host}${pathname}${search}`;
}
