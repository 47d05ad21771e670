import { badRequest } from "@circlet/service-kit/graphql-errors";

/** A global id in the platform's format: `gid://shopify/Product/1`. */
export function globalId(type: string, id: string | number): string {
  return `gid://shopify/${type}/${id}`;
}

/** The digits of a product's global id. Throws a GraphQL error for any other value. */
export function productNumber(globalId: string): string {
  const digits = /^gid:\/\/shopify\/Product\/(\d{1,19})$/.exec(globalId)?.[1];
  if (digits === undefined) throw badRequest(`Invalid global id '${globalId}'`);
  return digits;
}
