import type { GraphQLSchema } from "graphql";
import { readOfficialSchema } from "./official-schema.ts";

/** The first published version, closest to the storefront's API version, and the newest. */
export const customerSchemaVersions = ["2024-01", "latest"] as const;

export type CustomerSchemaVersion = (typeof customerSchemaVersions)[number];

const files = {
  "2024-01": "#customer-2024-01",
  latest: "#customer-latest",
} as const satisfies Record<CustomerSchemaVersion, string>;

export function readCustomerSchema(version: CustomerSchemaVersion): GraphQLSchema {
  return readOfficialSchema(files[version]);
}
