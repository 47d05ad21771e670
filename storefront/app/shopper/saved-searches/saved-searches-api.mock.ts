import type { SavedSearches } from "./saved-search";
import type { SavedSearchesApi } from "./saved-searches-api";
import { productGid } from "~/shop/product-gid";
import { storyCards } from "../../../stories/story-cards";

const alerts = {
  frequencies: ["AT_ONCE", "DAILY", "WEEKLY", "OFF"],
  timeZone: "America/New_York",
  quietFrom: 21,
  quietUntil: 8,
} as const;

const responses = {
  some: {
    searches: [
      {
        id: "3",
        name: "Dresses, Women’s letter sizes: M, Under $100",
        path: "/category/dresses?size=womens_alpha.M&maxPrice=100",
        frequency: "AT_ONCE",
      },
      { id: "2", name: "Results for “linen”", path: "/search?text=linen", frequency: "WEEKLY" },
      { id: "1", name: "Norelle", path: "/brands/norelle", frequency: "OFF" },
    ],
    hasAlerts: true,
    alerts,
  },
  nothing: { searches: [], hasAlerts: false, alerts },
} as const satisfies Readonly<Record<string, SavedSearches>>;

let response: SavedSearches = responses.some;

/** Sets the service's next response. */
export function respondWithSavedSearches(given: keyof typeof responses): void {
  response = responses[given];
}

/** Changes succeed but are not stored. */
export function savedSearchesApi(): SavedSearchesApi {
  return {
    read: () => Promise.resolve(response),
    add: (search, frequency = "WEEKLY") => Promise.resolve({ ...search, id: "4", frequency }),
    remove: () => Promise.resolve(),
    setAlerts: () => Promise.resolve(),
    setSearchFrequency: () => Promise.resolve(),
    setProductFrequency: () => Promise.resolve(),
    setQuietHours: () => Promise.resolve(),
    wishlistAlerts: () =>
      Promise.resolve({
        isOn: response.hasAlerts,
        frequencies: alerts.frequencies,
        byProduct: new Map(storyCards.map(({ id }) => [productGid(id), "WEEKLY"])),
      }),
  };
}
