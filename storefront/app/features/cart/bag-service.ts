import {
  CartBuyerIdentityUpdateDocument,
  CartCreateDocument,
  CartDocument,
  type CartFragment,
  type CartLineFragment,
  CartLinesAddDocument,
  CartLinesRemoveDocument,
  CartLinesUpdateDocument,
  type CartProblemFragment,
} from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { pageSizes, site } from "~/lib/constants";
import type { Bag } from "./bag";
import { bagOf } from "./bag-adapter";

/** The bag after a change; null when the service does not know the cart any more: it was paid for, or is too old. */
export type Changed = Bag | null;

/** The cart calls of the service. Lines beyond the first ten are fetched, too (decision 7). */
export interface BagService {
  read(cartId: string): Promise<Bag | null>;
  /** With the buyer's email address when it is known (CART-1). */
  create(variantIds: readonly string[], email?: string | null): Promise<Bag>;
  add(cartId: string, variantId: string): Promise<Changed>;
  remove(cartId: string, lineIds: readonly string[]): Promise<Changed>;
  /** Back to one piece each: what is one of a kind cannot be had twice. */
  single(cartId: string, lineIds: readonly string[]): Promise<Changed>;
  /** Tells whose cart it is. */
  identify(cartId: string, email: string): Promise<Changed>;
}

const { cartLines: lines } = pageSizes;

export function bagService(commerce: Commerce): BagService {
  async function complete(cart: CartFragment): Promise<Bag> {
    const all: CartLineFragment[] = [...cart.lines.nodes];
    let { hasNextPage, endCursor: after } = cart.lines.pageInfo;
    while (hasNextPage && after) {
      const next = await commerce.query(CartDocument, { cartId: cart.id, lines, after });
      if (!next.cart) break;
      all.push(...next.cart.lines.nodes);
      ({ hasNextPage, endCursor: after } = next.cart.lines.pageInfo);
    }
    return bagOf(cart, all);
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
        buyerIdentity: { countryCode: site.country, ...(email && { email }) },
        lines: variantIds.map((merchandiseId) => ({ merchandiseId, quantity: 1 })),
      };
      const { cartCreate } = await commerce.mutate(CartCreateDocument, { input, lines });
      if (!cartCreate?.cart) throw new NoIdReturned(cartCreate?.userErrors[0]?.message);
      return complete(cartCreate.cart);
    },
    async add(cartId, merchandiseId) {
      const newLines = [{ merchandiseId, quantity: 1 }];
      return changed((await commerce.mutate(CartLinesAddDocument, { cartId, newLines, lines })).cartLinesAdd);
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

/** The service says by code and field that the cart itself is the trouble ("The specified cart does not exist."). */
function isDeadCart({ code, field }: CartProblemFragment): boolean {
  return code === "INVALID" && field?.[0] === "cartId";
}
