import * as v from "valibot";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { throttledSeconds } from "~/apollo/retry-link";
import { ServiceFailure } from "~/http/service-failure";
import { variantIdPattern } from "~/shop/product-gid";
import * as textLimits from "~/shop/text-limits";
import type { Cart } from "./cart";
import { cartIdPattern } from "./cart-id";

const cartId = v.nullish(v.pipe(v.string(), v.regex(cartIdPattern)), null);
const variantId = v.pipe(v.string(), v.regex(variantIdPattern));
const lineId = v.pipe(v.string(), v.regex(/^gid:\/\/shopify\/CartLine\/[\w?=&%.~-]{1,400}$/));
/** The service decides whether it is an address. */
const email = v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(254))), null);
const discountCode = v.pipe(
  v.string(),
  v.trim(),
  v.transform((code) => code.slice(0, textLimits.discountCode)),
);

/** What a form or a script asks of the cart. */
export const cartRequestSchema = v.variant("intent", [
  v.object({ intent: v.literal("read"), cartId, email }),
  v.object({
    intent: v.picklist(["add", "remove"]),
    id: variantId,
    cartId,
    /** The variant's lines, if the script knows the cart. Otherwise, the cart is read first. 250 is the platform's limit. */
    lineIds: v.optional(v.pipe(v.array(lineId), v.maxLength(250))),
    email,
  }),
  /** Replaces the discount code. "" removes it. */
  v.object({ intent: v.literal("discountCode"), discountCode, cartId }),
]);

export type CartRequest = v.InferInput<typeof cartRequestSchema>;

type ValidRequest = v.InferOutput<typeof cartRequestSchema>;
export type CartChange = Exclude<ValidRequest, { readonly intent: "read" }>;
type Change = Extract<ValidRequest, { readonly intent: "add" | "remove" }>;

/** The cart operations of the service. They return null if the cart was paid or has expired. */
export interface CartApi {
  /** Also sets the buyer's email address if it is another one. */
  read(cartId: string, email?: string | null): Promise<Cart | null>;
  create(variantId: string, email?: string | null): Promise<Cart>;
  add(cartId: string, variantId: string): Promise<Cart | null>;
  remove(cartId: string, lineIds: readonly string[]): Promise<Cart | null>;
  setQuantityToOne(cartId: string, lineIds: readonly string[]): Promise<Cart | null>;
  createWithCode(discountCode: string): Promise<Cart>;
  /** Replaces the shopper's discount code; "" removes it. */
  setDiscountCode(cartId: string, discountCode: string): Promise<Cart | null>;
}

/** Does what a form or a script asks. Returns the cart; null if there is none. */
export async function answerCartRequest(api: CartApi, request: ValidRequest): Promise<Cart | null> {
  const { cartId } = request;
  if (request.intent === "read") return cartId === null ? null : api.read(cartId, request.email);
  if (request.intent !== "discountCode") return changeLines(api, request);
  const { discountCode } = request;
  const changed = cartId === null ? null : await changeDiscountCode(api, cartId, discountCode);
  return changed ?? (discountCode === "" ? null : api.createWithCode(discountCode));
}

/** Whether the service rejected the request. After any other error, a change may have been made. */
export function isRefusal(error: unknown): boolean {
  return error instanceof NoIdReturned || (error instanceof ServiceFailure && error.failure === "refused");
}

/**
 * Adds or removes a variant.
 * - Adding a variant that is already in the cart, or removing one that is not, does nothing.
 * - Adding to an unknown or paid cart creates a new one.
 * - If the service's response was lost, the cart is read before the change is retried, so nothing is added twice.
 */
async function changeLines(api: CartApi, change: Change): Promise<Cart | null> {
  const isKnown = change.cartId === null || change.lineIds !== undefined;
  const target = isKnown ? change : await withReadLines(api, change);
  try {
    return await sendChange(api, target);
  } catch (error) {
    if (isRefusal(error) || throttledSeconds(error) !== null) throw error;
    return sendChange(api, await withReadLines(api, change));
  }
}

async function withReadLines(api: CartApi, change: Change): Promise<Change & { cart: Cart | null }> {
  const cart = change.cartId === null ? null : await api.read(change.cartId);
  const lines = cart?.lines.filter(({ id }) => id === change.id) ?? [];
  return { ...change, cart, cartId: cart?.id ?? null, lineIds: lines.map(({ lineId }) => lineId) };
}

async function sendChange(
  api: CartApi,
  { intent, id, cartId, lineIds = [], email, cart = null }: Change & { readonly cart?: Cart | null },
): Promise<Cart | null> {
  const isDone = lineIds.length > 0 === (intent === "add");
  if (isDone) return cart ?? (cartId === null ? null : api.read(cartId));
  if (intent === "remove") return cartId === null ? null : api.remove(cartId, lineIds);
  const changed = cartId === null ? null : await api.add(cartId, id);
  return withSingleLines(api, changed ?? (await api.create(id, email)));
}

function changeDiscountCode(api: CartApi, cartId: string, discountCode: string): Promise<Cart | null> {
  return api.setDiscountCode(cartId, discountCode).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return api.read(cartId);
  });
}

/** Two tabs may have added the same product at once, but there is only one of each. */
async function withSingleLines(api: CartApi, cart: Cart): Promise<Cart> {
  const doubled = cart.lines.filter(({ quantity }) => quantity > 1).map(({ lineId }) => lineId);
  return doubled.length > 0 ? ((await api.setQuantityToOne(cart.id, doubled)) ?? cart) : cart;
}
