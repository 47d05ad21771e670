/** A variant's global id. */
export const variantIdPattern = /^gid:\/\/shopify\/ProductVariant\/[\w?=&%.~-]{1,200}$/;

/** The number in a global id. */
export function numberOfGid(gid: string): string {
  return gid.slice(gid.lastIndexOf("/") + 1);
}

/** A product's global id, from the number in it. */
export function productGid(id: string): string {
  return `gid://shopify/Product/${id}`;
}
