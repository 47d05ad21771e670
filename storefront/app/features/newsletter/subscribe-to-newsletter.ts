import { marketingRevision } from "~/shop/constants";
import type { NewsletterSettings } from "~/settings/marketing-settings";

type Subscription = NewsletterSettings & { readonly key: string; readonly email: string };

/** The request of the newsletter's tool. For another tool, write its request; the settings are STOREFRONT_NEWSLETTER_…. */
function klaviyoRequest({ url, key, list, email }: Subscription): Request {
  return new Request(`${url}/client/subscriptions/?company_id=${encodeURIComponent(key)}`, {
    method: "POST",
    headers: { revision: marketingRevision, "Content-Type": "application/json" },
    body: JSON.stringify({
      data: {
        type: "subscription",
        attributes: { profile: { data: { type: "profile", attributes: { email } } } },
        relationships: { list: { data: { type: "list", id: list } } },
      },
    }),
  });
}

/** Rejects unless the tool accepts the address, so that "Subscribed!" is true (.github/decisions/0029). */
export async function subscribeToNewsletter(
  { key, ...tool }: NewsletterSettings,
  email: string,
  timeout: number,
): Promise<void> {
  if (!key) {
    console.error("Klaviyo API key not found");
    throw new Error("The newsletter needs STOREFRONT_NEWSLETTER_KEY");
  }
  const response = await fetch(klaviyoRequest({ ...tool, key, email }), {
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error("Not taken", { cause: response.status });
}
