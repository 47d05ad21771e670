import {
  Extensions_GetSeoMetadataDocument,
  type Extensions_GetSeoMetadataQuery,
  type Extensions_GetSeoMetadataQueryVariables,
} from "@circlet/graphql/generated/extensions";
import type { Commerce } from "~/apollo/commerce";
import { withoutFailing } from "./without-failing";

export type SeoMetadata = NonNullable<Extensions_GetSeoMetadataQuery["getSeoMetadata"]>;

/** What is written of a listing; null where nothing is. Rejects with a `ServiceFailure`. */
export async function loadMetadata(
  commerce: Commerce,
  of: Extensions_GetSeoMetadataQueryVariables,
): Promise<SeoMetadata | null> {
  const { getSeoMetadata } = await commerce.query(Extensions_GetSeoMetadataDocument, of);
  return getSeoMetadata ?? null;
}

/** The same for a page that does without: null, too, while the service does not answer. */
export function metadataOf(
  commerce: Commerce,
  of: Extensions_GetSeoMetadataQueryVariables,
): Promise<SeoMetadata | null> {
  return withoutFailing(loadMetadata(commerce, of));
}
