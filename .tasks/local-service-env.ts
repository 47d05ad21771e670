import { demoId, demoKey } from "../storefront/server/settings/settings.ts";

/** The storefront's settings beside a local commerce service: its addresses and the demo keys that it accepts. */
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
