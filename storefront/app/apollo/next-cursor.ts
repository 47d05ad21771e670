import { ServiceFailure } from "~/http/service-failure";
import type { PageFragment } from "@circlet/graphql/generated";

/**
 * The cursor of the next page; null after the last one. Throws a `ServiceFailure` if the service has more but does not say where, or sends
 * the same page again: a list that ends early must not pass for the whole.
 */
export function nextCursor(
  { hasNextPage, endCursor }: Pick<PageFragment, "hasNextPage" | "endCursor">,
  after: string | null,
): string | null {
  if (!hasNextPage) return null;
  if (!endCursor || endCursor === after)
    throw new ServiceFailure("A list", new Error("the service has another page without a cursor"));
  return endCursor;
}
