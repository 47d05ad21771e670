import { findCartOfCheckout, isCheckout } from "../cart/cart-store.ts";
import { isUnusable } from "@circlet/service-kit/sqlite/database-errors";
import { findOrderOfCart } from "../orders/order-store.ts";
import { FormBodyError, readFormBody } from "../shared/pages/form-body.ts";
import { FormResults } from "../shared/pages/form-results.ts";
import { htmlResponse, pageHeaders, seeOther } from "../shared/pages/page-response.ts";
import { renderPlainPage } from "../shared/pages/plain-page.ts";
import { isSameOrigin } from "../shared/pages/same-origin.ts";
import type { ServiceContext, ServiceHandler } from "../shared/http/service-app.ts";
import { publicUrlOf } from "../shared/settings/settings.ts";
import { customerOfSession } from "../sign-in/tokens/customer-of-token.ts";
import { imageOrigins, orderLines } from "./checkout-cart.ts";
import { type Screen, showCheckout, submitCheckout } from "./checkout-screen.ts";
import { type CheckoutPlatform, errorPage } from "./error-page.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { renderThankYou } from "./pages/thank-you-page.ts";
import { ordersUrl } from "../shared/shop.ts";

/** The checkout: `/checkouts/<token>` and `/checkouts/<token>/thank-you` (.github/decisions/0027). */
export function checkoutHandler(platform: CheckoutPlatform): ServiceHandler {
  const answers = new FormResults<Screen>();
  return async (context) => {
    try {
      return await respondToShopper(platform, answers, context);
    } catch (error) {
      if (error instanceof FormBodyError) return errorPage(platform, error.status);
      platform.log("failure", {
        path: "/checkouts/",
        error: error instanceof Error ? (error.stack ?? error.message) : "unknown",
      });
      return errorPage(platform, isUnusable(error) ? 503 : 500);
    }
  };
}

async function respondToShopper(
  platform: CheckoutPlatform,
  answers: FormResults<Screen>,
  context: ServiceContext,
): Promise<Response> {
  const { req } = context;
  const [, token = "", thanks] = /^\/checkouts\/([\w-]{20,64})(\/thank-you)?\/?$/.exec(req.path) ?? [];
  if (token === "") return errorPage(platform, 404);
  if (req.method === "GET" || req.method === "HEAD") {
    if (thanks) return thankYou(platform, req.raw, token);
    const now = new Date();
    return showCheckout(platform, token, {
      screen: answers.find(token, req.query("answer"), now),
      customer: customerOfSession(platform.database, req.header("cookie") ?? null, now),
    });
  }
  if (req.method !== "POST" || thanks) return errorPage(platform, 405);
  if (!isSameOrigin(req.raw, publicUrlOf(platform.settings))) return errorPage(platform, 403);
  if (!isCheckout(platform.database, token)) return errorPage(platform, 404);
  const seconds = await platform.rateLimits.take("checkout", context.get("network"));
  if (seconds !== undefined) return errorPage(platform, 429, { "retry-after": String(seconds) });
  const attempt = { network: context.get("network"), token, form: await readFormBody(req.raw) };
  const screen = await limitAttempts(platform.rateLimits, attempt, () =>
    submitCheckout(platform, token, attempt.form),
  );
  if (screen === "paid") return seeOther(`/checkouts/${token}/thank-you`);
  if (typeof screen === "number") return errorPage(platform, 429, { "retry-after": String(screen) });
  return seeOther(`/checkouts/${token}?answer=${answers.keep(token, screen, new Date())}`);
}

/** Milliseconds in which anyone with the link sees the order with name and address. */
const publicTime = 3_600_000;

/** The link stays in the browser's history and in shared messages, so after an hour only the buyer sees the order. */
function thankYou(platform: CheckoutPlatform, { headers: sent }: Request, token: string): Response {
  const { database } = platform;
  const { settings: shop } = platform;
  const now = new Date();
  const cart = findCartOfCheckout(database, token, now);
  if (!cart) return errorPage(platform, 404);
  const order = cart.completedAt ? findOrderOfCart(database, cart.id) : undefined;
  if (!order) return seeOther(`/checkouts/${token}`);
  // The clock may have been set back since the order.
  const isRecent = Math.abs(now.getTime() - Date.parse(order.processedAt)) < publicTime;
  if (isRecent || customerOfSession(database, sent.get("cookie"), now)?.email === order.email) {
    const lines = orderLines(platform, order);
    const headers = pageHeaders({ images: imageOrigins(lines) });
    return htmlResponse(200, renderThankYou(order, lines, shop), headers);
  }
  const page = renderPlainPage({
    title: "Thank you for your order",
    text: "For your privacy, this page shows an order for one hour. Sign in to see it again.",
    action: { href: ordersUrl(shop), label: "See your orders" },
    shop,
  });
  return htmlResponse(200, page);
}
