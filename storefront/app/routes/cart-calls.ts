import { safeParse } from "valibot";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { commerceContext } from "~/apollo/request-commerce";
import { ServiceFailure } from "~/apollo/service-failure";
import { cartCallSchema, type CartResponse, runCall } from "~/features/cart/cart-call";
import { commerceCartApi } from "~/features/cart/commerce-cart-api";
import { asUnavailable } from "~/http/route-data";
import type { Route } from "./+types/cart-calls";

/** Runs a cart operation for the browser (.github/decisions/0008). The call goes on if the shopper leaves. */
export async function action({ request, context }: Route.ActionArgs) {
  // Forms of other sites cannot send this type.
  if (request.headers.get("Content-Type") !== "application/json") return new Response(null, { status: 415 });
  const call = safeParse(cartCallSchema, await request.json().catch(() => null));
  if (!call.success) return new Response(null, { status: 400 });
  try {
    const cart = await runCall(commerceCartApi(context.get(commerceContext)), call.output);
    return Response.json({ cart } satisfies CartResponse);
  } catch (error) {
    if (isRejected(error)) return new Response(null, { status: 422 });
    throw asUnavailable(error);
  }
}

/** Whether sending the call again would not help. */
function isRejected(error: unknown): boolean {
  return error instanceof NoIdReturned || (error instanceof ServiceFailure && error.failure === "refused");
}
