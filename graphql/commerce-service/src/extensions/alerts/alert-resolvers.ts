import { mostSavedListings, savedListingInput } from "@circlet/alerts/saved-listing";
import * as v from "valibot";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import type { Context } from "../../graphql/context.ts";
import { badRequest, limitExceeded, unauthorized } from "../../graphql/errors.ts";
import type { Resolvers } from "../../graphql/resolvers.ts";
import { areAlertsOn, stopAlerts, turnAlertsOff, turnAlertsOn } from "./email-alerts-store.ts";
import { addSavedListing, removeSavedListing, savedListings } from "./saved-listing-store.ts";

/** Everything belongs to the customer whose token came with the request, or to whom a stop token was sent. */
export const alertResolvers: Resolvers = {
  Query: {
    getSavedListings: (_: unknown, __: unknown, context) =>
      savedListings(context.database, signedIn(context)),
    getEmailAlerts: (_: unknown, __: unknown, context) => ({
      isOn: areAlertsOn(context.database, signedIn(context)),
    }),
  },
  Mutation: {
    addSavedListing: async (_: unknown, input: { path: string; name: string }, context) => {
      const customerId = signedIn(context);
      const parsed = v.safeParse(savedListingInput, input);
      if (!parsed.success) throw badRequest("Save a listing of the shop by its path, with a name.");
      const saved = await retryWhileLocked(() =>
        addSavedListing(context.database, customerId, parsed.output, new Date()),
      );
      if (saved === "full") throw limitExceeded(`A customer can save at most ${mostSavedListings} listings.`);
      return saved;
    },
    removeSavedListing: async (_: unknown, { id }: { id: string }, context) => {
      const customerId = signedIn(context);
      if (!/^\d{1,15}$/.test(id)) throw badRequest(`Invalid id '${id.slice(0, 60)}'`);
      await retryWhileLocked(() => removeSavedListing(context.database, customerId, Number(id)));
      return id;
    },
    setEmailAlerts: async (_: unknown, { isOn }: { isOn: boolean }, context) => {
      const customerId = signedIn(context);
      const { database } = context;
      await retryWhileLocked(() =>
        isOn ? turnAlertsOn(database, customerId, new Date()) : turnAlertsOff(database, customerId),
      );
      return { isOn };
    },
    stopEmailAlerts: (_: unknown, { token }: { token: string }, { database }) =>
      retryWhileLocked(() => stopAlerts(database, token)),
  },
  SavedListing: "plain",
  EmailAlerts: "plain",
};

function signedIn({ customer }: Context): number {
  if (!customer) throw unauthorized();
  return customer.id;
}
