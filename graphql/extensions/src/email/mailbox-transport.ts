import { EmailError, type EmailTransport } from "@circlet/service-kit/email/email-transport";
import type { Settings } from "../settings/settings.ts";

/** Milliseconds that the commerce service may take. */
const timeout = 5_000;
/** Another attempt gets the same answer: the customer is gone, or the email is not valid. */
const refused = new Set([400, 404, 413]);

/** Gives emails to a local commerce service, which shows them in its mailbox or sends them. Undefined without one. */
export function mailboxTransport({
  mailboxUrl,
  privateToken = "",
}: Pick<Settings, "mailboxUrl" | "privateToken">): EmailTransport | undefined {
  if (mailboxUrl === undefined) return undefined;
  return {
    send: async ({ to, message }, id) => {
      const response = await fetch(mailboxUrl, {
        method: "POST",
        headers: { "content-type": "application/json", "shopify-storefront-private-token": privateToken },
        body: JSON.stringify({ id, to, message }),
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      }).catch(() => {
        throw new EmailError("The mailbox does not respond");
      });
      await response.body?.cancel();
      if (!response.ok)
        throw new EmailError(`The mailbox responded with ${response.status}`, refused.has(response.status));
    },
    close: () => undefined,
  };
}
