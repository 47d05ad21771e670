import { checkoutHandler } from "./checkout/checkout-handler.ts";
import { measurementHandler, tagHandler } from "./event/analytics-handler.ts";
import { marketingEventHandler } from "./event/marketing-event-handler.ts";
import { customerEndpoint } from "./customer/customer-endpoint.ts";
import { faultHandler } from "./fault/fault-handler.ts";
import { extensionsEndpoint } from "./extensions/extensions-endpoint.ts";
import { graphqlHandler } from "./http/graphql-handler.ts";
import { answerJson, type Handler } from "./http/answer.ts";
import { storefrontEndpoint } from "./http/storefront-endpoint.ts";
import { identityRoutes } from "./identity/identity-handler.ts";
import { imageHandler } from "./image/image-handler.ts";
import { subscriptionHandler } from "./newsletter/subscription-handler.ts";
import { trackingHandler } from "./order/tracking-handler.ts";
import { assetHandler } from "./page/asset-handler.ts";
import type { Platform } from "./platform.ts";

/** Which part of a service answers which addresses: the longest prefix wins. */
export type Routes = Readonly<Record<string, Handler>>;

const health: Handler = (_request, response) => answerJson(response, 200, { status: "ok" });

/** The addresses of the commerce service. */
export function commerceRoutes(platform: Platform): Routes {
  return {
    "/health": health,
    "/faults": faultHandler(platform),
    "/images/": imageHandler(platform),
    "/api/": graphqlHandler(platform, storefrontEndpoint(platform)),
    "/account/customer/api/": graphqlHandler(platform, customerEndpoint(platform)),
    "/checkouts/": checkoutHandler(platform),
    "/page-assets/": assetHandler,
    "/tracking/": trackingHandler(platform),
    ...identityRoutes(platform),
    "/client/subscriptions": subscriptionHandler(platform),
    "/client/subscriptions/": subscriptionHandler(platform),
    "/client/events": marketingEventHandler(platform),
    "/client/events/": marketingEventHandler(platform),
    "/g/collect": tagHandler(platform),
    "/mp/collect": measurementHandler(platform),
  };
}

/** The addresses of the extensions service, which answers on the root path of its own address (specification B7). */
export function extensionsRoutes(platform: Platform): Routes {
  return {
    "/health": health,
    "/": graphqlHandler(platform, extensionsEndpoint(platform)),
  };
}
