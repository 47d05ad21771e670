import type { GraphqlEndpoint } from "../graphql/graphql-handler.ts";
import { extensionsSchema } from "../graphql/schema/schema.ts";
import type { Platform } from "../server/platform.ts";
import { customerOfToken } from "../sign-in/tokens/customer-of-token.ts";

/**
 * The extensions service. Public data needs no token, because the storefront's server requests it. A token is always
 * checked if there is one.
 */
export function extensionsEndpoint({ database }: Platform): GraphqlEndpoint {
  return {
    schemaAt: (path) => (path === "/" ? extensionsSchema() : undefined),
    admit: (headers) => {
      const authorization = headers.get("authorization");
      if (authorization === null) return { admitted: true };
      const customer = customerOfToken(database, authorization);
      if (customer) return { admitted: true, customer };
      return { admitted: false, message: "The access token is invalid or expired." };
    },
  };
}
