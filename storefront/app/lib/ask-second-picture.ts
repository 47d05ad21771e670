import { ProductPicturesDocument } from "@circlet/graphql/generated";
import { type Commerce, createCommerce } from "~/apollo/commerce";
import type { ServiceSettings } from "~/apollo/service-settings";

let commerce: Commerce | null = null;

/** Asks the service, from the browser, for the picture after a product's first; null when there is none. */
export async function askSecondPicture(settings: ServiceSettings, handle: string): Promise<string | null> {
  commerce ??= createCommerce({ settings });
  const { product } = await commerce.query(ProductPicturesDocument, { handle, images: 2 });
  return product?.images.nodes[1]?.url ?? null;
}
