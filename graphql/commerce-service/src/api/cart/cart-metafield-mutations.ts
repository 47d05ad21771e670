import { setImmediate } from "node:timers/promises";
import { transaction } from "../../database/transaction.ts";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import type { Context } from "../context.ts";
import { type CartContext, openCart, openCartId } from "../../cart/cart-operations.ts";
import type { Cart } from "../../cart/cart.ts";
import { checkCartSize, OversizedCart, readCartSize, tooManyBytes } from "../../cart/cart-size.ts";
import { queueChange } from "./change-queue.ts";
import { limitCartChanges } from "./limit-cart-changes.ts";
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
  cartMetafieldsSet: async (
    _: unknown,
    { metafields }: { metafields: readonly OwnedInput[] },
    context: Context,
  ) => {
    const owners = metafields.map(({ ownerId }) => ownerId);
    await limitCartChanges(context, owners, metafields);
    return queueChange(context, () => retryWhileLocked(() => setMetafields(contextOf(context), metafields)));
  },
  cartMetafieldDelete: async (
    _: unknown,
    { input }: { input: { readonly ownerId: string; readonly key: string } },
    context: Context,
  ) => {
    await limitCartChanges(context, [input.ownerId], input);
    return queueChange(context, () => retryWhileLocked(() => deleteMetafield(contextOf(context), input)));
  },
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
  const rows = new Map(owners.map((ownerId) => [ownerId, openCartId(database, ownerId)]));
  const wanted = inputs.map((input) => ({ input, cartId: rows.get(input.ownerId) }));
  const userErrors = wanted.flatMap(({ input, cartId }, elementIndex) => {
    const place = ["metafields", `${elementIndex}`];
    const error = (code: string, field: string, message: string) => [
      { code, elementIndex, field: [...place, field], message },
    ];
    const problem = metafieldProblem(input);
    if (cartId === undefined) return error("INVALID_OWNER", "ownerId", "The cart does not exist");
    if (problem) return error(problem.code, problem.field, problem.message);
    if (countCartMetafields(database, cartId) + inputs.length > maximumMetafields)
      return error("LESS_THAN_OR_EQUAL_TO", "key", tooManyMetafields);
    return [];
  });
  if (userErrors.length > 0) return { metafields: null, userErrors };
  for (const [ownerId, cartId = 0] of rows) {
    const before = readCartSize(database, cartId);
    for (const input of inputs.filter((each) => each.ownerId === ownerId))
      saveCartMetafield(database, cartId, input, now);
    checkCartSize(database, cartId, before);
  }
  const saved = new Map(
    owners.map((ownerId) => [ownerId, readCartMetafields(database, rows.get(ownerId) ?? 0)]),
  );
  const parents = new Map(owners.map((ownerId) => [ownerId, cartReaderOf(context, ownerId)]));
  const metafields = inputs.flatMap(({ ownerId, key: fullKey }) => {
    const name = metafieldName(fullKey);
    const own = saved
      .get(ownerId)
      ?.find(({ namespace, key }) => namespace === name.namespace && key === name.key);
    const parent = parents.get(ownerId);
    return own && parent ? [asMetafield(own, parent)] : [];
  });
  return { metafields, userErrors };
}

/** Reads a cart once, in a turn of its own, if the document asks for a metafield's parent. */
function cartReaderOf(context: CartContext, cartId: string): () => Promise<Cart | null> {
  let cart: Promise<Cart | null> | undefined;
  return () => (cart ??= setImmediate().then(() => openCart(context, cartId)));
}

function deleteMetafield(
  context: CartContext,
  { ownerId, key }: { readonly ownerId: string; readonly key: string },
) {
  const cartId = openCartId(context.database, ownerId);
  const error = (code: string, field: string, message: string) => ({
    deletedId: null,
    userErrors: [{ code, field: ["input", field], message }],
  });
  if (cartId === undefined) return error("INVALID_OWNER", "ownerId", "The cart does not exist");
  if (!deleteCartMetafield(context.database, cartId, key))
    return error("METAFIELD_DOES_NOT_EXIST", "key", "The metafield does not exist");
  return { deletedId: cartMetafieldId({ cartId, ...metafieldName(key) }), userErrors: [] };
}
