import { badRequest } from "../schema/graphql-fault.ts";

/** How many entries of a list are asked for. Throws a GraphQL error for fewer than one and for more than the schema allows. */
export function listSize(first: number | null | undefined, { most, usual }: { most: number; usual: number }) {
  const size = first ?? usual;
  if (size < 1 || size > most) throw badRequest(`first must be from 1 to ${most}`);
  return size;
}
