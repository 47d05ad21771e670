import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Cart } from "../cart/cart.ts";
import { transaction } from "../database/transaction.ts";
import { bagLines, openBag } from "./checkout-bag.ts";
import { type FieldErrors, readForm, type ShownValues, shownValues } from "./checkout-form.ts";
import { declined, soldNotice, tooManyDeclines, totalNotice, why } from "./checkout-notices.ts";
import { type Desk, fail } from "./fault.ts";
import { applyCode, type Outcome, pay } from "./pay.ts";
import { renderCheckout } from "./page/checkout-page.ts";
import type { Notice } from "./page/notice.ts";
import { renderPlainPage } from "../page/plain-page.ts";
import { seeOther, sendPage } from "../page/page-response.ts";

interface Screen {
  readonly status?: number;
  readonly values?: ShownValues;
  readonly errors?: FieldErrors;
  readonly notice?: (cart: Cart) => Notice;
}

export function showCheckout(desk: Desk, response: ServerResponse, token: string): void {
  show(desk, response, token, {});
}

/** Takes the form: applies a code or pays. A checkout that is paid leads to its order, whatever was sent. */
export function submitCheckout(
  desk: Desk,
  response: ServerResponse,
  token: string,
  form: URLSearchParams,
): void {
  const { database } = desk;
  const now = new Date();
  const values = shownValues(form);
  if (form.get("action") === "apply") return apply(desk, response, token, values, now);

  const { errors, details } = readForm(form, now);
  if (!details) return show(desk, response, token, { status: 422, values, errors });

  const shown = form.get("total") ?? "";
  const outcome = pay(database, {
    ...details,
    checkoutToken: token,
    code: values.discount,
    shownTotal: /^\d{1,12}$/.test(shown) ? Number(shown) : null,
    attemptKey: (form.get("attempt") || randomUUID()).slice(0, 64),
    now,
  });
  if (outcome.kind === "paid") return seeOther(response, `/checkouts/${token}/thank-you`);
  show(desk, response, token, { values, ...screenOf(outcome) });
}

function apply(desk: Desk, response: ServerResponse, token: string, values: ShownValues, now: Date): void {
  const { database } = desk;
  const bag = openBag(database, token, now);
  const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email) ? { email: values.email } : {};
  const refusal =
    bag && !bag.cart.completedAt
      ? transaction(database, () => applyCode(database, bag.cart, values.discount, email, now))
      : undefined;
  show(
    desk,
    response,
    token,
    refusal ? { status: 422, values, errors: { discount: why(refusal) } } : { values },
  );
}

/** Shows the checkout as it stands, or leads to where the shopper should be instead. */
function show(desk: Desk, response: ServerResponse, token: string, screen: Screen): void {
  const { database, settings } = desk;
  const { storefrontUrl } = settings;
  const bag = openBag(database, token, new Date());
  if (!bag) return fail(desk, response, 404);
  const { cart, sold } = bag;
  if (cart.completedAt) return seeOther(response, `/checkouts/${token}/thank-you`);
  const notice = screen.notice?.(cart) ?? (sold.length > 0 ? soldNotice(sold) : undefined);
  if (cart.lines.length === 0) {
    const text = notice?.title ?? "Once you put something in it, you can check out here.";
    return sendPage(
      response,
      screen.status ?? 200,
      renderPlainPage({ title: "Your bag is empty", text, storefrontUrl }),
    );
  }
  const page = renderCheckout({
    cart,
    lines: bagLines(database, cart),
    values: screen.values ?? startingValues(cart),
    errors: screen.errors ?? {},
    notice,
    attemptKey: randomUUID(),
    storefrontUrl,
  });
  sendPage(response, screen.status ?? 200, page);
}

function startingValues(cart: Cart): ShownValues {
  const code = cart.discount.codes[0];
  return {
    ...shownValues(new URLSearchParams()),
    email: cart.email ?? "",
    discount: code && !code.refusal ? code.code : "",
  };
}

function screenOf(outcome: Exclude<Outcome, { kind: "paid" }>): Screen {
  switch (outcome.kind) {
    case "sold":
      return { status: 409, notice: () => soldNotice(outcome.names) };
    case "code-refused":
      return { status: 422, errors: { discount: why(outcome.refusal) } };
    case "declined":
      return { status: 402, notice: () => declined };
    case "too-many-declines":
      return { status: 429, notice: () => tooManyDeclines };
    case "total-changed":
      return { status: 409, notice: totalNotice };
    case "empty":
      return {};
    default:
      return outcome satisfies never;
  }
}
