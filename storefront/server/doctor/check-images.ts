import { shopImagePath } from "../../app/catalog/image-path.ts";
import { imageFolder } from "@circlet/service-kit/image-folder";
import { webAddress } from "../../app/http/web-address.ts";
import { imageAddress } from "../image-address.ts";
import type { Settings } from "../settings/settings.ts";
import { type Finding, ok } from "./finding.ts";
import { listAt, type Query } from "../store-api.ts";

const images = "{ products(first: 50) { nodes { images(first: 5) { nodes { url } } } } }";

/** Checks that the shop serves the images of its products. Settings allow no other store's. */
export async function checkImages(settings: Settings, query: Query): Promise<readonly Finding[]> {
  const { data } = await query(images);
  const urls = listAt(data, "products", "nodes")
    .flatMap((product) => listAt(product["images"], "nodes"))
    .flatMap(({ url }) => webAddress(String(url)) ?? []);
  if (urls.length === 0) return [];
  const isServed = (url: URL) => imageAddress(new URL(shopImagePath(url), settings.url), settings) !== null;
  const lost = urls.filter((url) => !isServed(url));
  const needed = [...new Set(urls.filter((url) => !isOf(settings.apiUrl, url)).map(imageFolder))];
  if (lost.length > 0) {
    const where = `STOREFRONT_IMAGE_ORIGINS="${needed.join(" ")}"`;
    const what = `STOREFRONT_IMAGE_ORIGINS excludes ${lost.length} of ${urls.length} images, such as ${lost[0]?.href}.`;
    return [{ state: "missing", what, where, without: "These products have no images." }];
  }
  return [ok("Images")];
}

const isOf = (origin: string, { host }: URL): boolean => new URL(origin).host === host;
