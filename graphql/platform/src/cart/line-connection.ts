import { GraphQLError } from "graphql";
import type { Cart, CartLine } from "./cart.ts";

export interface PageArgs {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly reverse?: boolean | null;
}

/** A line with the cart it belongs to, which is what a line's resolvers need. */
export interface LineOfCart {
  readonly __typename: "CartLine";
  readonly line: CartLine;
  readonly cart: Cart;
}

const maximumPage = 250;

/**
 * A page of a cart's lines, newest first, or oldest first with `reverse`. A cursor names a line by its row id, so it
 * still leads to the same place after that line has gone.
 */
export function lineConnection(cart: Cart, args: PageArgs) {
  const { first, last } = args;
  checkSize(first, last);
  const ordered = args.reverse ? [...cart.lines].reverse() : cart.lines;
  const sign = args.reverse ? 1 : -1;
  const after = args.after == null ? undefined : rowOf(args.after);
  const before = args.before == null ? undefined : rowOf(args.before);

  const from = ordered.filter(({ id }) => after === undefined || (id - after) * sign > 0);
  const range = from.filter(({ id }) => before === undefined || (id - before) * sign < 0);
  const page = first == null ? range.slice(-(last ?? 0)) : range.slice(0, first);

  const nodes = page.map((line): LineOfCart => ({ __typename: "CartLine", line, cart }));
  const ids = page.map(({ id }) => id);
  const place = (id: number | undefined) => ordered.findIndex((line) => line.id === id);
  return {
    nodes,
    edges: nodes.map((node) => ({ node, cursor: cursorOf(node.line.id) })),
    pageInfo: {
      hasPreviousPage: page.length > 0 && place(ids[0]) > 0,
      hasNextPage: page.length > 0 && place(ids.at(-1)) < ordered.length - 1,
      startCursor: ids[0] === undefined ? null : cursorOf(ids[0]),
      endCursor: page.length === 0 ? null : cursorOf(ids.at(-1) ?? 0),
    },
  };
}

function checkSize(first: number | null | undefined, last: number | null | undefined): void {
  if (first == null && last == null) throw badRequest("you must provide one of first or last");
  if (first != null && last != null) throw badRequest("providing both first and last is not supported");
  const size = first ?? last ?? 0;
  if (size < 1) throw badRequest("first and last must be 1 or more");
  if (size > maximumPage) throw badRequest(`first and last cannot exceed ${maximumPage}`);
}

function cursorOf(id: number): string {
  return Buffer.from(JSON.stringify({ last_id: id })).toString("base64");
}

function rowOf(cursor: string): number {
  const match = /^\{"last_id":(\d{1,15})\}$/.exec(Buffer.from(cursor, "base64").toString("utf8"));
  if (!match) throw badRequest("Invalid cursor for current pagination sort.");
  return Number(match[1]);
}

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}
