import { checkoutHandler } from "../checkout/checkout-handler.ts";
import { customerEndpoint } from "../api/customer-endpoint.ts";
import { graphqlHandler } from "../api/graphql-handler.ts";
import { storefrontEndpoint } from "../api/storefront-endpoint.ts";
import { imageHandler } from "../images/image-handler.ts";
import { mailboxHandler } from "../email/mailbox/mailbox-handler.ts";
import { receiveEmailHandler } from "../email/mailbox/receive-email-handler.ts";
import { emailPartHandler } from "../email/mailbox/email-part-handler.ts";
import { measurementHandler, tagHandler } from "../marketing/events/analytics-handler.ts";
import { marketingEventHandler } from "../marketing/events/marketing-event-handler.ts";
import { subscriptionHandler } from "../marketing/newsletter/subscription-handler.ts";
import { orderStatusHandler } from "../order-status/order-status-handler.ts";
import { trackingHandler } from "../orders/tracking/tracking-handler.ts";
import { assetResponse } from "../shared/pages/assets.ts";
import { addIdentityRoutes } from "../sign-in/provider/identity-routes.ts";
import { type Connections, type ServiceApp, serviceApp } from "../shared/http/service-app.ts";
import { allowAnyOrigin, allowStorefront } from "../shared/http/cross-origin.ts";
import { demoOnly } from "../shared/http/demo-guard.ts";
import { faultHandler } from "./fault-handler.ts";
import { webhookHandler } from "./webhook-handler.ts";
import type { ApiPlatform } from "../api/context.ts";

export function commerceApp(platform: ApiPlatform, connections?: Connections): ServiceApp {
  const app = serviceApp(platform, connections);
  const images = imageHandler(platform);
  const tracking = trackingHandler(platform);
  app.all("/images/*", (context) => images(context.req.raw, context.get("network")));
  app.get("/page-assets/:version/:name", ({ req }) => assetResponse(req.param()));
  app.get("/tracking/*", ({ req }) => tracking(req.path.slice("/tracking/".length)));

  const storefront = allowStorefront(platform.settings);
  app.all("/api/*", allowAnyOrigin(), graphqlHandler(platform, storefrontEndpoint(platform)));
  app.all("/account/customer/api/*", storefront, graphqlHandler(platform, customerEndpoint(platform)));
  app.all("/client/subscriptions/*", storefront, subscriptionHandler(platform));
  app.all("/client/events/*", storefront, marketingEventHandler(platform));
  app.all("/g/collect", storefront, tagHandler(platform));
  app.all("/mp/collect", storefront, measurementHandler(platform));

  const demo = demoOnly(platform);
  app.all("/faults", demo, faultHandler(platform));
  app.all("/webhooks", demo, webhookHandler(platform));
  app.all("/mailbox", demo, mailboxHandler(platform));
  app.get("/mailbox/email", demo, emailPartHandler(platform));
  app.post("/mailbox/emails", receiveEmailHandler(platform));
  app.all("/order-status", demo, orderStatusHandler(platform));
  app.all("/checkouts/*", demo, checkoutHandler(platform));
  addIdentityRoutes(app, platform);
  return app;
}
