import type { Platform } from "../platform.ts";
import { storefrontSchema } from "../schema.ts";
import type { GraphqlEndpoint } from "./graphql-handler.ts";
import { sameSecret } from "./same-secret.ts";

/** `/api/{version}/graphql`, with or without `.json`; any version is answered, by the nearest schema at hand. */
const address = /^\/api\/(\d{4}-\d{2}|[a-z][\w-]*)\/graphql(?:\.json)?$/;

/** The storefront API. Whoever has the shop's public token may ask; without one in the settings, everybody. */
export function storefrontEndpoint({ settings: { accessToken } }: Platform): GraphqlEndpoint {
  // The storefront's own version is made ready before the first request.
  storefrontSchema("2023-10");
  return {
    schemaAt: (path) => {
      const version = address.exec(path)?.[1];
      if (version === undefined) return undefined;
      // Versions up to 2023-10 are served by its schema, later ones and "unstable" by the newest at hand.
      return storefrontSchema(version <= "2023-10" ? "2023-10" : "latest");
    },
    admit: (headers) => {
      const given = String(headers["x-shopify-storefront-access-token"] ?? "");
      if (accessToken === undefined || sameSecret(given, accessToken)) return { admitted: true };
      return { admitted: false, message: "The storefront access token is missing or wrong." };
    },
  };
}
