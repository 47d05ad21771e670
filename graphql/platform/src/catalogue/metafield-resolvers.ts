import type { Context } from "../context.ts";
import { globalId } from "../global-id.ts";
import type { Resolvers } from "../schema/resolvers.ts";
import type { MetafieldRow, ProductRow } from "./product-row.ts";

export interface MetafieldIdentifier {
  readonly namespace?: string | null;
  readonly key: string;
}

/** The hosted platform's namespace for identifiers that name none. */
const defaultNamespace = "custom";

/** A product's metafields in the order they were asked for, null where it has none. */
export async function metafieldsOf(
  { id }: ProductRow,
  identifiers: readonly MetafieldIdentifier[],
  { loaders }: Context,
): Promise<(MetafieldRow | null)[]> {
  const known = await loaders.metafieldsOf(id);
  return identifiers.map(
    ({ namespace, key }) =>
      known.find((field) => field.key === key && field.namespace === (namespace ?? defaultNamespace)) ?? null,
  );
}

export const metafieldResolvers: Resolvers = {
  Metafield: {
    id: ({ productId, namespace, key }: MetafieldRow) =>
      globalId("Metafield", `${productId}-${namespace}.${key}`),
    namespace: ({ namespace }: MetafieldRow) => namespace,
    key: ({ key }: MetafieldRow) => key,
    type: ({ type }: MetafieldRow) => type,
    value: ({ value }: MetafieldRow) => value,
    description: () => null,
    parentResource: ({ productId }: MetafieldRow, _: unknown, { loaders }) => loaders.product(productId),
    reference: () => null,
    references: () => null,
  },
};
