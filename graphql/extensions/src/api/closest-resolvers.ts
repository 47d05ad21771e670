import type { GarmentLengths } from "@circlet/service-kit/garment-lengths";
import { badRequest } from "@circlet/service-kit/graphql-errors";
import { turnQueue } from "@circlet/service-kit/turn-queue";
import * as v from "valibot";
import {
  filteredMetafields,
  listingConditions,
  type ListingConditions,
  readConditions,
  type SearchConditions,
} from "../alerts/in-time/conditions.ts";
import type { Closest } from "../closest/closest-index.ts";
import { type ClosestArgs, closestPage } from "../closest/closest-page.ts";
import { lastChange } from "../alerts/in-time/changed-products.ts";
import { catalogPass, countCompared } from "../closest/compared-products.ts";
import { forSale } from "../closest/term-codes.ts";
import { isRead } from "../platform/comparable-products.ts";
import type { Context } from "./context.ts";
import { listSize } from "./list-size.ts";

interface ListingArgs {
  readonly garment: Readonly<Record<string, number | null>>;
  readonly within?: number | null;
  readonly collection?: string | null;
  readonly filters: string;
}

interface CountArgs extends ListingArgs {
  readonly values: string;
}

const longest = 20_000;
const filtersJson = v.pipe(
  v.string(),
  v.maxLength(longest),
  v.parseJson(),
  listingConditions.entries.filters,
);
const valuesJson = v.pipe(
  v.string(),
  v.maxLength(3 * longest),
  v.parseJson(),
  listingConditions.entries.filters,
);
const isForSale = v.object({ available: v.literal(true) });

/** Each may compare a hundred thousand products. */
const queueComparisons = turnQueue({ atOnce: 2, mostWaiting: 100 });

export const closestResolvers = {
  Query: {
    getClosestProducts: async (_: unknown, args: ListingArgs & ClosestArgs, context: Context) => {
      const closest = await compared(args, context);
      if (!closest) return null;
      const { ranked, measured } = closest;
      try {
        const size = listSize(args.last ?? args.first, { most: 100, usual: 20 });
        return { ...closestPage(ranked, args, size), measured, unmeasured: ranked.length - measured };
      } catch (error) {
        throw v.isValiError(error) ? badRequest("Unknown cursor") : error;
      }
    },
    countClosestProducts: async (_: unknown, args: CountArgs, context: Context) => {
      const values = parsed(valuesJson, args.values, "values");
      const closest = await compared(args, context);
      return closest && values.map((filter) => countOf(filter, closest));
    },
    getComparedCatalog: async (_: unknown, __: unknown, { database }: Context) => {
      const pass = await catalogPass(database);
      if (!pass?.finishedAt) return null;
      // Only the doctor asks how many, and counting reads them all.
      let counted: ReturnType<typeof countCompared> | undefined;
      const count = () => (counted ??= countCompared(database));
      return {
        readAt: pass.finishedAt,
        products: async () => (await count()).products,
        measured: async () => (await count()).measured,
        webhookAt: () => lastChange(database),
      };
    },
  },
};

/** Null if only the platform can tell. */
async function compared(args: ListingArgs, context: Context): Promise<Closest | null> {
  const filters = parsed(filtersJson, args.filters, "filters");
  const { garment, collection = null, within = null } = args;
  const conditions = conditionsOf({ collection, filters });
  if (!conditions) return null;
  const query = {
    garment: lengthsOf(garment),
    within,
    conditions,
    isForSale: filters.some((filter) => v.is(isForSale, filter)),
  };
  return queueComparisons(context, () => context.closest.compare(query));
}

function conditionsOf(listing: Omit<ListingConditions, "words">): SearchConditions | null {
  const whole = { ...listing, words: [] };
  return filteredMetafields(whole).every(isRead) ? readConditions(whole) : null;
}

function countOf(filter: ListingConditions["filters"][number], { countOf: count }: Closest): number | null {
  if (v.is(isForSale, filter)) return count(forSale);
  const { product = [], variant = [] } = conditionsOf({ collection: null, filters: [filter] }) ?? {};
  const [term, ...others] = [...product, ...variant].flat();
  return term === undefined || others.length > 0 ? null : count(term);
}

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, name: string): Output {
  const { success, output } = v.safeParse(schema, value);
  if (!success) throw badRequest(`Malformed ${name}`);
  return output;
}

/** Lengths that no garment has are left out. */
function lengthsOf(garment: ListingArgs["garment"]): GarmentLengths {
  const known = Object.entries(garment).filter(
    ([, inches]) => inches !== null && inches > 0 && inches < 1000,
  );
  return Object.fromEntries(known);
}
