import { badRequest } from "@circlet/service-kit/graphql-errors";

/** The number of entries to return. Throws a GraphQL error when `first` is below one or above the schema's limit. */
export function listSize(first: number | null | undefined, { most, usual }: { most: number; usual: number }) {
  const size = first ?? usual;
  if (size < 1 || size > most) throw badRequest(`first must be from 1 to ${most}`);
  return size;
}

/** A slug in its stored form: lower case, with hyphens instead of underscores. */
export function normalizedSlug(slug: string): string {
  return slug.trim().toLowerCase().replaceAll("_", "-");
}

/** The digits of a product's global id. Throws a GraphQL error for any other value. */
export function productNumber(globalId: string): string {
  const digits = /^gid:\/\/shopify\/Product\/(\d{1,19})$/.exec(globalId)?.[1];
  if (digits === undefined) throw badRequest(`Invalid global id '${globalId}'`);
  return digits;
}

/** A global id in the platform's format: `gid://shopify/Product/1`. */
export function globalId(type: string, id: string | number): string {
  return `gid://shopify/${type}/${id}`;
}
