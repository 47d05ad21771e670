import { setImmediate } from "node:timers/promises";
import { __Schema, type GraphQLSchema, isObjectType } from "graphql";
import type { Context } from "../context.ts";

/** Nodes that are resolved in one turn of the event loop. */
const perTurn = 25;

/** Resolves long pages over several turns of the event loop, so that other requests do not wait for 250 products. */
export function resolveListsInBatches(schema: GraphQLSchema): GraphQLSchema {
  // A list of 800 types with all their fields, for introspection.
  const { types } = __Schema.getFields();
  if (types) types.resolve = (source: GraphQLSchema) => inTurns(Object.values(source.getTypeMap()));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.name.endsWith("Connection")) continue;
    for (const name of ["nodes", "edges"] as const) {
      const field = type.getFields()[name];
      if (field) field.resolve = (page: Page, _args: unknown, _context: Context) => inTurns(page[name]);
    }
  }
  return schema;
}

type Page = Readonly<Record<"nodes" | "edges", readonly unknown[]>>;

export function inTurns(list: readonly unknown[]): readonly unknown[] | AsyncIterable<unknown> {
  return list.length > perTurn ? withPauses(list) : list;
}

async function* withPauses(list: readonly unknown[]): AsyncIterable<unknown> {
  // One that fails ends the list, and nobody awaits those after it.
  for (const item of list) if (item instanceof Promise) item.catch(() => undefined);
  for (const [at, item] of list.entries()) {
    if (at % perTurn === 0) await setImmediate();
    yield item;
  }
}
