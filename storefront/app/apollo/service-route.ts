import type { ServiceSettings } from "~/settings/service-settings";

export type RouteHeaders = Readonly<Record<string, string>>;

/** The service by the name's prefix: `customer_`, `extensions_`, or else the Storefront API. */
export function serviceRoute(
  operationName: string,
  settings: ServiceSettings,
  accessToken: string | null,
  storefrontHeaders: RouteHeaders = { "X-Shopify-Storefront-Access-Token": settings.apiToken },
) {
  if (operationName.startsWith("customer_")) {
    return { uri: settings.customerApiUrl, headers: authorization(accessToken) };
  }
  if (operationName.startsWith("extensions_")) {
    if (settings.extensionsApiUrl === null) throw new Error("The shop has no extensions service");
    return { uri: settings.extensionsApiUrl, headers: authorization(accessToken) };
  }
  return {
    uri: `${settings.apiUrl}/api/${settings.apiVersion}/graphql.json`,
    headers: storefrontHeaders,
  };
}

/** Whether an operation is sent with the customer's token, if there is one. The Storefront API's are not. */
export function takesCustomerToken(operationName: string): boolean {
  return /^(customer|extensions)_/.test(operationName);
}

function authorization(accessToken: string | null): Record<string, string> {
  return accessToken ? { Authorization: accessToken } : {};
}
