import type { GraphQLSchema } from "graphql";
import { readOfficialSchema } from "./official-schema.ts";

/** The available official storefront schemas: the version the storefront uses, and the newest. */
export const storefrontSchemaVersions = ["2023-10", "latest"] as const;

export type StorefrontSchemaVersion = (typeof storefrontSchemaVersions)[number];

const files = {
  "2023-10": "#storefront-2023-10",
  latest: "#storefront-latest",
} as const satisfies Record<StorefrontSchemaVersion, string>;

export function readStorefrontSchema(version: StorefrontSchemaVersion): GraphQLSchema {
  return readOfficialSchema(files[version]);
}
