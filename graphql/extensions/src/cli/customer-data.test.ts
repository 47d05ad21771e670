import { expect, test } from "vitest";
import { turnAlertsOn } from "../alerts/email-alerts-store.ts";
import { addPushDevice } from "../alerts/push/push-device-store.ts";
import { addSavedSearch } from "../alerts/saved-search-store.ts";
import { openInMemory } from "../database/open-database.ts";
import { customerData } from "./customer-data.ts";

test("a customer's data is complete, and nobody else's", async () => {
  const database = await openInMemory();
  const coat = { id: "gid://shopify/Product/1", price: "90.00", quantity: 2 };
  for (const number of [7, 8]) {
    const id = `gid://shopify/Customer/${number}`;
    const now = new Date();
    await addSavedSearch(database, id, { path: `/search?text=${number}`, name: `Search ${number}` }, now);
    await turnAlertsOn(database, id, { email: `${number}@circlet.example`, wishlist: [coat] }, now);
    const device = { endpoint: `https://push.example/secret-${number}`, p256dh: "", auth: "" };
    await addPushDevice(database, id, device, now);
  }
  expect(await customerData(database, "7")).toEqual({
    savedSearches: [
      { id: expect.any(String) as string, path: "/search?text=7", name: "Search 7", frequency: "WEEKLY" },
    ],
    alerts: {
      isOn: true,
      email: "7@circlet.example",
      timeZone: null,
      from: 21,
      until: 8,
      toldAt: null,
      mailedAt: null,
      lastEmail: null,
    },
    watchedProducts: [{ ...coat, isGone: false, frequency: "WEEKLY" }],
    devices: [{ service: "https://push.example", savedAt: expect.any(String) as string }],
    matches: [],
    asGuest: { savedSearches: [], alerts: null, watchedProducts: [], devices: [], matches: [] },
  });
  expect(await customerData(database, "9")).toEqual({
    savedSearches: [],
    alerts: null,
    watchedProducts: [],
    devices: [],
    matches: [],
    asGuest: null,
  });
});
