import type { ServerResponse } from "node:http";
import type { Platform } from "../platform.ts";
import { renderPlainPage } from "../page/plain-page.ts";
import { sendPage } from "../page/page-response.ts";

/** What the checkout needs of the service. */
export type Desk = Pick<Platform, "database" | "settings" | "log">;

const faults = {
  403: [
    "This form came from another site",
    "For your safety it wasn’t sent. Open the checkout from your bag and try again.",
  ],
  404: [
    "We can’t find this checkout",
    "It may have been opened from an old link. Your bag is still in the shop.",
  ],
  405: ["That doesn’t work here", "Please go back to your bag and start again."],
  413: ["That was too much", "The form holds more than we can read. Please shorten it and try again."],
  415: ["We can’t read that", "Please use the checkout’s own form."],
  500: [
    "Something went wrong",
    "That is on us. You haven’t been charged twice, and your bag is still there. Please try again.",
  ],
  503: [
    "It’s busy right now",
    "You haven’t been charged twice, and your bag is still there. Please try again in a moment.",
  ],
} as const;

/** Answers with a page in the shop's look that says what is wrong and leads back to the bag. */
export function fail({ settings }: Desk, response: ServerResponse, status: keyof typeof faults): void {
  const [title, text] = faults[status];
  const action = { href: `${settings.storefrontUrl}/cart`, label: "Back to your bag" };
  const page = renderPlainPage({ title, text, action, storefrontUrl: settings.storefrontUrl });
  const allow = status === 405 ? { allow: "GET, HEAD, POST" } : undefined;
  // A body that is not read to its end would be taken for the next request.
  sendPage(response, status, page, { ...allow, ...(status === 413 && { connection: "close" }) });
}
