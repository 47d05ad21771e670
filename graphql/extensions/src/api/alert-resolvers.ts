import type { WatchedProduct } from "../alerts/alerts.ts";
import { mostSavedSearches, savedSearchInput } from "../alerts/saved-search.ts";
import * as v from "valibot";
import type { Context } from "./context.ts";
import { badRequest, limitExceeded, unauthorized, unavailable } from "@circlet/service-kit/graphql-errors";
import { isShopError, TokenRejected } from "../platform/graphql-request.ts";
import { areAlertsOn, stopAlerts, turnAlertsOff, turnAlertsOn } from "../alerts/email-alerts-store.ts";
import { addSavedSearch, removeSavedSearch, savedSearches } from "../alerts/saved-search-store.ts";

/** Everything belongs to the customer whose token came with the request, or to whom a stop token was sent. */
export const alertResolvers = {
  Query: {
    getSavedSearches: (_: unknown, __: unknown, context: Context) =>
      savedSearches(context.database, signedIn(context).customerId),
    getEmailAlerts: async (_: unknown, __: unknown, context: Context) => {
      const { customerId } = signedIn(context);
      return context.sendsEmail ? { isOn: await areAlertsOn(context.database, customerId) } : null;
    },
  },
  Mutation: {
    addSavedSearch: async (_: unknown, input: { path: string; name: string }, context: Context) => {
      const { customerId } = signedIn(context);
      const parsed = v.safeParse(savedSearchInput, input);
      if (!parsed.success) throw badRequest("Save a listing of the shop by its path, with a name.");
      const saved = await addSavedSearch(context.database, customerId, parsed.output, new Date());
      if (saved === "full") throw limitExceeded(`A customer can save at most ${mostSavedSearches} listings.`);
      return saved;
    },
    removeSavedSearch: async (_: unknown, { id }: { id: string }, context: Context) => {
      const { customerId } = signedIn(context);
      await removeSavedSearch(context.database, customerId, id);
      return id;
    },
    setEmailAlerts: async (_: unknown, { isOn }: { isOn: boolean }, context: Context) => {
      const { customerId, token } = signedIn(context);
      const { database, customers, storefront, sendsEmail } = context;
      if (!sendsEmail) return null;
      if (!isOn) {
        await turnAlertsOff(database, customerId);
        return { isOn };
      }
      const [email, { productIds }] = await Promise.all([
        customers.email(token),
        customers.wishlist(token),
      ]).catch(throwRefusal);
      if (email === null) throw badRequest("The account has no email address.");
      const products = await storefront.productsToWatch(productIds).catch(throwRefusal);
      const wishlist = productIds.map((id) => products.find((product) => product.id === id) ?? unknown(id));
      await turnAlertsOn(database, customerId, { email, wishlist }, new Date());
      return { isOn };
    },
    stopEmailAlerts: (_: unknown, { token }: { token: string }, { database }: Context) =>
      stopAlerts(database, token),
  },
};

function signedIn({ customer }: Context) {
  if (!customer) throw unauthorized();
  return customer;
}

function unknown(id: string): WatchedProduct {
  return { id, price: null, quantity: null };
}

/** A token may expire between its check and the change. */
function throwRefusal(error: unknown): never {
  if (error instanceof TokenRejected) throw unauthorized();
  throw isShopError(error) ? unavailable() : error;
}
