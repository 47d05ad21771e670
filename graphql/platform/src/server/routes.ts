import { checkoutHandler } from "../checkout/checkout-handler.ts";
import { extensionsEndpoint } from "../extensions/extensions-endpoint.ts";
import { customerEndpoint } from "../graphql/customer-endpoint.ts";
import { graphqlHandler } from "../graphql/graphql-handler.ts";
import { storefrontEndpoint } from "../graphql/storefront-endpoint.ts";
import { imageHandler } from "../images/image-handler.ts";
import { measurementHandler, tagHandler } from "../marketing/events/analytics-handler.ts";
import { marketingEventHandler } from "../marketing/events/marketing-event-handler.ts";
import { mailboxHandler } from "../marketing/newsletter/mailbox-handler.ts";
import { subscriptionHandler } from "../marketing/newsletter/subscription-handler.ts";
import { trackingHandler } from "../orders/tracking/tracking-handler.ts";
import { assetResponse } from "../pages/assets.ts";
import { identityRoutes } from "../sign-in/provider/identity-routes.ts";
import { onNode, type ServiceApp, serviceApp } from "./app.ts";
import { demoOnly } from "./demo-guard.ts";
import { faultHandler } from "./faults/fault-handler.ts";
import type { Platform } from "./platform.ts";

/** The commerce service. */
export function commerceApp(platform: Platform): ServiceApp {
  const app = serviceApp(platform.log);
  const images = imageHandler(platform);
  const tracking = trackingHandler(platform);
  app.all("/images/*", ({ req }) => images(req.raw));
  app.get("/page-assets/:version/:name", ({ req }) => assetResponse(req.param()));
  app.get("/tracking/*", ({ req }) => tracking(req.path.slice("/tracking/".length)));

  app.all("/api/*", onNode(graphqlHandler(platform, storefrontEndpoint(platform))));
  app.all("/account/customer/api/*", onNode(graphqlHandler(platform, customerEndpoint(platform))));
  app.all("/client/subscriptions/*", onNode(subscriptionHandler(platform)));
  app.all("/client/events/*", onNode(marketingEventHandler(platform)));
  app.all("/g/collect", onNode(tagHandler(platform)));
  app.all("/mp/collect", onNode(measurementHandler(platform)));

  const demo = demoOnly(platform);
  app.all("/faults", demo, onNode(faultHandler(platform)));
  app.all("/mailbox", demo, onNode(mailboxHandler(platform)));
  app.all("/checkouts/*", demo, onNode(checkoutHandler(platform)));
  for (const [path, handler] of Object.entries(identityRoutes(platform)))
    app.all(path, demo, onNode(handler));
  return app;
}

/** The extensions service, whose API is the root of its own port. */
export function extensionsApp(platform: Platform): ServiceApp {
  const app = serviceApp(platform.log);
  app.all("/", onNode(graphqlHandler(platform, extensionsEndpoint(platform))));
  return app;
}
