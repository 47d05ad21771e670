import type { AlertShop } from "@circlet/alerts/make-alerts";
import { beforeEach, expect, test } from "vitest";
import { ensureCustomer } from "../../customers/customer-store.ts";
import { type Database, openDatabase } from "../../database/database.ts";
import { run } from "../../database/statement.ts";
import { saveProducts, testProduct } from "../../testing/test-shop.fixture.ts";
import { addToWishlist } from "../wishlist/wishlist-store.ts";
import { turnAlertsOn } from "./email-alerts-store.ts";
import { makeAlertsNow } from "./make-alerts-now.ts";
import { addSavedListing } from "./saved-listing-store.ts";
import { productsToWatch } from "./watched-products.ts";

const now = new Date();
let database: Database;
let shop: AlertShop;

/** Two customers with alerts, who have saved a listing and a dress that has become cheaper since. */
beforeEach(() => {
  database = openDatabase(":memory:");
  saveProducts(database, testProduct("dress", { price: 5000 }));
  for (const name of ["ada", "ben"]) {
    const { id } = ensureCustomer(database, `${name}@circlet.example`, now);
    addToWishlist(database, id, 1, now);
    addSavedListing(database, id, { path: `/search?text=${name}`, name }, now);
    turnAlertsOn(database, id, now);
  }
  saveProducts(database, testProduct("dress", { price: 4000 }));
  shop = {
    products: async (ids) => productsToWatch(database, ids),
    newestOf: async () => ({ ids: [], hasMore: false }),
  };
});

test("the command says who gets an email, without customers who were deleted meanwhile", async () => {
  const newestOf = async (path: string) => {
    if (path.endsWith("ben")) run(database, "DELETE FROM customer WHERE email = 'ada@circlet.example'");
    return { ids: [], hasMore: false };
  };
  expect(await makeAlertsNow(database, { ...shop, newestOf }, now)).toEqual({
    addresses: ["ben@circlet.example"],
    failures: [],
  });
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
