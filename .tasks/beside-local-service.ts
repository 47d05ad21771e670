import { demoId } from "../storefront/server/analytics-settings.ts";
import { demoKey } from "../storefront/server/customer-settings.ts";

/**
 * The settings of a storefront whose commerce service the same command starts: where the services are, and the demo keys
 * that they take. By itself the storefront knows a local service by its loopback address alone.
 */
export function besideLocalService(
  at: { readonly commerce: string; readonly extensions: string },
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  const given = (name: string) => environment[name] || undefined;
  return {
    STOREFRONT_API_URL: at.commerce,
    STOREFRONT_EXTENSIONS_API_URL: given("STOREFRONT_EXTENSIONS_API_URL") ?? at.extensions,
    // Somebody else's tool does not take them.
    ...(!given("STOREFRONT_MARKETING_URL") && {
      STOREFRONT_MARKETING_KEY: given("STOREFRONT_MARKETING_KEY") ?? demoKey,
    }),
    ...(!given("STOREFRONT_ANALYTICS_URL") && {
      STOREFRONT_ANALYTICS_ID: given("STOREFRONT_ANALYTICS_ID") ?? demoId,
    }),
  };
}
