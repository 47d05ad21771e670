import type { Platform } from "../shared/platform.ts";
import { customerOfToken } from "../sign-in/tokens/customer-of-token.ts";
import { servedVersion, unstableVersion } from "./api-versions.ts";
import type { GraphqlEndpoint } from "./graphql-handler.ts";
import { customerSchema } from "./schema/schema.ts";

/** `/account/customer/api/{version}/graphql`. Every version is served by the closest available schema. */
const address = /^\/account\/customer\/api\/(\d{4}-\d{2}|[a-z][\w-]*)\/graphql(?:\.json)?$/;

/** The customer account API. Every request needs a customer's token, which is checked each time. */
export function customerEndpoint({ database }: Platform): GraphqlEndpoint {
  return {
    schemaAt: (path) => {
      const version = address.exec(path)?.[1];
      if (version === undefined) return undefined;
      const served = servedVersion(version) ?? unstableVersion;
      return { schema: customerSchema(served <= "2024-01" ? "2024-01" : "latest"), version: served };
    },
    admit: (headers) => {
      const customer = customerOfToken(database, headers.get("authorization"));
      if (customer) return { admitted: true, customer };
      return { admitted: false, message: "The access token is missing, invalid or expired." };
    },
  };
}
