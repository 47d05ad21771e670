import { incomparable } from "@circlet/service-kit/garment-distance";
import type { GarmentLengths } from "@circlet/service-kit/garment-lengths";
import { badRequest } from "@circlet/service-kit/graphql-errors";
import { turnQueue } from "@circlet/service-kit/turn-queue";
import * as v from "valibot";
import { filteredMetafields, listingConditions, readConditions } from "../alerts/in-time/conditions.ts";
import { type ClosestArgs, closestPage } from "../closest/closest-page.ts";
import { catalogPass, countCompared } from "../closest/compared-products.ts";
import { isRead } from "../platform/comparable-products.ts";
import type { Context } from "./context.ts";
import { listSize } from "./list-size.ts";

interface Args extends ClosestArgs {
  readonly garment: Readonly<Record<string, number | null>>;
  readonly within?: number | null;
  readonly collection?: string | null;
  readonly filters: string;
}

const filtersJson = v.pipe(v.string(), v.maxLength(20_000), v.parseJson(), listingConditions.entries.filters);
const isForSale = v.object({ available: v.literal(true) });

/** Each may compare a hundred thousand products. */
const queueComparisons = turnQueue({ atOnce: 2, mostWaiting: 100 });

export const closestResolvers = {
  Query: {
    getClosestProducts: async (_: unknown, args: Args, context: Context) => {
      const filters = parsed(filtersJson, args.filters, "filters");
      const { collection = null, within = null } = args;
      const listing = { collection, words: [], filters };
      const conditions = readConditions(listing);
      if (!conditions || !filteredMetafields(listing).every(isRead)) return null;
      const query = {
        garment: lengthsOf(args.garment),
        within,
        conditions,
        isForSale: filters.some((filter) => v.is(isForSale, filter)),
      };
      const ranked = await queueComparisons(context, () => context.closest.rank(query));
      if (!ranked) return null;
      const measured = ranked.filter(({ distance }) => distance !== incomparable).length;
      try {
        const size = listSize(args.last ?? args.first, { most: 100, usual: 20 });
        return { ...closestPage(ranked, args, size), measured, unmeasured: ranked.length - measured };
      } catch (error) {
        throw v.isValiError(error) ? badRequest("Unknown cursor") : error;
      }
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
      };
    },
  },
};

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, name: string): Output {
  const { success, output } = v.safeParse(schema, value);
  if (!success) throw badRequest(`Malformed ${name}`);
  return output;
}

/** Lengths that no garment has are left out. */
function lengthsOf(garment: Args["garment"]): GarmentLengths {
  const known = Object.entries(garment).filter(
    ([, inches]) => inches !== null && inches > 0 && inches < 1000,
  );
  return Object.fromEntries(known);
}
