import { marketingRevision } from "~/constants";
import type { NewsletterSettings } from "~/settings/marketing-settings";

/**
 * Adds an address to the mailing list. Rejects without a key, or if the tool does not accept the address, so that
 * "Subscribed!" is always true (.github/decisions/0029). The error's `cause` is then the HTTP status.
 */
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
