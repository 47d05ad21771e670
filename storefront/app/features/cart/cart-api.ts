import {
  CartBuyerIdentityUpdateDocument,
  CartCreateDocument,
  CartDiscountCodesUpdateDocument,
  CartDocument,
  type CartFragment,
  type CartLineFragment,
  CartLinesAddDocument,
  CartLinesRemoveDocument,
  CartLinesUpdateDocument,
  type CartProblemFragment,
} from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { market } from "~/market";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { pageSizes } from "~/constants";
import type { Cart } from "./cart";
import { cartOf } from "./cart-adapter";

/** The cart after a change; null if the service no longer has it, because it was paid or has expired. */
export type Changed = Cart | null;

/** The service's cart operations. They fetch all lines, ten per request. */
export interface CartApi {
  read(cartId: string): Promise<Cart | null>;
  /** Passes the buyer's email address if it is known. */
  create(variantIds: readonly string[], email?: string | null): Promise<Cart>;
  add(cartId: string, variantId: string): Promise<Changed>;
  remove(cartId: string, lineIds: readonly string[]): Promise<Changed>;
  /** Sets the quantity of these lines to one. */
  single(cartId: string, lineIds: readonly string[]): Promise<Changed>;
  /** Replaces the shopper's discount code; null removes it. */
  enterCode(cartId: string, code: string | null): Promise<Changed>;
  /** Sets the buyer's email address. */
  identify(cartId: string, email: string): Promise<Changed>;
}

const { cartLines: lines } = pageSizes;

/** `signal` aborts all calls. */
export function commerceCartApi(commerce: Commerce, signal?: AbortSignal): CartApi {
  async function complete(cart: CartFragment): Promise<Cart> {
    const all: CartLineFragment[] = [...cart.lines.nodes];
    let { hasNextPage, endCursor: after } = cart.lines.pageInfo;
    while (hasNextPage && after) {
      const next = await commerce.query(CartDocument, { cartId: cart.id, lines, after }, signal);
      if (!next.cart) break;
      all.push(...next.cart.lines.nodes);
      ({ hasNextPage, endCursor: after } = next.cart.lines.pageInfo);
    }
    return cartOf(cart, all);
  }

  async function changed(payload: Payload): Promise<Changed> {
    if (payload?.cart) return complete(payload.cart);
    if (payload?.userErrors.some(isDeadCart)) return null;
    throw new NoIdReturned(payload?.userErrors[0]?.message);
  }

  return {
    async read(cartId) {
      const { cart } = await commerce.query(CartDocument, { cartId, lines }, signal);
      return cart ? complete(cart) : null;
    },
    async create(variantIds, email) {
      const input = {
        buyerIdentity: { countryCode: market().country, ...(email && { email }) },
        lines: variantIds.map((merchandiseId) => ({ merchandiseId, quantity: 1 })),
      };
      const { cartCreate } = await commerce.mutate(CartCreateDocument, { input, lines }, signal);
      if (!cartCreate?.cart) throw new NoIdReturned(cartCreate?.userErrors[0]?.message);
      return complete(cartCreate.cart);
    },
    async add(cartId, merchandiseId) {
      const newLines = [{ merchandiseId, quantity: 1 }];
      const variables = { cartId, newLines, lines };
      return changed((await commerce.mutate(CartLinesAddDocument, variables, signal)).cartLinesAdd);
    },
    async remove(cartId, lineIds) {
      const variables = { cartId, lineIds: [...lineIds], lines };
      return changed((await commerce.mutate(CartLinesRemoveDocument, variables, signal)).cartLinesRemove);
    },
    async single(cartId, lineIds) {
      const changedLines = lineIds.map((id) => ({ id, quantity: 1 }));
      const variables = { cartId, changedLines, lines };
      return changed((await commerce.mutate(CartLinesUpdateDocument, variables, signal)).cartLinesUpdate);
    },
    async enterCode(cartId, code) {
      const variables = { cartId, discountCodes: code === null ? [] : [code], lines };
      const answer = await commerce.mutate(CartDiscountCodesUpdateDocument, variables, signal);
      return changed(answer.cartDiscountCodesUpdate);
    },
    async identify(cartId, email) {
      const variables = { cartId, buyerIdentity: { email }, lines };
      const answer = await commerce.mutate(CartBuyerIdentityUpdateDocument, variables, signal);
      return changed(answer.cartBuyerIdentityUpdate);
    },
  };
}

type Payload =
  | { cart?: CartFragment | null | undefined; userErrors: readonly CartProblemFragment[] }
  | null
  | undefined;

/** "The specified cart does not exist." */
function isDeadCart({ code, field }: CartProblemFragment): boolean {
  return code === "INVALID" && field?.[0] === "cartId";
}
