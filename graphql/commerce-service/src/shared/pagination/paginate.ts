import { badRequest } from "@circlet/service-kit/graphql-errors";

/** A sort order by several keys. The last key must be unique. */
export interface SortOrder<Item> {
  /** Cursors are only valid for the order with this name. */
  readonly name: string;
  readonly keys: readonly [SortKey<Item>, ...SortKey<Item>[]];
}

export interface SortKey<Item> {
  readonly value: (item: Item) => string | number;
  readonly descending?: boolean;
}

export interface PageArgs {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly reverse?: boolean | null;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly cursors: readonly string[];
  readonly pageInfo: PageInfo;
}

export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** The hosted platform's limit. */
const maximumPage = 250;

type Place = readonly (string | number)[];

/** A cursor has its item's sort values, so it stays valid when items change. Throws GraphQL errors. */
export function paginate<Item>(items: readonly Item[], order: SortOrder<Item>, args: PageArgs): Page<Item> {
  const { size, backwards } = sizeOf(args);
  const name = args.reverse ? `${order.name}-` : order.name;
  const { toPlace } = comparisons(order, args.reverse === true);
  const after = args.after == null ? undefined : placeFrom(args.after, name, order.keys.length);
  const before = args.before == null ? undefined : placeFrom(args.before, name, order.keys.length);

  let skippedBefore = false;
  let skippedAfter = false;
  const inside = (item: Item): boolean => {
    const tooEarly = after !== undefined && toPlace(item, after) <= 0;
    const tooLate = before !== undefined && toPlace(item, before) >= 0;
    skippedBefore ||= tooEarly;
    skippedAfter ||= tooLate;
    return !tooEarly && !tooLate;
  };
  const range = after || before ? items.filter(inside) : items;
  const found = firstOf(range, size + 1, order, args.reverse === true ? !backwards : backwards);
  const more = found.length > size;
  const kept = found.slice(0, size);
  if (backwards) kept.reverse();

  const cursors = kept.map((item) =>
    cursorOf(
      name,
      order.keys.map(({ value }) => value(item)),
    ),
  );
  return {
    items: kept,
    cursors,
    pageInfo: {
      hasNextPage: backwards ? skippedAfter : more,
      hasPreviousPage: backwards ? more : skippedBefore,
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
  };
}

/** For lists by id that are too long to read whole: the ids that a page lies between, and how it is read. */
export function pageById(name: string, args: PageArgs) {
  const { size, backwards } = sizeOf(args);
  const isReverse = args.reverse === true;
  const at = (cursor: string | null | undefined) =>
    cursor == null ? null : Number(placeFrom(cursor, isReverse ? `${name}-` : name, 1)[0]);
  const [low, high] = isReverse ? [at(args.before), at(args.after)] : [at(args.after), at(args.before)];
  return { size, low, high, descending: isReverse !== backwards };
}

function sizeOf({ first, last }: PageArgs): { size: number; backwards: boolean } {
  if (first == null && last == null) throw badRequest("you must provide one of first or last");
  if (first != null && last != null) throw badRequest("providing both first and last is not supported");
  const size = first ?? last ?? 0;
  if (size < 0) throw badRequest("first and last cannot be negative");
  if (size > maximumPage) throw badRequest(`first and last cannot exceed ${maximumPage}`);
  return { size, backwards: first == null };
}

/** Compares items with each other and with a cursor's values, key by key: most differ in the first. */
function comparisons<Item>({ keys }: SortOrder<Item>, reverse: boolean) {
  const signed = keys.map(({ value, descending = false }) => ({
    value,
    sign: descending === reverse ? 1 : -1,
  }));
  return {
    toItem: (a: Item, b: Item): number => {
      for (const { value, sign } of signed) {
        const one = value(a);
        const other = value(b);
        if (one !== other) return one < other ? -sign : sign;
      }
      return 0;
    },
    toPlace: (item: Item, place: Place): number => {
      let index = 0;
      for (const { value, sign } of signed) {
        const one = value(item);
        const other = place[index] ?? 0;
        if (one !== other) return one < other ? -sign : sign;
        index += 1;
      }
      return 0;
    },
  };
}

/** The first `count` items in order, without sorting the whole list. */
function firstOf<Item>(
  items: readonly Item[],
  count: number,
  order: SortOrder<Item>,
  reverse: boolean,
): Item[] {
  const { toItem, toPlace } = comparisons(order, reverse);
  let candidates: Item[] = [];
  let bar: Place | undefined;
  const trim = (): void => {
    candidates = candidates.sort(toItem).slice(0, count);
    const last = candidates[count - 1];
    if (last !== undefined) bar = order.keys.map(({ value }) => value(last));
  };
  for (const item of items) {
    if (bar !== undefined && toPlace(item, bar) >= 0) continue;
    candidates.push(item);
    if (candidates.length >= 4 * count) trim();
  }
  trim();
  return candidates;
}

function cursorOf(name: string, at: Place): string {
  return Buffer.from(JSON.stringify([name, ...at])).toString("base64url");
}

function placeFrom(cursor: string, name: string, keys: number): Place {
  try {
    const [order, ...at] = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as unknown[];
    if (order === name && at.length === keys && at.every(isSortValue)) return at;
  } catch {
    // Invalid data gets the same error as a cursor from another order.
  }
  throw badRequest("Invalid cursor for current pagination sort.");
}

function isSortValue(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
