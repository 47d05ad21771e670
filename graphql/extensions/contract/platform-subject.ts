import { run } from "../../platform/src/database/statement.ts";
import { saveMetadata } from "../../platform/src/extensions/listings/listing-store.ts";
import { saveReview } from "../../platform/src/extensions/reviews/review-store.ts";
import { testOrder } from "../../platform/src/orders/order.fixture.ts";
import { openTestShop } from "../../platform/src/testing/test-shop.fixture.ts";
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
    close: () => shop.close(),
  };
}
