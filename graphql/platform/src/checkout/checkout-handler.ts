import type { IncomingMessage, ServerResponse } from "node:http";
import { findCartOfCheckout, isCheckout } from "../cart/cart-store.ts";
import { isBusy } from "../database/database-errors.ts";
import { findOrderOfCart } from "../orders/order-store.ts";
import { FormBodyError, readFormBody } from "../pages/form-body.ts";
import { pageHeaders, seeOther, sendPage } from "../pages/page-response.ts";
import { renderPlainPage } from "../pages/plain-page.ts";
import { isSameOrigin } from "../pages/same-origin.ts";
import { clientNetwork } from "../server/rate-limits/client-network.ts";
import { customerOfSession } from "../sign-in/tokens/customer-of-token.ts";
import type { Handler } from "../server/respond.ts";
import { imageOrigins, orderLines } from "./checkout-cart.ts";
import { CheckoutAnswers } from "./checkout-answers.ts";
import { type Screen, showCheckout, submitCheckout } from "./checkout-screen.ts";
import { type CheckoutPlatform, sendErrorPage } from "./error-page.ts";
import { renderThankYou } from "./pages/thank-you-page.ts";

/** The checkout: `/checkouts/<token>` and `/checkouts/<token>/thank-you`. */
export function checkoutHandler(platform: CheckoutPlatform): Handler {
  const answers = new CheckoutAnswers<Screen>();
  return async (request, response, url) => {
    try {
      await handle(platform, answers, request, response, url);
    } catch (error) {
      if (error instanceof FormBodyError) return sendErrorPage(platform, response, error.status);
      platform.log("failure", {
        path: "/checkouts/",
        error: error instanceof Error ? (error.stack ?? error.message) : "unknown",
      });
      if (response.headersSent) response.destroy();
      else sendErrorPage(platform, response, isBusy(error) ? 503 : 500);
    }
  };
}

async function handle(
  platform: CheckoutPlatform,
  answers: CheckoutAnswers<Screen>,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const [, token = "", thanks] = /^\/checkouts\/([\w-]{20,64})(\/thank-you)?\/?$/.exec(url.pathname) ?? [];
  if (token === "") return sendErrorPage(platform, response, 404);
  if (isRead) {
    if (thanks) return thankYou(platform, request, response, token);
    const answer = answers.find(token, url.searchParams.get("answer"), new Date());
    return showCheckout(platform, response, token, answer);
  }
  if (request.method !== "POST" || thanks) return sendErrorPage(platform, response, 405);
  if (!isSameOrigin(request, platform.settings.publicUrl ?? "http://localhost"))
    return sendErrorPage(platform, response, 403);
  if (!isCheckout(platform.database, token)) return sendErrorPage(platform, response, 404);
  const seconds = await platform.rateLimits.take("checkout", clientNetwork(request, platform.settings));
  if (seconds !== undefined) {
    response.setHeader("retry-after", String(seconds));
    return sendErrorPage(platform, response, 429);
  }
  const screen = await submitCheckout(platform, token, await readFormBody(request));
  const next = screen === "paid" ? `/checkouts/${token}/thank-you` : answers.keep(token, screen, new Date());
  return seeOther(response, next);
}

/** How long everyone with the link sees the order with name and address, in milliseconds. */
const publicTime = 3_600_000;

/** The link stays in the browser's history and in shared messages, so after an hour only the buyer sees the order. */
function thankYou(
  platform: CheckoutPlatform,
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
): void {
  const { database } = platform;
  const { storefrontUrl } = platform.settings;
  const now = new Date();
  const cart = findCartOfCheckout(database, token, now);
  if (!cart) return sendErrorPage(platform, response, 404);
  const order = cart.completedAt ? findOrderOfCart(database, cart.id) : undefined;
  if (!order) return seeOther(response, `/checkouts/${token}`);
  // An order from the future means that the clock was set back, by seconds or by days.
  const isRecent = Math.abs(now.getTime() - Date.parse(order.processedAt)) < publicTime;
  if (isRecent || customerOfSession(database, request.headers.cookie, now)?.email === order.email) {
    const lines = orderLines(database, order);
    const headers = pageHeaders({ images: imageOrigins(lines) });
    return sendPage(response, 200, renderThankYou(order, lines, storefrontUrl), headers);
  }
  const page = renderPlainPage({
    title: "Thank you for your order",
    text: "For your privacy, this page shows an order for one hour. Sign in to see it again.",
    action: { href: `${storefrontUrl}/profile/orders`, label: "See your orders" },
    storefrontUrl,
  });
  sendPage(response, 200, page);
}
