import {
  Extensions_GetSeoMetadataDocument,
  type Extensions_GetSeoMetadataQuery,
  type Extensions_GetSeoMetadataQueryVariables,
} from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { optionalData } from "~/http/optional-data";

export type SeoMetadata = NonNullable<Extensions_GetSeoMetadataQuery["getSeoMetadata"]>;

/** Null if it has none or the shop has no extensions service. Rejects with a `ServiceFailure`. */
export async function loadMetadata(
  commerce: Commerce,
  of: Extensions_GetSeoMetadataQueryVariables,
  signal?: AbortSignal,
): Promise<SeoMetadata | null> {
  if (!commerce.hasExtensionsService) return null;
  const { getSeoMetadata } = await commerce.query(Extensions_GetSeoMetadataDocument, of, signal);
  return getSeoMetadata ?? null;
}

/** Like `loadMetadata`, but null if the service fails. */
export function optionalMetadata(
  commerce: Commerce,
  of: Extensions_GetSeoMetadataQueryVariables,
): Promise<SeoMetadata | null> {
  return optionalData((signal) => loadMetadata(commerce, of, signal));
}
