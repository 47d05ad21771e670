import type { GraphqlEndpoint } from "../http/graphql-handler.ts";
import { customerOfToken } from "../identity/customer-of-token.ts";
import type { Platform } from "../platform.ts";
import { extensionsSchema } from "../schema.ts";

/**
 * Our own back-end service. What is the same for everybody is answered without a token, since the storefront's server
 * asks for it; a token that is sent is checked on every call.
 */
export function extensionsEndpoint({ database }: Platform): GraphqlEndpoint {
  return {
    schemaAt: (path) => (path === "/" ? extensionsSchema() : undefined),
    admit: ({ authorization }) => {
      if (authorization === undefined) return { admitted: true };
      const customer = customerOfToken(database, authorization);
      if (customer) return { admitted: true, customer };
      return { admitted: false, message: "The access token is wrong or expired." };
    },
  };
}
