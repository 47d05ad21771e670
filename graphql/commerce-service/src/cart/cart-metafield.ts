import type { Database } from "../database/database.ts";
import { all, get, run } from "../database/statement.ts";
import { globalId } from "../shared/global-id.ts";
import type { CartError } from "./cart-error.ts";

/** A custom value that a client keeps in a cart. */
export interface CartMetafield {
  readonly __typename: "Metafield";
  readonly cartId: number;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The hosted platform's limits. */
export const maximumMetafields = 250;
export const tooManyMetafields = `A cart can have at most ${maximumMetafields} metafields`;
const longestKey = 255;
const longestValue = 65_536;

const defaultNamespace = "custom";

/** "namespace.key", or a key in the default namespace. */
export function metafieldName(key: string): { readonly namespace: string; readonly key: string } {
  const dot = key.indexOf(".");
  return dot < 0
    ? { namespace: defaultNamespace, key }
    : { namespace: key.slice(0, dot), key: key.slice(dot + 1) };
}

export function cartMetafieldId({
  cartId,
  namespace,
  key,
}: Pick<CartMetafield, "cartId" | "namespace" | "key">): string {
  return globalId("Metafield", `cart-${cartId}-${namespace}.${key}`);
}

export interface CartMetafieldInput {
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

/** Why a metafield cannot be stored; undefined when it can. */
export function metafieldProblem({ key, value }: CartMetafieldInput) {
  const name = metafieldName(key);
  if (name.namespace.trim() === "" || name.key.trim() === "")
    return { code: "BLANK", field: "key", message: "Key can't be blank" } as const;
  if (key.length > longestKey) return { code: "TOO_LONG", field: "key", message: "Key is too long" } as const;
  if (value === "") return { code: "BLANK", field: "value", message: "Value can't be blank" } as const;
  if (value.length > longestValue)
    return { code: "TOO_LONG", field: "value", message: "Value is too long" } as const;
  return undefined;
}

/** The problems of several metafields, as errors of a cart. */
export function metafieldErrors(inputs: readonly CartMetafieldInput[], path: readonly string[]): CartError[] {
  const tooMany: CartError[] =
    inputs.length > maximumMetafields
      ? [{ code: "INVALID_METAFIELDS", field: path, message: tooManyMetafields }]
      : [];
  const invalid = inputs.flatMap((input, index): CartError[] => {
    const problem = metafieldProblem(input);
    if (!problem) return [];
    const field = [...path, `${index}`, problem.field];
    return [{ code: "INVALID_METAFIELDS", field, message: problem.message }];
  });
  return [...tooMany, ...invalid];
}

export function readCartMetafields(db: Database, cartId: number): CartMetafield[] {
  return all(
    db,
    `SELECT 'Metafield' AS __typename, cart_id AS cartId, namespace, key, type, value, created_at AS createdAt,
       updated_at AS updatedAt FROM cart_metafield WHERE cart_id = ? ORDER BY namespace, key`,
    cartId,
  );
}

export function countCartMetafields(db: Database, cartId: number): number {
  const sql = "SELECT count(*) AS count FROM cart_metafield WHERE cart_id = ?";
  return get<{ count: number }>(db, sql, cartId)?.count ?? 0;
}

export function saveCartMetafield(
  db: Database,
  cartId: number,
  { key: fullKey, type, value }: CartMetafieldInput,
  now: Date,
): void {
  const { namespace, key } = metafieldName(fullKey);
  run(
    db,
    `INSERT INTO cart_metafield (cart_id, namespace, key, type, value, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)
     ON CONFLICT DO UPDATE SET type = excluded.type, value = excluded.value, updated_at = excluded.updated_at`,
    cartId,
    namespace,
    key,
    type,
    value,
    now.toISOString(),
  );
}

export function deleteCartMetafield(db: Database, cartId: number, fullKey: string): boolean {
  const { namespace, key } = metafieldName(fullKey);
  const sql = "DELETE FROM cart_metafield WHERE cart_id = ? AND namespace = ? AND key = ?";
  return run(db, sql, cartId, namespace, key).changes > 0;
}
