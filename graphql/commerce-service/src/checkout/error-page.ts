import { htmlResponse } from "../shared/pages/page-response.ts";
import { renderPlainPage } from "../shared/pages/plain-page.ts";
import type { Platform } from "../shared/platform.ts";

export type CheckoutPlatform = Pick<Platform, "database" | "settings" | "log" | "rateLimits">;

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
  429: [
    "That was a lot at once",
    "You haven’t been charged, and your bag is still there. Please wait a few minutes and try again.",
  ],
  500: [
    "Something went wrong",
    "That is on us. You haven’t been charged twice, and your bag is still there. Please try again.",
  ],
  503: [
    "It’s busy right now",
    "You haven’t been charged twice, and your bag is still there. Please try again in a moment.",
  ],
} as const;

export function errorPage(
  { settings }: CheckoutPlatform,
  status: keyof typeof faults,
  headers?: Record<string, string>,
): Response {
  const [title, text] = faults[status];
  const action = { href: `${settings.storefrontUrl}/cart`, label: "Back to your bag" };
  const page = renderPlainPage({ title, text, action, shop: settings });
  const allow = status === 405 ? { allow: "GET, HEAD, POST" } : undefined;
  return htmlResponse(status, page, { ...allow, ...headers });
}
