import { badRequest } from "@circlet/service-kit/graphql-errors";

/** The number of entries to return. Throws a GraphQL error when `first` is below one or above the schema's limit. */
export function listSize(first: number | null | undefined, { most, usual }: { most: number; usual: number }) {
  const size = first ?? usual;
  if (size < 1 || size > most) throw badRequest(`first must be from 1 to ${most}`);
  return size;
}
