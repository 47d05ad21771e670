import type { EmailSender } from "@circlet/service-kit/email/email";
import type { StorefrontApi } from "../platform/storefront-api.ts";
import type { Settings } from "../settings/settings.ts";

/** Who sends the alerts: the settings' shop, or else the platform's, which is asked once. Throws as `StorefrontApi` does. */
export function emailSender(
  { shopName, postalAddress }: Pick<Settings, "shopName" | "postalAddress">,
  storefront: Pick<StorefrontApi, "shopName">,
): () => Promise<EmailSender> {
  let known = shopName;
  return async () => {
    const name = (known ??= await storefront.shopName());
    return { name, postalAddress: postalAddress ?? name };
  };
}
