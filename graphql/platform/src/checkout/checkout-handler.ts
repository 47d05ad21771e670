import type { IncomingMessage, ServerResponse } from "node:http";
import type { Handler } from "../http/answer.ts";
import { isBusy } from "../database/is-busy.ts";
import { findOrderOfCart } from "../order/order-store.ts";
import { findCartOfCheckout } from "../cart/cart-store.ts";
import { orderLines } from "./checkout-bag.ts";
import { showCheckout, submitCheckout } from "./checkout-screen.ts";
import { type Desk, fail } from "./fault.ts";
import { BadBody, readFormBody } from "../page/form-body.ts";
import { renderThankYou } from "./page/thank-you-page.ts";
import { seeOther, sendPage } from "../page/page-response.ts";
import { isSameOrigin } from "../page/same-origin.ts";

/** The checkout: `/checkouts/<token>` and `/checkouts/<token>/thank-you`. */
export function checkoutHandler(desk: Desk): Handler {
  return async (request, response, url) => {
    try {
      await answer(desk, request, response, url);
    } catch (error) {
      if (error instanceof BadBody) return fail(desk, response, error.status);
      desk.log("failure", {
        path: "/checkouts/",
        error: error instanceof Error ? (error.stack ?? error.message) : "unknown",
      });
      if (response.headersSent) response.destroy();
      else fail(desk, response, isBusy(error) ? 503 : 500);
    }
  };
}

async function answer(
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const [, token = "", thanks] = /^\/checkouts\/([\w-]{20,64})(\/thank-you)?\/?$/.exec(url.pathname) ?? [];
  if (token === "") return fail(desk, response, 404);
  if (isRead) return thanks ? thankYou(desk, response, token) : showCheckout(desk, response, token);
  if (request.method !== "POST" || thanks) return fail(desk, response, 405);
  if (!isSameOrigin(request, desk.settings.publicUrl ?? "http://localhost")) return fail(desk, response, 403);
  return submitCheckout(desk, response, token, await readFormBody(request));
}

function thankYou(desk: Desk, response: ServerResponse, token: string): void {
  const cart = findCartOfCheckout(desk.database, token, new Date());
  if (!cart) return fail(desk, response, 404);
  const order = cart.completedAt ? findOrderOfCart(desk.database, cart.id) : undefined;
  if (!order) return seeOther(response, `/checkouts/${token}`);
  sendPage(
    response,
    200,
    renderThankYou(order, orderLines(desk.database, order), desk.settings.storefrontUrl),
  );
}
