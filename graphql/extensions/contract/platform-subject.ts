import { makeAlerts } from "@circlet/alerts/make-alerts";
import { findCustomer } from "../../commerce-service/src/customers/customer-store.ts";
import { run } from "../../commerce-service/src/database/statement.ts";
import { renderEmail } from "../../commerce-service/src/email/rendered-emails.ts";
import { alertStore } from "../../commerce-service/src/extensions/alerts/alert-store.ts";
import { productsToWatch } from "../../commerce-service/src/extensions/alerts/watched-products.ts";
import { saveMetadata } from "../../commerce-service/src/extensions/listings/listing-store.ts";
import { saveReview } from "../../commerce-service/src/extensions/reviews/review-store.ts";
import { testOrder } from "../../commerce-service/src/orders/order.fixture.ts";
import { openTestShop } from "../../commerce-service/src/testing/test-shop.fixture.ts";
import { testSettings } from "../../commerce-service/src/settings/settings.ts";
import { newestOf } from "./products.ts";
import type { Subject } from "./subject.ts";

/** The endpoint of the local commerce service, in the same process and database as the shop. */
export async function openPlatformSubject(): Promise<Subject> {
  const shop = await openTestShop();
  const { database } = shop;
  return {
    url: shop.extensionsUrl,
    shop,
    saveReview: async (review) => void saveReview(database, review),
    deleteReviews: async () => void run(database, "DELETE FROM review"),
    saveListing: async (listing) => void saveMetadata(database, listing),
    order: async (...handles) => void testOrder(database, "ada@circlet.example", handles),
    deleteOrders: async () => void run(database, "DELETE FROM customer_order"),
    runAlerts: async (now, newest) => {
      const mailed = await makeAlerts(
        {
          store: alertStore(database),
          shop: {
            products: async (ids) => productsToWatch(database, ids),
            newestOf: async (path) => newestOf(shop, newest, path),
          },
          onFailure: () => undefined,
        },
        now,
      );
      const platform = { database, settings: testSettings() };
      return new Map(
        mailed.flatMap((reference) => {
          const email = renderEmail(platform, { kind: "alerts", reference }, now);
          return email
            ? [[findCustomer(database, Number(reference))?.email ?? "", email.message] as const]
            : [];
        }),
      );
    },
    changeAddress: async (from, to) =>
      void run(database, "UPDATE customer SET email = ? WHERE email = ?", to, from),
    // They go with the customers.
    deleteAlerts: () => Promise.resolve(),
    close: () => shop.close(),
  };
}
