import { checkoutHandler } from "./checkout/checkout-handler.ts";
import { measurementHandler, tagHandler } from "./event/analytics-handler.ts";
import { marketingEventHandler } from "./event/marketing-event-handler.ts";
import { faultHandler } from "./fault/fault-handler.ts";
import { graphqlHandler } from "./http/graphql-handler.ts";
import { answerJson, type Handler } from "./http/answer.ts";
import { identityRoutes } from "./identity/identity-handler.ts";
import { imageHandler } from "./image/image-handler.ts";
import { subscriptionHandler } from "./newsletter/subscription-handler.ts";
import { trackingHandler } from "./order/tracking-handler.ts";
import type { Platform } from "./platform.ts";

/** Which part of the service answers which addresses: the longest prefix wins. */
export function createRoutes(platform: Platform): Readonly<Record<string, Handler>> {
  return {
    "/health": (_request, response) => answerJson(response, 200, { status: "ok" }),
    "/faults": faultHandler(platform),
    "/images/": imageHandler(platform),
    "/api/": graphqlHandler(platform),
    "/checkouts/": checkoutHandler(platform),
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
