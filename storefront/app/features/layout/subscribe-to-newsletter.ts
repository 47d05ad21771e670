import { marketingRevision } from "~/lib/constants";
import type { NewsletterSettings } from "~/lib/newsletter-settings";

/** The address was not taken; `cause` has the tool's status. */
export class NotSubscribed extends Error {
  override readonly name = "NotSubscribed";
}

/**
 * Puts an address on the mailing list (CALL-3). Without a key nothing is sent. Rejects unless the tool has taken it:
 * "Subscribed!" must be true.
 */
export async function subscribeToNewsletter(
  { url, key, list }: NewsletterSettings,
  email: string,
  timeout: number,
): Promise<void> {
  if (!key) {
    console.error("Klaviyo API key not found");
    throw new NotSubscribed("There is no key");
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
  if (!response.ok) throw new NotSubscribed("Not taken", { cause: response.status });
}
