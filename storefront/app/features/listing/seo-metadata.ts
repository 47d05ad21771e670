import {
  Extensions_GetSeoMetadataDocument,
  type Extensions_GetSeoMetadataQuery,
  type Extensions_GetSeoMetadataQueryVariables,
} from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { extra } from "~/lib/extra";

export type SeoMetadata = NonNullable<Extensions_GetSeoMetadataQuery["getSeoMetadata"]>;

/** What is written of a listing; null where nothing is. Rejects with a `ServiceFailure`. */
export async function loadMetadata(
  commerce: Commerce,
  of: Extensions_GetSeoMetadataQueryVariables,
  signal?: AbortSignal,
): Promise<SeoMetadata | null> {
  const { getSeoMetadata } = await commerce.query(Extensions_GetSeoMetadataDocument, of, signal);
  return getSeoMetadata ?? null;
}

/** The same for a page that does without: null, too, while the service does not answer. */
export function metadataOf(
  commerce: Commerce,
  of: Extensions_GetSeoMetadataQueryVariables,
): Promise<SeoMetadata | null> {
  return extra((signal) => loadMetadata(commerce, of, signal));
}
