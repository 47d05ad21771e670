import { isSignedIn, onSignedInChange } from "~/session/signed-in";
import type { PublicSettings } from "~/settings/public-settings";
import { Store } from "~/store/store";
import type { ListingToSave, SavedListings } from "./saved-listing";
import type { SavedListingsApi } from "./saved-listings-api";

/** The customer's saved listings. Null until they have loaded, and for visitors. */
export const savedListings = new Store<SavedListings | null>(null);

let reading: Promise<void> | null = null;
let isKept = false;
let changes = 0;

/** Reads the saved listings, once per visit and customer. Does nothing for visitors. Rejects with a `ServiceFailure`. */
export function readSavedListings(settings: PublicSettings): Promise<void> {
  forgetAtSignOut();
  if (!isSignedIn()) return Promise.resolve();
  reading ??= rereadSavedListings(settings).catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}

/** Reads them again: another tab or device may have changed them. */
export async function rereadSavedListings(settings: PublicSettings): Promise<void> {
  forgetAtSignOut();
  const api = await open(settings);
  let read: SavedListings;
  let before: number;
  do {
    before = changes;
    read = await api.read();
    // The response may predate a change, so it would undo it.
  } while (changes > before);
  savedListings.set(read);
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

function forgetAtSignOut(): void {
  if (isKept) return;
  isKept = true;
  onSignedInChange(() => {
    reading = null;
    savedListings.set(null);
  });
}

async function open(settings: PublicSettings): Promise<SavedListingsApi> {
  const [{ customerCommerce }, { savedListingsApi }] = await Promise.all([
    import("~/session/customer-commerce"),
    import("./saved-listings-api"),
  ]);
  return savedListingsApi(customerCommerce(settings));
}
