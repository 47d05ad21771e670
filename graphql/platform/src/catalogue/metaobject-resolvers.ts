import type { Context } from "../context.ts";
import { globalId, rowId } from "../global-id.ts";
import { badRequest } from "../schema/graphql-fault.ts";
import type { Resolvers } from "../schema/resolvers.ts";
import { type Order, type PageArgs, pageOf } from "../search/page.ts";
import { connection } from "./connection.ts";
import { readMetaobject, readMetaobjectByHandle, readMetaobjects } from "./metaobject-reader.ts";
import type { MetaobjectRow } from "./product-row.ts";

interface MetaobjectArgs {
  readonly id?: string | null;
  readonly handle?: { readonly type: string; readonly handle: string } | null;
}

export const metaobjectResolvers: Resolvers = {
  QueryRoot: {
    metaobject: (_: unknown, { id, handle }: MetaobjectArgs, { database }) => {
      if (handle) return readMetaobjectByHandle(database, handle.type, handle.handle);
      if (id == null) throw badRequest("metaobject needs an id or a handle");
      return readMetaobject(database, rowId(id, "Metaobject") ?? 0);
    },
    metaobjects: (
      _: unknown,
      args: PageArgs & { type: string; sortKey?: string | null },
      { database }: Context,
    ) => connection(pageOf(readMetaobjects(database, args.type), orderOf(args.sortKey), args)),
  },
  Metaobject: {
    id: ({ id }: MetaobjectRow) => globalId("Metaobject", id),
    type: ({ type }: MetaobjectRow) => type,
    handle: ({ handle }: MetaobjectRow) => handle,
    updatedAt: ({ updatedAt }: MetaobjectRow) => updatedAt,
    fields: (metaobject: MetaobjectRow) => fieldsOf(metaobject),
    field: (metaobject: MetaobjectRow, { key }: { key: string }) =>
      fieldsOf(metaobject).find((field) => field.key === key) ?? null,
    onlineStoreUrl: () => null,
    seo: () => null,
  },
  MetaobjectField: {
    key: ({ key }: Field) => key,
    value: ({ value }: Field) => value,
    // Lists and objects are kept as JSON text; nothing else needs telling apart.
    type: ({ value }: Field) => (/^[[{]/.test(value) ? "json" : "single_line_text_field"),
    reference: () => null,
    references: () => null,
  },
  MetaobjectConnection: "plain",
  MetaobjectEdge: "plain",
};

interface Field {
  readonly key: string;
  readonly value: string;
}

/** In the order they were written. */
function fieldsOf({ fields }: MetaobjectRow): Field[] {
  return Object.entries(JSON.parse(fields) as Record<string, string>).map(([key, value]) => ({ key, value }));
}

function orderOf(sortKey: string | null | undefined): Order<MetaobjectRow> {
  const byId = { value: ({ id }: MetaobjectRow) => id };
  return sortKey === "updated_at"
    ? { name: "updated", keys: [{ value: ({ updatedAt }) => updatedAt }, byId] }
    : { name: "id", keys: [byId] };
}
