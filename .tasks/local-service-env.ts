import { demoId, demoKey } from "../storefront/server/settings/settings.ts";

/**
 * The storefront's environment when the same command also starts the local commerce service: the services' addresses and
 * the demo keys that they accept. On its own, the storefront recognizes a local service only by a loopback address.
 */
export function localServiceEnv(
  addresses: { readonly commerce: string; readonly extensions: string },
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  const given = (name: string) => environment[name] || undefined;
  return {
    STOREFRONT_API_URL: addresses.commerce,
    STOREFRONT_EXTENSIONS_API_URL: environment["STOREFRONT_EXTENSIONS_API_URL"] ?? addresses.extensions,
    // External tools reject the demo keys.
    ...(!given("STOREFRONT_MARKETING_URL") && {
      STOREFRONT_MARKETING_KEY: given("STOREFRONT_MARKETING_KEY") ?? demoKey,
    }),
    ...(!given("STOREFRONT_ANALYTICS_URL") && {
      STOREFRONT_ANALYTICS_ID: given("STOREFRONT_ANALYTICS_ID") ?? demoId,
    }),
  };
}
