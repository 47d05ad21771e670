import { isSignedIn, onSignedInChange } from "~/shopper/session/signed-in";
import type { PublicSettings } from "~/settings/public-settings";
import { Store } from "~/browser/store";
import type { SearchToSave, SavedSearches } from "./saved-search";
import type { SavedSearchesApi } from "./saved-searches-api";

/** The customer's saved searches. Null until they have loaded, and for visitors. */
export const savedSearches = new Store<SavedSearches | null>(null);

let reading: Promise<void> | null = null;
let isFollowing = false;
let changes = 0;
/** The number of the last read. The response of an earlier one is out of date. */
let lastRead = 0;

/** Reads the saved searches, once per visit and customer. Does nothing for visitors. Rejects with a `ServiceFailure`. */
export function readSavedSearches(settings: PublicSettings): Promise<void> {
  followSession(settings);
  if (!isSignedIn()) return Promise.resolve();
  return reading ?? rereadSavedSearches(settings);
}

/** Reads them again: another tab or device may have changed them. */
export function rereadSavedSearches(settings: PublicSettings): Promise<void> {
  followSession(settings);
  reading = readSearches(settings).catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}

async function readSearches(settings: PublicSettings): Promise<void> {
  const thisRead = ++lastRead;
  const api = await openApi(settings);
  let response: SavedSearches;
  let before: number;
  do {
    before = changes;
    response = await api.read();
    // The response may predate a change, so it would undo it.
  } while (changes > before);
  if (thisRead === lastRead) savedSearches.set(response);
}

/** Saves the search. Rejects with a `ServiceFailure`. */
export async function saveSearch(settings: PublicSettings, search: SearchToSave): Promise<void> {
  const saved = await (await openApi(settings)).add(search);
  changeSearches(({ searches }) => ({ searches: [saved, ...searches.filter(({ id }) => id !== saved.id)] }));
}

/** Rejects with a `ServiceFailure`. */
export async function removeSavedSearch(settings: PublicSettings, id: string): Promise<void> {
  await (await openApi(settings)).remove(id);
  changeSearches(({ searches }) => ({ searches: searches.filter((search) => search.id !== id) }));
}

/** Turns alerts by email on or off. Rejects with a `ServiceFailure`. */
export async function setAlerts(settings: PublicSettings, hasAlerts: boolean): Promise<void> {
  await (await openApi(settings)).setAlerts(hasAlerts);
  changeSearches(() => ({ hasAlerts }));
}

/** If nothing has loaded yet, the next read includes the change. */
export function changeSearches(of: (before: SavedSearches) => Partial<SavedSearches>): void {
  changes += 1;
  const before = savedSearches.get();
  if (before) savedSearches.set({ ...before, ...of(before) });
}

/** Forgets the searches when the customer signs out. A renewed token or another customer's reads them again. */
function followSession(settings: PublicSettings): void {
  if (isFollowing) return;
  isFollowing = true;
  onSignedInChange(() => {
    if (isSignedIn()) {
      if (reading) rereadSavedSearches(settings).catch(console.error);
      return;
    }
    lastRead += 1;
    reading = null;
    savedSearches.set(null);
  });
}

export async function openApi(settings: PublicSettings): Promise<SavedSearchesApi> {
  const [{ customerCommerce }, { savedSearchesApi }] = await Promise.all([
    import("~/shopper/session/customer-commerce"),
    import("#mockable/shopper/saved-searches/saved-searches-api"),
  ]);
  return savedSearchesApi(customerCommerce(settings));
}
