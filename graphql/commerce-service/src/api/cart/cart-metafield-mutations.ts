import { transaction } from "../../database/transaction.ts";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import type { Context } from "../context.ts";
import { type CartContext, openCart } from "../../cart/cart-operations.ts";
import { checkCartSize, OversizedCart, readCartSize, tooManyBytes } from "../../cart/cart-size.ts";
import { asMetafield } from "./cart-metafield-resolvers.ts";
import {
  type CartMetafieldInput,
  cartMetafieldId,
  countCartMetafields,
  deleteCartMetafield,
  maximumMetafields,
  metafieldName,
  metafieldProblem,
  readCartMetafields,
  saveCartMetafield,
  tooManyMetafields,
} from "../../cart/cart-metafield.ts";

interface OwnedInput extends CartMetafieldInput {
  readonly ownerId: string;
}

const contextOf = ({ database }: Context): CartContext => ({ database, now: new Date(), soldOut: "refused" });

export const metafieldMutations = {
  cartMetafieldsSet: (_: unknown, { metafields }: { metafields: readonly OwnedInput[] }, context: Context) =>
    retryWhileLocked(() => setMetafields(contextOf(context), metafields)),
  cartMetafieldDelete: (
    _: unknown,
    { input }: { input: { readonly ownerId: string; readonly key: string } },
    context: Context,
  ) => retryWhileLocked(() => deleteMetafield(contextOf(context), input)),
};

/** Sets all or none. */
function setMetafields(context: CartContext, inputs: readonly OwnedInput[]) {
  try {
    return transaction(context.database, () => setAll(context, inputs));
  } catch (error) {
    if (!(error instanceof OversizedCart)) throw error;
    return {
      metafields: null,
      userErrors: [{ ...tooManyBytes(["metafields"]), code: "LESS_THAN_OR_EQUAL_TO", elementIndex: null }],
    };
  }
}

function setAll(context: CartContext, inputs: readonly OwnedInput[]) {
  const { database, now } = context;
  const owners = [...new Set(inputs.map(({ ownerId }) => ownerId))];
  const carts = new Map(owners.map((ownerId) => [ownerId, openCart(context, ownerId)]));
  const wanted = inputs.map((input) => ({ input, cart: carts.get(input.ownerId) }));
  const userErrors = wanted.flatMap(({ input, cart }, elementIndex) => {
    const place = ["metafields", `${elementIndex}`];
    const error = (code: string, field: string, message: string) => [
      { code, elementIndex, field: [...place, field], message },
    ];
    const problem = metafieldProblem(input);
    if (!cart) return error("INVALID_OWNER", "ownerId", "The cart does not exist");
    if (problem) return error(problem.code, problem.field, problem.message);
    if (countCartMetafields(database, cart.id) + inputs.length > maximumMetafields)
      return error("LESS_THAN_OR_EQUAL_TO", "key", tooManyMetafields);
    return [];
  });
  if (userErrors.length > 0) return { metafields: null, userErrors };
  for (const cart of carts.values()) {
    if (!cart) continue;
    const before = readCartSize(database, cart.id);
    for (const input of inputs.filter(({ ownerId }) => carts.get(ownerId) === cart))
      saveCartMetafield(database, cart.id, input, now);
    checkCartSize(database, cart.id, before);
  }
  const saved = new Map(
    owners.map((ownerId) => [ownerId, readCartMetafields(database, carts.get(ownerId)?.id ?? 0)]),
  );
  const metafields = wanted.flatMap(({ input, cart }) => {
    const name = metafieldName(input.key);
    const own = saved
      .get(input.ownerId)
      ?.find(({ namespace, key }) => namespace === name.namespace && key === name.key);
    return own && cart ? [asMetafield(own, cart)] : [];
  });
  return { metafields, userErrors };
}

function deleteMetafield(
  context: CartContext,
  { ownerId, key }: { readonly ownerId: string; readonly key: string },
) {
  const cart = openCart(context, ownerId);
  const error = (code: string, field: string, message: string) => ({
    deletedId: null,
    userErrors: [{ code, field: ["input", field], message }],
  });
  if (!cart) return error("INVALID_OWNER", "ownerId", "The cart does not exist");
  if (!deleteCartMetafield(context.database, cart.id, key))
    return error("METAFIELD_DOES_NOT_EXIST", "key", "The metafield does not exist");
  return { deletedId: cartMetafieldId({ cartId: cart.id, ...metafieldName(key) }), userErrors: [] };
}
