import { beforeEach, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { openInMemory } from "../database/open-database.ts";
import { forgetCustomer, turnAlertsOn } from "./email-alerts-store.ts";
import type { AlertShop } from "./make-alerts.ts";
import { makeAlertsNow } from "./make-alerts-now.ts";
import { addSavedSearch } from "./saved-search-store.ts";

const now = new Date("2026-03-01T12:00:00Z");
const dress = { id: "dress", price: "50.0", quantity: 1 };
const shop: AlertShop = {
  products: async () => [
    {
      ...dress,
      price: "40.0",
      handle: "dress",
      title: "Dress",
      currency: "USD",
      isForSale: true,
      publishedAt: now,
    },
  ],
  newestOf: async () => ({ ids: [], hasMore: false }),
};
let database: Database;

/** Two customers with alerts, who have saved a listing and a dress that has become cheaper since. */
beforeEach(async () => {
  database = await openInMemory();
  for (const name of ["ada", "ben"]) {
    const alerts = { email: `${name}@circlet.example`, wishlist: [dress] };
    await turnAlertsOn(database, name, alerts, now);
    await addSavedSearch(database, name, { path: `/search?text=${name}`, name }, now);
  }
});

test("the command says who gets an email, without customers who were deleted meanwhile", async () => {
  const newestOf = async (path: string) => {
    if (path.endsWith("ben")) await forgetCustomer(database, "ada", now);
    return { ids: [], hasMore: false };
  };
  expect(await makeAlertsNow(database, { ...shop, newestOf }, now)).toEqual({
    addresses: ["ben@circlet.example"],
    failures: [],
  });
});

test("the command checks customers who are not due yet, but nobody gets a second email within a week", async () => {
  expect((await makeAlertsNow(database, shop, now)).addresses).toHaveLength(2);
  expect((await makeAlertsNow(database, shop, now)).addresses).toEqual([]);
});

test("the command says everything that failed", async () => {
  const newestOf = async (path: string) => {
    throw new Error(`The storefront has no ${path}.`);
  };
  const { failures } = await makeAlertsNow(database, { ...shop, newestOf }, now);
  expect(failures).toEqual([
    "The storefront has no /search?text=ada.",
    "The storefront has no /search?text=ben.",
  ]);
});

test("the command says once why everybody's check failed", async () => {
  const fail = async () => Promise.reject(new Error("The storefront does not respond."));
  expect(await makeAlertsNow(database, { products: fail, newestOf: fail }, now)).toEqual({
    addresses: [],
    failures: ["The storefront does not respond."],
  });
});
