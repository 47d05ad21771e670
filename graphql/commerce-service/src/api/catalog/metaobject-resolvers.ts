import type { Context } from "../context.ts";
import { badRequest } from "@circlet/service-kit/graphql-errors";
import { globalId, rowId } from "../../shared/global-id.ts";
import { connection } from "../../shared/pagination/connection.ts";
import { type SortOrder, type PageArgs, paginate } from "../../shared/pagination/paginate.ts";
import type { Resolvers } from "../resolvers.ts";
import type { MetaobjectRow } from "../../catalog/catalog-rows.ts";
import { readMetaobject, readMetaobjectByHandle } from "../../catalog/metaobjects/metaobject-reader.ts";

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
      { lists }: Context,
    ) => connection(paginate(lists.metaobjects(args.type), orderOf(args.sortKey), args)),
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
    // Lists and objects are stored as JSON text. No other type is distinguished.
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

/** In the order in which they were written. */
function fieldsOf({ fields }: MetaobjectRow): Field[] {
  return Object.entries(JSON.parse(fields) as Record<string, string>).map(([key, value]) => ({ key, value }));
}

function orderOf(sortKey: string | null | undefined): SortOrder<MetaobjectRow> {
  const byId = { value: ({ id }: MetaobjectRow) => id };
  return sortKey === "updated_at"
    ? { name: "updated", keys: [{ value: ({ updatedAt }) => updatedAt }, byId] }
    : { name: "id", keys: [byId] };
}
