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
import { serverSizes } from "~/constants";
import type { Cart } from "./cart";
import { cartOf } from "./cart-adapter";
import type { CartApi, Changed } from "./cart-api";

/** Also what only the cart page needs. */
export interface CommerceCartApi extends CartApi {
  /** Replaces the shopper's discount code; null removes it. */
  enterCode(cartId: string, code: string | null): Promise<Changed>;
}

const { cartLines: lines } = serverSizes;

/** The cart operations of the commerce service. */
export function commerceCartApi(commerce: Commerce): CommerceCartApi {
  async function complete(cart: CartFragment): Promise<Cart> {
    const all: CartLineFragment[] = [...cart.lines.nodes];
    let { hasNextPage, endCursor: after } = cart.lines.pageInfo;
    while (hasNextPage && after) {
      const next = await commerce.query(CartDocument, { cartId: cart.id, lines, after });
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
      const { cart } = await commerce.query(CartDocument, { cartId, lines });
      return cart ? complete(cart) : null;
    },
    async create(variantIds, email) {
      const input = {
        buyerIdentity: { countryCode: market().country, ...(email && { email }) },
        lines: variantIds.map((merchandiseId) => ({ merchandiseId, quantity: 1 })),
      };
      const { cartCreate } = await commerce.mutate(CartCreateDocument, { input, lines });
      if (!cartCreate?.cart) throw new NoIdReturned(cartCreate?.userErrors[0]?.message);
      return complete(cartCreate.cart);
    },
    async add(cartId, merchandiseId) {
      const newLines = [{ merchandiseId, quantity: 1 }];
      const variables = { cartId, newLines, lines };
      return changed((await commerce.mutate(CartLinesAddDocument, variables)).cartLinesAdd);
    },
    async remove(cartId, lineIds) {
      const variables = { cartId, lineIds: [...lineIds], lines };
      return changed((await commerce.mutate(CartLinesRemoveDocument, variables)).cartLinesRemove);
    },
    async single(cartId, lineIds) {
      const changedLines = lineIds.map((id) => ({ id, quantity: 1 }));
      const variables = { cartId, changedLines, lines };
      return changed((await commerce.mutate(CartLinesUpdateDocument, variables)).cartLinesUpdate);
    },
    async enterCode(cartId, code) {
      const variables = { cartId, discountCodes: code === null ? [] : [code], lines };
      const answer = await commerce.mutate(CartDiscountCodesUpdateDocument, variables);
      return changed(answer.cartDiscountCodesUpdate);
    },
    async identify(cartId, email) {
      const variables = { cartId, buyerIdentity: { email }, lines };
      const answer = await commerce.mutate(CartBuyerIdentityUpdateDocument, variables);
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
