// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { storageKeys } from "~/constants";
import { notifySignedIn } from "~/session/signed-in";
import type { PublicSettings } from "~/settings/public-settings";
import type { SavedListings } from "./saved-listing";
import { readSavedListings, rereadSavedListings, savedListings, saveListing } from "./saved-listings";
import { type SavedListingsApi, savedListingsApi } from "./saved-listings-api";

vi.mock("~/session/customer-commerce", () => ({ customerCommerce: vi.fn() }));
vi.mock("./saved-listings-api", () => ({ savedListingsApi: vi.fn() }));

const settings = {} as PublicSettings;
const dresses = { path: "/category/dresses", name: "Dresses" };
/** The service's list. */
let stored: SavedListings;
let reads: number;
const api: SavedListingsApi = {
  read: async () => {
    reads += 1;
    return stored;
  },
  add: async (listing) => {
    const saved = { ...listing, id: "1" };
    stored = { ...stored, listings: [saved, ...stored.listings] };
    return saved;
  },
  remove: async () => undefined,
  setAlerts: async () => undefined,
};

beforeEach(() => {
  stored = { listings: [], hasAlerts: false };
  reads = 0;
  vi.mocked(savedListingsApi).mockReturnValue(api);
  localStorage.clear();
  notifySignedIn();
  localStorage.setItem(storageKeys.accessToken, "token");
});

test("saved searches are read once per visit, and never for visitors", async () => {
  await Promise.all([readSavedListings(settings), readSavedListings(settings)]);
  await readSavedListings(settings);
  expect(reads).toBe(1);
  localStorage.removeItem(storageKeys.accessToken);
  notifySignedIn();
  expect(savedListings.get()).toBeNull();
  await readSavedListings(settings);
  expect(reads).toBe(1);
});

test("a read that predates a change does not undo it", async () => {
  const first = Promise.withResolvers<SavedListings>();
  vi.mocked(savedListingsApi).mockReturnValue({
    ...api,
    read: () => (reads === 0 ? (reads++, first.promise) : api.read()),
  });
  const reading = readSavedListings(settings);
  await vi.waitFor(() => expect(reads).toBe(1));
  await saveListing(settings, dresses);
  first.resolve({ listings: [], hasAlerts: false });
  await reading;
  expect(savedListings.get()?.listings).toEqual([{ ...dresses, id: "1" }]);
});

test("a renewed token keeps the listings and reads them again", async () => {
  await readSavedListings(settings);
  localStorage.setItem(storageKeys.accessToken, "renewed");
  window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.accessToken }));
  expect(savedListings.get()).toEqual(stored);
  stored = { listings: [{ ...dresses, id: "1" }], hasAlerts: true };
  await vi.waitFor(() => expect(savedListings.get()).toEqual(stored));
});

test("a read that ends after the customer has signed out changes nothing", async () => {
  const response = Promise.withResolvers<SavedListings>();
  vi.mocked(savedListingsApi).mockReturnValue({ ...api, read: () => (reads++, response.promise) });
  const reading = rereadSavedListings(settings);
  await vi.waitFor(() => expect(reads).toBe(1));
  localStorage.removeItem(storageKeys.accessToken);
  notifySignedIn();
  response.resolve(stored);
  await reading;
  expect(savedListings.get()).toBeNull();
});

test("a failed read is retried", async () => {
  vi.mocked(savedListingsApi).mockReturnValue({ ...api, read: () => Promise.reject(new Error("offline")) });
  await expect(readSavedListings(settings)).rejects.toThrow("offline");
  vi.mocked(savedListingsApi).mockReturnValue(api);
  await readSavedListings(settings);
  expect(savedListings.get()).toEqual(stored);
});
