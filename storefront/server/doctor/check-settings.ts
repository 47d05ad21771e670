import { isLoopback } from "@circlet/service-kit/http/loopback";
import { storeImageFolder } from "@circlet/service-kit/image-folder";
import { definitions } from "../settings/definitions.ts";
import type { Settings } from "../settings/settings.ts";
import { type Finding, found } from "./finding.ts";

const headless = "admin → Headless";
export const nobody = "Nobody can sign in; carts and checkout work.";

/** What the settings themselves say that a shop lacks, before it asks any service. */
export function checkSettings(settings: Settings): Finding[] {
  const { identity, imageOrigins, extensionsApiUrl, privateToken, webhookSecret, url } = settings;
  const isHosted = !isLoopback(settings.apiUrl);
  const unknownShop = definitions.identityShopId.default;
  const lacksImages = imageOrigins.includes(storeImageFolder(unknownShop));
  return [
    found(!isHosted || identity.shopId !== unknownShop, "Shop id", {
      what: "The shop does not know its store's id, which is in the addresses of its images and sign-in.",
      where: `STOREFRONT_SHOP_ID; ${headless} → Customer Account API, the digits in its endpoints`,
      without: lacksImages ? "Products have no images, and nobody can sign in." : nobody,
    }),
    found(hasOwnClient(settings), "Sign-in client", {
      what: "Sign-in still has the demo's client.",
      where: `STOREFRONT_CUSTOMER_CLIENT_ID and the other sign-in settings; ${headless} → Customer Account API`,
      without: nobody,
    }),
    found(extensionsApiUrl !== null, "Address of the extensions service", {
      what: "No extensions service is set.",
      where: "STOREFRONT_EXTENSIONS_API_URL",
      without: "No wishlist, reviews, suggestions and listing texts.",
    }),
    found(privateToken !== undefined, "Private token", {
      what: "The shop's server has no private token.",
      where: `STOREFRONT_API_PRIVATE_TOKEN; ${headless} → Storefront API → private access token`,
      without: "The platform counts the cart changes of all shoppers as one client's and may throttle them.",
    }),
    found(webhookSecret !== undefined, "Webhook secret", {
      what: "Webhooks have no secret.",
      where: "STOREFRONT_WEBHOOK_SECRET; admin → Settings → Notifications → Webhooks",
      without: "Changed products appear when their pages are next rendered.",
    }),
    found(!isHosted || url.startsWith("https:"), `Shop address ${url}`, {
      what: "The shop's address is not public.",
      where: "STOREFRONT_URL",
      without: "Sign-in, canonical links and the way back from checkout lead to this machine.",
    }),
  ];
}

/** Whether a hosted shop has a sign-in client of its own. */
export function hasOwnClient({ apiUrl, identity }: Settings): boolean {
  return isLoopback(apiUrl) || identity.clientId !== definitions.identityClientId.default;
}

/** A line for each thing that a hosted shop lacks, for its start. */
export function settingWarnings(settings: Settings): string[] {
  if (isLoopback(settings.apiUrl)) return [];
  return checkSettings(settings).flatMap(({ state, what, where, without }) =>
    state === "ok" ? [] : [`Warning: ${what} Set it: ${where}. Without it: ${without}`],
  );
}
