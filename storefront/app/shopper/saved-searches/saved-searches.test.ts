// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import * as storageKeys from "~/shop/storage-keys";
import { notifySignedIn } from "~/shopper/session/signed-in";
import type { PublicSettings } from "~/settings/public-settings";
import type { SavedSearches } from "./saved-search";
import { readSavedSearches, rereadSavedSearches, savedSearches, saveSearch } from "./saved-searches";
import { type SavedSearchesApi, savedSearchesApi } from "./saved-searches-api";

vi.mock("~/shopper/session/customer-commerce", () => ({ customerCommerce: vi.fn() }));
vi.mock("./saved-searches-api", () => ({ savedSearchesApi: vi.fn() }));

const settings = {} as PublicSettings;
const dresses = { path: "/category/dresses", name: "Dresses" };
let stored: SavedSearches;
let reads: number;
const api: SavedSearchesApi = {
  read: async () => {
    reads += 1;
    return stored;
  },
  add: async (search) => {
    const saved = { ...search, id: "1", frequency: "WEEKLY" as const };
    stored = { ...stored, searches: [saved, ...stored.searches] };
    return saved;
  },
  remove: async () => undefined,
  setAlerts: async () => undefined,
  setSearchFrequency: async () => undefined,
  setProductFrequency: async () => undefined,
  setQuietHours: async () => undefined,
  wishlistAlerts: async () => ({ isOn: null, frequencies: [], byProduct: new Map() }),
};

beforeEach(() => {
  stored = { searches: [], hasAlerts: false, alerts: null };
  reads = 0;
  vi.mocked(savedSearchesApi).mockReturnValue(api);
  localStorage.clear();
  notifySignedIn();
  localStorage.setItem(storageKeys.accessToken, "token");
});

test("saved searches are read once per visit, and never for visitors", async () => {
  await Promise.all([readSavedSearches(settings), readSavedSearches(settings)]);
  await readSavedSearches(settings);
  expect(reads).toBe(1);
  localStorage.removeItem(storageKeys.accessToken);
  notifySignedIn();
  expect(savedSearches.get()).toBeNull();
  await readSavedSearches(settings);
  expect(reads).toBe(1);
});

test("a read that predates a change does not undo it", async () => {
  const first = Promise.withResolvers<SavedSearches>();
  vi.mocked(savedSearchesApi).mockReturnValue({
    ...api,
    read: () => (reads === 0 ? (reads++, first.promise) : api.read()),
  });
  const reading = readSavedSearches(settings);
  await vi.waitFor(() => expect(reads).toBe(1));
  await saveSearch(settings, dresses);
  first.resolve({ searches: [], hasAlerts: false, alerts: null });
  await reading;
  expect(savedSearches.get()?.searches).toEqual([{ ...dresses, id: "1", frequency: "WEEKLY" }]);
});

test("a renewed token keeps the searches and reads them again", async () => {
  await readSavedSearches(settings);
  localStorage.setItem(storageKeys.accessToken, "renewed");
  window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.accessToken }));
  expect(savedSearches.get()).toEqual(stored);
  stored = { searches: [{ ...dresses, id: "1", frequency: "WEEKLY" }], hasAlerts: true, alerts: null };
  await vi.waitFor(() => expect(savedSearches.get()).toEqual(stored));
});

test("a read that ends after the customer has signed out changes nothing", async () => {
  const response = Promise.withResolvers<SavedSearches>();
  vi.mocked(savedSearchesApi).mockReturnValue({ ...api, read: () => (reads++, response.promise) });
  const reading = rereadSavedSearches(settings);
  await vi.waitFor(() => expect(reads).toBe(1));
  localStorage.removeItem(storageKeys.accessToken);
  notifySignedIn();
  response.resolve(stored);
  await reading;
  expect(savedSearches.get()).toBeNull();
});

test("a failed read is retried", async () => {
  vi.mocked(savedSearchesApi).mockReturnValue({ ...api, read: () => Promise.reject(new Error("offline")) });
  await expect(readSavedSearches(settings)).rejects.toThrow("offline");
  vi.mocked(savedSearchesApi).mockReturnValue(api);
  await readSavedSearches(settings);
  expect(savedSearches.get()).toEqual(stored);
});
