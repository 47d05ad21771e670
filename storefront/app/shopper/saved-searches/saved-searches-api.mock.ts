import type { SavedSearches } from "./saved-search";
import type { SavedSearchesApi } from "./saved-searches-api";

const responses = {
  some: {
    searches: [
      {
        id: "3",
        name: "Dresses, Women’s letter sizes: M, Under $100",
        path: "/category/dresses?size=womens_alpha.M&maxPrice=100",
      },
      { id: "2", name: "Results for “linen”", path: "/search?text=linen" },
      { id: "1", name: "Norelle", path: "/brands/norelle" },
    ],
    hasAlerts: true,
  },
  nothing: { searches: [], hasAlerts: false },
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
    add: (search) => Promise.resolve({ ...search, id: "4" }),
    remove: () => Promise.resolve(),
    setAlerts: () => Promise.resolve(),
  };
}
