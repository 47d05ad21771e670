import type { KnownProduct } from "../alerts/alerts.ts";
import { mostSavedSearches, savedSearchInput } from "../alerts/saved-search.ts";
import { emailPattern } from "@circlet/service-kit/email/email-address";
import * as v from "valibot";
import type { Context } from "./context.ts";
import {
  badRequest,
  limitExceeded,
  notFound,
  tooManyRequests,
  unauthorized,
  unavailable,
} from "@circlet/service-kit/graphql-errors";
import { isShopError, TokenRejected } from "../platform/graphql-request.ts";
import {
  alertsChoice,
  areAlertsOn,
  setQuietHours,
  stoppableAlerts,
  stopAlerts,
  turnAlertsOff,
  turnAlertsOn,
} from "../alerts/email-alerts-store.ts";
import { type AlertFrequency, offeredFrequencies, usualFrequency } from "../alerts/frequency.ts";
import { hour, timeZone } from "../alerts/quiet-hours.ts";
import { askForAlerts, confirmAlerts } from "../alerts/guests.ts";
import { type PushDevice, pushDeviceInput } from "../alerts/push/push-device.ts";
import { addPushDevice, isPushDevice, removePushDevice } from "../alerts/push/push-device-store.ts";
import {
  addSavedSearch,
  removeSavedSearch,
  savedSearches,
  setSearchFrequency,
} from "../alerts/saved-search-store.ts";
import { setProductFrequency, watchedProducts } from "../alerts/watched-products.ts";
import { globalId, productNumber } from "../shared/global-id.ts";

const quietHours = v.object({ timeZone, from: hour, until: hour });

const guestInput = v.object({
  ...savedSearchInput.entries,
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(emailPattern)),
});

/** Everything belongs to the customer whose token came with the request, or to whom a stop token was sent. */
export const alertResolvers = {
  Query: {
    getSavedSearches: (_: unknown, __: unknown, context: Context) =>
      savedSearches(context.database, signedIn(context).customerId),
    getEmailAlerts: async (_: unknown, __: unknown, context: Context) => {
      const { customerId } = signedIn(context);
      return context.sendsEmail ? choiceOf(context, customerId) : null;
    },
    getPushAlerts: async (_: unknown, { endpoint }: { endpoint?: string | null }, context: Context) => {
      const { customerId } = signedIn(context);
      const { database, sendsEmail, push } = context;
      if (!sendsEmail) return null;
      const isOn = endpoint ? await isPushDevice(database, customerId, endpoint) : false;
      return { publicKey: await push.publicKey(), isOn };
    },
    getStoppableAlerts: (_: unknown, { token }: { token: string }, { database }: Context) =>
      stoppableAlerts(database, token),
    getWishlistAlerts: async (_: unknown, __: unknown, context: Context) => {
      const { customerId } = signedIn(context);
      if (!(await areAlertsOn(context.database, customerId))) return [];
      const watched = await watchedProducts(context.database, customerId);
      return watched.map(({ id, frequency }) => ({ productId: id, frequency }));
    },
  },
  Mutation: {
    addSavedSearch: async (
      _: unknown,
      { frequency, ...input }: { path: string; name: string; frequency?: AlertFrequency | null },
      context: Context,
    ) => {
      const { customerId } = signedIn(context);
      const parsed = v.safeParse(savedSearchInput, input);
      if (!parsed.success) throw badRequest("Save a listing of the shop by its path, with a name.");
      const wanted = { ...parsed.output, frequency: frequency ? offered(context, frequency) : undefined };
      const saved = await addSavedSearch(context.database, customerId, wanted, new Date());
      if (saved === "full") throw limitExceeded(`A customer can save at most ${mostSavedSearches} listings.`);
      return saved;
    },
    setSavedSearchFrequency: async (
      _: unknown,
      { id, frequency }: { id: string; frequency: AlertFrequency },
      context: Context,
    ) => {
      const { customerId } = signedIn(context);
      const wanted = offered(context, frequency);
      const saved = await setSearchFrequency(context.database, customerId, id, wanted, new Date());
      if (!saved) throw notFound("Saved search not found.");
      return saved;
    },
    setWishlistItemFrequency: async (
      _: unknown,
      { productId, frequency }: { productId: string; frequency: AlertFrequency },
      context: Context,
    ) => {
      const { customerId } = signedIn(context);
      const id = globalId("Product", productNumber(productId));
      const wanted = offered(context, frequency);
      if (!(await setProductFrequency(context.database, customerId, id, wanted)))
        throw notFound("The product is not on the wishlist, or alerts are off.");
      return { productId, frequency: wanted };
    },
    removeSavedSearch: async (_: unknown, { id }: { id: string }, context: Context) => {
      const { customerId } = signedIn(context);
      await removeSavedSearch(context.database, customerId, id);
      return id;
    },
    setEmailAlerts: async (
      _: unknown,
      { isOn, timeZone: zone }: { isOn: boolean; timeZone?: string | null },
      context: Context,
    ) => {
      const { customerId, token } = signedIn(context);
      const { database, customers, storefront, sendsEmail } = context;
      if (!sendsEmail) return null;
      if (!isOn) {
        await turnAlertsOff(database, customerId);
        return choiceOf(context, customerId);
      }
      const [email, { productIds }] = await Promise.all([
        customers.email(token),
        customers.wishlist(token),
      ]).catch(throwRefusal);
      if (email === null) throw badRequest("The account has no email address.");
      const products = await storefront.productsToWatch(productIds).catch(throwRefusal);
      const wishlist = productIds.map((id) => products.find((product) => product.id === id) ?? unknown(id));
      // A browser may know a time zone that this process does not.
      const known = v.is(timeZone, zone) ? zone : null;
      await turnAlertsOn(database, customerId, { email, wishlist, timeZone: known }, new Date());
      return choiceOf(context, customerId);
    },
    setQuietHours: async (
      _: unknown,
      input: { timeZone: string; from: number; until: number },
      context: Context,
    ) => {
      const { customerId } = signedIn(context);
      const parsed = v.safeParse(quietHours, input);
      if (!parsed.success) throw badRequest("Quiet hours need a time zone, and hours from 0 to 23.");
      if (!context.sendsEmail) return null;
      if (!(await setQuietHours(context.database, customerId, parsed.output)))
        throw badRequest("Turn alerts on first.");
      return choiceOf(context, customerId);
    },
    addPushDevice: async (_: unknown, { device }: { device: PushDevice }, context: Context) => {
      const { customerId } = signedIn(context);
      const { database, sendsEmail, push } = context;
      const parsed = v.safeParse(pushDeviceInput(push.isLocalShop), device);
      if (!parsed.success) throw badRequest("A device needs the endpoint and the keys of a push service.");
      if (!sendsEmail) return null;
      if (!(await addPushDevice(database, customerId, parsed.output, new Date())))
        throw badRequest("Turn alerts on first.");
      return { publicKey: await push.publicKey(), isOn: true };
    },
    removePushDevice: async (_: unknown, { endpoint }: { endpoint: string }, { database }: Context) => {
      await removePushDevice(database, endpoint);
      return true;
    },
    askForAlerts: async (
      _: unknown,
      { timeZone: zone, ...input }: { email: string; path: string; name: string; timeZone?: string | null },
      context: Context,
    ) => {
      if (!context.sendsEmail) return false;
      const parsed = v.safeParse(guestInput, input);
      if (!parsed.success)
        throw badRequest("Alerts need an email address and a listing of the shop with a name.");
      const wait = await context.guestWait();
      if (wait !== undefined) throw tooManyRequests(wait);
      const guest = {
        ...parsed.output,
        timeZone: v.is(timeZone, zone) ? zone : null,
        frequency: offered(context, "AT_ONCE"),
      };
      await askForAlerts(context.database, guest, new Date());
      return true;
    },
    confirmAlerts: (_: unknown, { token }: { token: string }, { database }: Context) =>
      confirmAlerts(database, token, new Date()),
    stopEmailAlerts: (
      _: unknown,
      { token, search }: { token: string; search?: string | null },
      { database }: Context,
    ) => stopAlerts(database, token, search ?? null, new Date()),
  },
};

async function choiceOf({ database, hasWebhooks }: Context, customerId: string) {
  const { isOn, timeZone, from, until } = await alertsChoice(database, customerId);
  return {
    isOn,
    timeZone,
    quietFrom: from,
    quietUntil: until,
    frequencies: offeredFrequencies(hasWebhooks),
  };
}

function offered({ hasWebhooks }: Context, frequency: AlertFrequency): AlertFrequency {
  return offeredFrequencies(hasWebhooks).includes(frequency) ? frequency : usualFrequency;
}

function signedIn({ customer }: Context) {
  if (!customer) throw unauthorized();
  return customer;
}

function unknown(id: string): KnownProduct {
  return { id, price: null, quantity: null };
}

/** A token may expire between its check and the change. */
function throwRefusal(error: unknown): never {
  if (error instanceof TokenRejected) throw unauthorized();
  throw isShopError(error) ? unavailable() : error;
}
