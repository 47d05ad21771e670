import { badRequest } from "../graphql/errors.ts";

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
