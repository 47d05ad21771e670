import type { Platform } from "../shared/platform.ts";
import { hasPrivateToken, sameSecret } from "../shared/secrets.ts";
import { servedVersion, unknownVersion } from "./api-versions.ts";
import type { GraphqlEndpoint } from "./graphql-handler.ts";
import { storefrontSchema } from "./schema/schema.ts";

/** `/api/{version}/graphql`, with or without `.json`. */
const address = /^\/api\/(\d{4}-\d{2}|[a-z][\w-]*)\/graphql(?:\.json)?$/;

/**
 * The storefront API. Requests need the shop's public token if the settings have one, or the storefront's private one.
 * As on the hosted platform, a wrong token is refused even where none is needed, unless the settings name none at all.
 */
export function storefrontEndpoint({ settings: { accessToken, privateToken } }: Platform): GraphqlEndpoint {
  // Builds the storefront's own version before the first request.
  storefrontSchema("2023-10");
  return {
    schemaAt: (path) => {
      const version = address.exec(path)?.[1];
      if (version === undefined) return undefined;
      const served = servedVersion(version);
      if (served === undefined) return unknownVersion(version);
      // Each version after 2023-10 only adds to the one before, so the newest schema serves all of them.
      return { schema: storefrontSchema(served === "2023-10" ? "2023-10" : "latest"), version: served };
    },
    open: true,
    admit: (headers) => {
      if (hasPrivateToken(headers, privateToken)) return { admitted: true };
      const isKnown = accessToken !== undefined || privateToken !== undefined;
      const hasWrong = isKnown && headers.has("shopify-storefront-private-token");
      const given = headers.get("x-shopify-storefront-access-token") ?? "";
      if (!hasWrong && (accessToken === undefined || sameSecret(given, accessToken)))
        return { admitted: true };
      return { admitted: false, message: "The storefront access token is missing or invalid." };
    },
  };
}
