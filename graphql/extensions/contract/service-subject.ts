import { createHmac, randomInt } from "node:crypto";
import { makeAlerts } from "@circlet/alerts/make-alerts";
import type { AddressedEmail } from "@circlet/service-kit/email/email";
import { findCustomerByEmail } from "../../commerce-service/src/customers/customer-store.ts";
import { openTestShop } from "../../commerce-service/src/testing/test-shop.fixture.ts";
import { alertStore } from "../src/alerts/alert-store.ts";
import { sendAlerts } from "../src/alerts/send-alerts.ts";
import type { Database } from "../src/database/database.ts";
import { saveListing } from "../src/listings/listing-store.ts";
import { recordOrder } from "../src/orders/record-order.ts";
import { saveReview } from "../src/reviews/review-store.ts";
import { readSettings } from "../src/settings/settings.ts";
import { storefrontApi } from "../src/shop/storefront-api.ts";
import { startService } from "../src/start-service.ts";
import { newestOf, numbersOf } from "./products.ts";
import type { Subject } from "./subject.ts";

export const webhookSecret = "a-secret-of-the-tests";

/** Settings of a service for this shop, on any free port. */
export function settingsBeside(shopUrl: string) {
  return readSettings({
    EXTENSIONS_PORT: "0",
    STOREFRONT_API_URL: shopUrl,
    STOREFRONT_WEBHOOK_SECRET: webhookSecret,
    // Nothing is sent there: the tests run the alerts themselves.
    EXTENSIONS_SMTP_HOST: "127.0.0.1",
  });
}

/** The extensions service on a database. It reaches the shop only through its APIs. */
export async function openServiceSubject(database: Database): Promise<Subject> {
  const shop = await openTestShop();
  const settings = settingsBeside(shop.url);
  const service = await startService({ settings, database, log: () => undefined });
  const storefront = storefrontApi(settings);
  return {
    url: service.url,
    shop,
    saveReview: (review) => saveReview(database, review),
    deleteReviews: () => database.run("DELETE FROM review"),
    saveListing: (listing) => saveListing(database, listing),
    order: (...handles) =>
      recordOrder(
        { database, storefront },
        {
          id: String(randomInt(1e12)),
          paidAt: new Date().toISOString(),
          productNumbers: numbersOf(shop, handles),
        },
      ),
    deleteOrders: () => database.run("DELETE FROM paid_order"),
    runAlerts: async (now, newest) => {
      await makeAlerts(
        {
          store: alertStore(database),
          shop: {
            products: (ids) => storefront.productsToWatch(ids),
            newestOf: async (path) => newestOf(shop, newest, path),
          },
          onFailure: () => undefined,
        },
        now,
      );
      const sent: AddressedEmail[] = [];
      const transport = {
        send: async (email: AddressedEmail) => void sent.push(email),
        close: () => undefined,
      };
      const { storefrontUrl } = settings;
      await sendAlerts({ database, transport, storefrontUrl, log: () => undefined }, { clock: () => now });
      return new Map(sent.map(({ to, message }) => [to, message]));
    },
    changeAddress: async (from, to) => {
      const customer = findCustomerByEmail(shop.database, from);
      if (!customer) throw new Error(`There is no customer ${from}`);
      const body = JSON.stringify({ id: customer.id, email: to });
      const signature = createHmac("sha256", webhookSecret).update(body).digest("base64");
      const headers = { "x-shopify-hmac-sha256": signature };
      const { status } = await fetch(`${service.url}/webhooks/customers/update`, {
        method: "POST",
        body,
        headers,
      });
      if (status !== 200) throw new Error(`The webhook got ${status}`);
    },
    deleteAlerts: () => database.run("DELETE FROM saved_listing; DELETE FROM email_alerts"),
    close: async () => {
      await service.close();
      await shop.close();
      await database.close();
    },
  };
}
