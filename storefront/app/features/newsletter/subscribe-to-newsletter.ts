import { marketingRevision } from "~/shop/constants";
import type { NewsletterSettings } from "~/settings/marketing-settings";

/** Rejects unless the tool accepts the address, so that "Subscribed!" is true (.github/decisions/0029). */
export async function subscribeToNewsletter(
  { url, key, list }: NewsletterSettings,
  email: string,
  timeout: number,
): Promise<void> {
  if (!key) {
    console.error("Klaviyo API key not found");
    throw new Error("There is no key");
  }
  const response = await fetch(`${url}/client/subscriptions/?company_id=${encodeURIComponent(key)}`, {
    method: "POST",
    headers: { revision: marketingRevision, "Content-Type": "application/json" },
    body: JSON.stringify({
      data: {
        type: "subscription",
        attributes: { profile: { data: { type: "profile", attributes: { email } } } },
        relationships: { list: { data: { type: "list", id: list } } },
      },
    }),
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error("Not taken", { cause: response.status });
}
