import { imageOrigins, orderLines } from "../checkout/checkout-cart.ts";
import { FormBodyError, readFormBody } from "../shared/pages/form-body.ts";
import { FormResults } from "../shared/pages/form-results.ts";
import { htmlResponse, pageHeaders, seeOther } from "../shared/pages/page-response.ts";
import { renderPlainPage } from "../shared/pages/plain-page.ts";
import { isSameOrigin } from "../shared/pages/same-origin.ts";
import type { ServiceHandler } from "../shared/http/service-app.ts";
import type { Platform } from "../shared/platform.ts";
import { waitingTime } from "@circlet/service-kit/rate-limits/rate-limits";
import { publicUrlOf } from "../shared/settings/settings.ts";
import { findOrder, findOrderOfGuest } from "../orders/order-store.ts";
import {
  type EnteredOrder,
  enteredOrder,
  type OrderFieldErrors,
  readOrderForm,
} from "./order-status-form.ts";
import { renderOrderForm } from "./order-form-page.ts";
import { renderOrderStatus } from "./order-status-page.ts";

/** An order, or what was wrong with the form. */
type Answer =
  | { readonly orderId: number }
  | { readonly entered: EnteredOrder; readonly errors: OrderFieldErrors };

type StatusPlatform = Pick<Platform, "database" | "settings" | "rateLimits">;

const path = "/order-status";

/** A wrong number, email or pair get the same answer, so the page reveals neither orders nor customers. */
export function orderStatusHandler({ database, settings, rateLimits }: StatusPlatform): ServiceHandler {
  const answers = new FormResults<Answer>();
  const refused = (status: number, [title, text]: Refusal, headers?: Record<string, string>) =>
    htmlResponse(
      status,
      renderPlainPage({ title, text, action: { href: path, label: "Find an order" }, shop: settings }),
      headers,
    );

  function showAnswer(id: string | undefined): Response {
    if (id === undefined) return htmlResponse(200, renderOrderForm({ state: "new", shop: settings }));
    const answer = answers.find(path, id, new Date());
    if (!answer) return htmlResponse(200, renderOrderForm({ state: "expired", shop: settings }));
    if ("entered" in answer)
      return htmlResponse(422, renderOrderForm({ state: "wrong", ...answer, shop: settings }));
    const order = findOrder(database, answer.orderId);
    if (!order) return htmlResponse(200, renderOrderForm({ state: "expired", shop: settings }));
    const lines = orderLines({ database, settings }, order);
    const page = renderOrderStatus({ order, lines, publicUrl: publicUrlOf(settings), shop: settings });
    return htmlResponse(200, page, pageHeaders({ images: imageOrigins(lines) }));
  }

  return async (context) => {
    const { req } = context;
    if (req.method === "GET" || req.method === "HEAD") return showAnswer(req.query("answer"));
    if (req.method !== "POST") return refused(405, refusals.method, { allow: "GET, HEAD, POST" });
    if (!isSameOrigin(req.raw, publicUrlOf(settings))) return refused(403, refusals.otherSite);
    try {
      const entered = enteredOrder(await readFormBody(req.raw));
      const { errors, fields } = readOrderForm(entered);
      const seconds =
        (await rateLimits.take("orderStatus", context.get("network"))) ??
        (fields && (await rateLimits.take("orderStatusEmail", fields.email)));
      if (seconds !== undefined)
        return refused(
          429,
          ["That was a lot at once", `Please wait ${waitingTime(seconds)} and try again.`],
          {
            "retry-after": String(seconds),
          },
        );
      const orderId = fields && findOrderOfGuest(database, fields);
      const answer = orderId === undefined ? { entered, errors } : { orderId };
      return seeOther(`${path}?answer=${answers.keep(path, answer, new Date())}`);
    } catch (error) {
      if (!(error instanceof FormBodyError)) throw error;
      return refused(error.status, refusals.unreadable);
    }
  };
}

type Refusal = readonly [title: string, text: string];

const refusals = {
  method: ["That doesn’t work here", "Please go back and use the form."],
  otherSite: ["This form came from another site", "For your safety it wasn’t sent. Please use our form."],
  unreadable: ["We can’t read that", "Please use our form."],
} satisfies Readonly<Record<string, Refusal>>;
