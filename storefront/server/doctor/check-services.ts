import type { Settings } from "../settings/settings.ts";
import { type Finding, found } from "./finding.ts";
import { pingAddress } from "../store-api.ts";

/** Checks that the extensions service answers, if the shop has one. */
export async function checkServices({ extensionsApiUrl }: Settings): Promise<Finding[]> {
  if (extensionsApiUrl === null) return [];
  const response = await pingAddress(extensionsApiUrl, "follow");
  return [
    found(response?.ok === true, "Extensions service", {
      what: `Nothing answers at ${extensionsApiUrl}.`,
      where: "STOREFRONT_EXTENSIONS_API_URL",
      without: "No wishlist, reviews, suggestions and listing texts.",
    }),
  ];
}
