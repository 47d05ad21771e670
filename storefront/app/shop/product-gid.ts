export const variantIdPattern = /^gid:\/\/shopify\/ProductVariant\/[\w?=&%.~-]{1,200}$/;

export function numberOfGid(gid: string): string {
  return gid.slice(gid.lastIndexOf("/") + 1);
}

export function productGid(id: string): string {
  return `gid://shopify/Product/${id}`;
}
