import type { Context } from "../context.ts";
import { globalId } from "../../shared/global-id.ts";
import type { Resolvers } from "../resolvers.ts";
import type { MetafieldRow, MetaobjectRow, ProductRow } from "../../catalog/catalog-rows.ts";
import { readMetaobjectByHandle } from "../../catalog/metaobjects/metaobject-reader.ts";

export interface MetafieldIdentifier {
  readonly namespace?: string | null;
  readonly key: string;
}

/** The hosted platform's namespace for identifiers without one. */
const defaultNamespace = "custom";

/** A product's metafields in the requested order, null where there is none. */
export async function productMetafields(
  { id }: ProductRow,
  identifiers: readonly MetafieldIdentifier[],
  { loaders }: Context,
): Promise<(MetafieldRow | null)[]> {
  const known = await loaders.metafieldsOf(
    id,
    identifiers.map(({ key }) => key),
  );
  return identifiers.map(
    ({ namespace, key }) =>
      known.find((field) => field.key === key && field.namespace === (namespace ?? defaultNamespace)) ?? null,
  );
}

/** A metafield of a product, or one that comes with its id, times and parent. */
type MetafieldSource =
  | MetafieldRow
  | (Pick<MetafieldRow, "namespace" | "key" | "type" | "value"> & {
      readonly id: string;
      readonly parent: () => unknown;
      readonly createdAt: string;
      readonly updatedAt: string;
    });

export const metafieldResolvers: Resolvers = {
  Metafield: {
    id: (source: MetafieldSource) =>
      "id" in source
        ? source.id
        : globalId("Metafield", `${source.productId}-${source.namespace}.${source.key}`),
    namespace: ({ namespace }: MetafieldSource) => namespace,
    key: ({ key }: MetafieldSource) => key,
    type: ({ type }: MetafieldSource) => type,
    value: (source: MetafieldSource, _: unknown, context) => {
      const metaobject = referencedMetaobject(source, context);
      return metaobject ? globalId("Metaobject", metaobject.id) : source.value;
    },
    description: () => null,
    createdAt: async (source: MetafieldSource, _: unknown, { loaders }) =>
      "id" in source ? source.createdAt : (await loaders.product(source.productId))?.createdAt,
    updatedAt: async (source: MetafieldSource, _: unknown, { loaders }) =>
      "id" in source ? source.updatedAt : (await loaders.product(source.productId))?.updatedAt,
    parentResource: (source: MetafieldSource, _: unknown, { loaders }) =>
      "id" in source ? source.parent() : loaders.product(source.productId),
    reference: (source: MetafieldSource, _: unknown, context) =>
      referencedMetaobject(source, context) ?? null,
    references: () => null,
  },
};

/** The metaobject that a metafield references. It is stored as "type.handle", so that exports do not depend on ids. */
function referencedMetaobject(
  { type, value }: MetafieldSource,
  { database }: Context,
): MetaobjectRow | undefined {
  if (type !== "metaobject_reference") return undefined;
  const [metaobjectType = "", handle = ""] = value.split(".", 2);
  return readMetaobjectByHandle(database, metaobjectType, handle);
}
