import * as v from "valibot";
import { closer, firstAt, type Ranked, type Ranking } from "./closest-index.ts";

export interface ClosestArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** Its place in the order, so that a page goes on where the last one ended although products have changed. */
const cursor = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((text) => Buffer.from(text, "base64url").toString("utf8")),
  v.parseJson(),
  v.strictTuple([v.number(), v.number(), v.string()]),
  v.transform(([distance, createdAt, id]): Ranked => ({ distance, createdAt, id })),
);

/** A part of an order. Throws a `ValiError` for a cursor of another order. */
export function closestPage(ranked: Ranking, { after, before, last }: ClosestArgs, size: number) {
  const from = after == null ? 0 : placeOf(ranked, v.parse(cursor, after), (order) => order > 0);
  const to = before == null ? ranked.length : placeOf(ranked, v.parse(cursor, before), (order) => order >= 0);
  const start = last == null ? from : Math.max(from, to - size);
  const end = last == null ? Math.min(to, from + size) : to;
  const page = Array.from({ length: Math.max(0, end - start) }, (_, at) => ranked.at(start + at)).flatMap(
    (each) => each ?? [],
  );
  return {
    productIds: page.map(({ id }) => id),
    startCursor: cursorOf(page[0]),
    endCursor: cursorOf(page.at(-1)),
    hasPreviousPage: start > 0,
    hasNextPage: end < ranked.length,
  };
}

function placeOf(ranked: Ranking, place: Ranked, isThere: (order: number) => boolean): number {
  return firstAt(ranked, (each) => isThere(closer(each, place)));
}

function cursorOf(ranked: Ranked | undefined): string | null {
  if (!ranked) return null;
  const { distance, createdAt, id } = ranked;
  return Buffer.from(JSON.stringify([distance, createdAt, id])).toString("base64url");
}
