import type { GraphqlEndpoint } from "../http/graphql-handler.ts";
import { customerOfToken } from "../identity/customer-of-token.ts";
import type { Platform } from "../platform.ts";
import { customerSchema } from "../schema.ts";

/** `/account/customer/api/{version}/graphql`; any version is answered, by the nearest schema at hand. */
const address = /^\/account\/customer\/api\/(\d{4}-\d{2}|[a-z][\w-]*)\/graphql(?:\.json)?$/;

/** The customer account API: nobody asks without a customer's token, which is checked on every call. */
export function customerEndpoint({ database }: Platform): GraphqlEndpoint {
  return {
    schemaAt: (path) => {
      const version = address.exec(path)?.[1];
      if (version === undefined) return undefined;
      return customerSchema(version <= "2024-01" ? "2024-01" : "latest");
    },
    admit: ({ authorization }) => {
      const customer = customerOfToken(database, authorization);
      if (customer) return { admitted: true, customer };
      return { admitted: false, message: "The access token is missing, wrong or expired." };
    },
  };
}
