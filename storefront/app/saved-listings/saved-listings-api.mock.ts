import type { SavedListings } from "./saved-listing";
import type { SavedListingsApi } from "./saved-listings-api";

const responses = {
  some: {
    listings: [
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
  nothing: { listings: [], hasAlerts: false },
} as const satisfies Readonly<Record<string, SavedListings>>;

let response: SavedListings = responses.some;

/** Sets the service's next response. */
export function respondWithSavedListings(given: keyof typeof responses): void {
  response = responses[given];
}

/** Changes succeed but are not stored. */
export function savedListingsApi(): SavedListingsApi {
  return {
    read: () => Promise.resolve(response),
    add: (listing) => Promise.resolve({ ...listing, id: "4" }),
    remove: () => Promise.resolve(),
    setAlerts: () => Promise.resolve(),
  };
}
