import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import type { PlatformLimits } from "../shared/platform-limits.ts";
import type { Screen } from "./checkout-screen.ts";

interface Attempt {
  /** Undefined for this machine, which has no limits. */
  readonly network: string | undefined;
  /** The checkout's. */
  readonly token: string;
  readonly form: URLSearchParams;
}

/**
 * Submits a form with codes within their limits. Returns the result, or the seconds to wait. Takes points first, for forms
 * that arrive at once, and returns those of buyers who pay, because a carrier's shoppers share them (.github/decisions/0028).
 */
export async function limitAttempts(
  rateLimits: PlatformLimits,
  { network, token, form }: Attempt,
  submit: () => Promise<Screen | "paid">,
): Promise<Screen | "paid" | number> {
  const [discount, giftCard, email] = ["discount", "giftCard", "email"].map((name) => form.get(name)?.trim());
  const clients = { checkout: network, coupon: network, codeRefusal: network, codeEmail: network && token };
  const pair = network && `${token} ${email && normalizedEmail(email)}`;
  const isCounted = (await rateLimits.wait("codeAttempt", pair)) !== undefined;
  const guess = discount || giftCard ? (["coupon"] as const) : [];
  const question = discount && !isCounted ? (["codeRefusal", "codeEmail"] as const) : [];
  for (const name of [...guess, ...question]) {
    const seconds = await rateLimits.take(name, clients[name]);
    if (seconds !== undefined) return seconds;
  }
  const screen = await submit();
  const isPaid = screen === "paid";
  // Any unpaid attempt with a code tells whether the email has ordered, if only by the total that was declined.
  const hasTold = !isPaid && screen.known === "paying" && discount !== undefined && discount !== "";
  if (hasTold) await rateLimits.take("codeAttempt", pair);
  const paid = ["checkout", ...guess, ...(isCounted ? (["codeRefusal"] as const) : question)] as const;
  const returned = isPaid ? paid : hasTold ? [] : question;
  for (const name of returned) await rateLimits.giveBack(name, clients[name]);
  return screen;
}
