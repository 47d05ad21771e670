import type { ServiceSettings } from "./service-settings";

export interface ServiceRoute {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The service that an operation goes to, by its name's prefix (specification B7): `customer_…` to the customer
 * account service, `extensions_…` to the back-end service, both as the signed-in customer; all others to the
 * storefront API.
 */
export function serviceRoute(
  operationName: string,
  settings: ServiceSettings,
  accessToken: string | null,
): ServiceRoute {
  if (operationName.startsWith("customer_")) {
    return { url: settings.customerApiUrl, headers: authorization(accessToken) };
  }
  if (operationName.startsWith("extensions_")) {
    return { url: settings.extensionsApiUrl, headers: authorization(accessToken) };
  }
  return {
    url: `${settings.apiUrl}/api/${settings.apiVersion}/graphql.json`,
    headers: { "X-Shopify-Storefront-Access-Token": settings.apiToken },
  };
}

/** Whether an operation goes out as the signed-in customer. */
export function isCustomers(operationName: string): boolean {
  return /^(customer|extensions)_/.test(operationName);
}

function authorization(accessToken: string | null): Record<string, string> {
  return accessToken ? { Authorization: accessToken } : {};
}
