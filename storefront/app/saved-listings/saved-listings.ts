import { isSignedIn, onSignedInChange } from "~/session/signed-in";
import type { PublicSettings } from "~/settings/public-settings";
import { Store } from "~/store/store";
import type { ListingToSave, SavedListings } from "./saved-listing";
import type { SavedListingsApi } from "./saved-listings-api";

/** The customer's saved listings. Null until they have loaded, and for visitors. */
export const savedListings = new Store<SavedListings | null>(null);

let reading: Promise<void> | null = null;
let isFollowing = false;
let changes = 0;
/** The number of the last read. The response of an earlier one is out of date. */
let lastRead = 0;

/** Reads the saved listings, once per visit and customer. Does nothing for visitors. Rejects with a `ServiceFailure`. */
export function readSavedListings(settings: PublicSettings): Promise<void> {
  followSession(settings);
  if (!isSignedIn()) return Promise.resolve();
  return reading ?? rereadSavedListings(settings);
}

/** Reads them again: another tab or device may have changed them. */
export function rereadSavedListings(settings: PublicSettings): Promise<void> {
  followSession(settings);
  reading = read(settings).catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}

async function read(settings: PublicSettings): Promise<void> {
  const thisRead = ++lastRead;
  const api = await open(settings);
  let response: SavedListings;
  let before: number;
  do {
    before = changes;
    response = await api.read();
    // The response may predate a change, so it would undo it.
  } while (changes > before);
  if (thisRead === lastRead) savedListings.set(response);
}

/** Saves the listing. Rejects with a `ServiceFailure`. */
export async function saveListing(settings: PublicSettings, listing: ListingToSave): Promise<void> {
  const saved = await (await open(settings)).add(listing);
  change(({ listings }) => ({ listings: [saved, ...listings.filter(({ id }) => id !== saved.id)] }));
}

/** Rejects with a `ServiceFailure`. */
export async function removeSavedListing(settings: PublicSettings, id: string): Promise<void> {
  await (await open(settings)).remove(id);
  change(({ listings }) => ({ listings: listings.filter((listing) => listing.id !== id) }));
}

/** Turns alerts by email on or off. Rejects with a `ServiceFailure`. */
export async function setAlerts(settings: PublicSettings, hasAlerts: boolean): Promise<void> {
  await (await open(settings)).setAlerts(hasAlerts);
  change(() => ({ hasAlerts }));
}

/** If nothing has loaded yet, the next read includes the change. */
function change(of: (before: SavedListings) => Partial<SavedListings>): void {
  changes += 1;
  const before = savedListings.get();
  if (before) savedListings.set({ ...before, ...of(before) });
}

/** Forgets the listings when the customer signs out. A renewed token or another customer's reads them again. */
function followSession(settings: PublicSettings): void {
  if (isFollowing) return;
  isFollowing = true;
  onSignedInChange(() => {
    if (isSignedIn()) {
      if (reading) rereadSavedListings(settings).catch(console.error);
      return;
    }
    lastRead += 1;
    reading = null;
    savedListings.set(null);
  });
}

async function open(settings: PublicSettings): Promise<SavedListingsApi> {
  const [{ customerCommerce }, { savedListingsApi }] = await Promise.all([
    import("~/session/customer-commerce"),
    import("#mockable/saved-listings/saved-listings-api"),
  ]);
  return savedListingsApi(customerCommerce(settings));
}
