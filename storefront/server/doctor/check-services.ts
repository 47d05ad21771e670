import { isLoopback } from "@circlet/service-kit/http/loopback";
import type { Settings } from "../settings/settings.ts";
import { type Finding, found } from "./finding.ts";
import { pingAddress } from "../store-api.ts";

export async function checkServices(settings: Settings): Promise<Finding[]> {
  const { extensionsApiUrl, privateToken, webhookSecret, url } = settings;
  const response = extensionsApiUrl === null ? null : await pingAddress(extensionsApiUrl, "follow");
  const isHosted = !isLoopback(settings.apiUrl);
  return [
    found(response?.ok === true, "Extensions service", {
      what:
        extensionsApiUrl === null
          ? "No extensions service is set."
          : `Nothing answers at ${extensionsApiUrl}.`,
      where: "STOREFRONT_EXTENSIONS_API_URL",
      without: "No wishlist, reviews, suggestions and listing texts.",
    }),
    found(privateToken !== undefined, "Private token", {
      what: "The shop's server has no private token.",
      where: "STOREFRONT_API_PRIVATE_TOKEN; admin → Headless → Storefront API → private access token",
      without: "The platform counts the cart changes of all shoppers as one client's and may throttle them.",
    }),
    found(webhookSecret !== undefined, "Webhook secret", {
      what: "Webhooks have no secret.",
      where: "STOREFRONT_WEBHOOK_SECRET; admin → Settings → Notifications → Webhooks",
      without: "Changed products appear when their pages are next rendered.",
    }),
    found(!isHosted || url.startsWith("https:"), `Shop address ${url}`, {
      what: `The shop's address ${url} is not public.`,
      where: "STOREFRONT_URL",
      without: "Sign-in, canonical links and the way back from checkout lead to this machine.",
    }),
  ];
}
