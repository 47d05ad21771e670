/** The platform's host for the images of all stores. Each store has a folder, named by its shop's id in groups of four. */
export const sharedImageHost = "https://cdn.shopify.com";
const inStoreFolder = /^\/s\/files\/1(\/\d{4}){2,}(?=\/)/;

/** The folder of a shop: shop 548380009 has `/s/files/1/0005/4838/0009`. */
export function storeImageFolder(shopId: string): string {
  const length = Math.max(8, Math.ceil(shopId.length / 4) * 4);
  return `${sharedImageHost}/s/files/1/${shopId.padStart(length, "0").match(/.{4}/g)?.join("/")}`;
}

/** What to allow for an image: its origin, or its store's folder on the shared host. */
export function imageFolder({ origin, pathname }: URL): string {
  return origin + (origin === sharedImageHost ? (inStoreFolder.exec(pathname)?.[0] ?? "") : "");
}
