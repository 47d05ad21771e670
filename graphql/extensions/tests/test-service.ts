import { createHmac, randomInt, randomUUID } from "node:crypto";
import { makeAlerts } from "../src/alerts/make-alerts.ts";
import type { AddressedEmail, EmailMessage } from "@circlet/service-kit/email/email";
import { findCustomerByEmail } from "../../commerce-service/src/customers/customer-store.ts";
import { openTestShop, type TestShop } from "../../commerce-service/tests/test-shop.fixture.ts";
import { alertStore } from "../src/alerts/alert-store.ts";
import { sendAlerts } from "../src/alerts/send-alerts.ts";
import { weeklyEmails } from "../src/alerts/waiting-emails.ts";
import type { Database } from "../src/database/database.ts";
import { lookUpOrders } from "../src/orders/look-up-orders.ts";
import { saveOrder } from "../src/orders/order-store.ts";
import { readSettings } from "../src/settings/settings.ts";
import { emailSender } from "../src/alerts/email-sender.ts";
import { storefrontApi } from "../src/platform/storefront-api.ts";
import { startService } from "../src/server/start-service.ts";
import { newestOf, numbersOf } from "./products.ts";

export const webhookSecret = "a-secret-of-the-tests";

/** Handles of the storefront's newest products by listing path; "down" for a storefront that does not respond. */
type Newest = Readonly<Record<string, readonly string[]>> | "down";

/** The service under test, beside a shop that has a catalog and customers. It reaches the shop only through its APIs. */
export interface TestService {
  /** The service's URL, without a trailing slash. */
  readonly url: string;
  readonly shop: TestShop;
  readonly database: Database;
  /** Places a paid order of the products with these handles. */
  order(...handles: readonly string[]): Promise<void>;
  /** Makes and sends the alerts that are due. Returns the emails that this call made, by address. */
  runAlerts(now: Date, newest: Newest): Promise<ReadonlyMap<string, EmailMessage>>;
  /** Sends a signed webhook to its topic's path. Resolves with the status. */
  sendWebhook(
    topic: string,
    body: object | string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<number>;
  close(): Promise<void>;
}

export function settingsBeside(shopUrl: string) {
  return readSettings({
    EXTENSIONS_PORT: "0",
    STOREFRONT_API_URL: shopUrl,
    STOREFRONT_WEBHOOK_SECRET: webhookSecret,
    // Nothing is sent there: the tests run the alerts themselves.
    EXTENSIONS_SMTP_HOST: "127.0.0.1",
  });
}

export async function openTestService(database: Database): Promise<TestService> {
  const shop = await openTestShop();
  const settings = settingsBeside(shop.url);
  const log = () => undefined;
  const service = await startService({ settings, database, log });
  const storefront = storefrontApi(settings);
  return {
    url: service.url,
    shop,
    database,
    async order(...handles) {
      const now = new Date();
      const productNumbers = [...new Set(numbersOf(shop, handles))];
      await saveOrder(database, { id: String(randomInt(1e12)), paidAt: now, productNumbers }, now);
      await lookUpOrders({ database, storefront });
    },
    async runAlerts(now, newest) {
      await makeAlerts(
        {
          store: alertStore(database),
          shop: {
            products: (ids) => storefront.productsToWatch(ids),
            newestOf: async (path) => newestOf(shop, newest, path),
          },
          onFailure: log,
        },
        now,
      );
      const sent: AddressedEmail[] = [];
      const transport = {
        send: async (email: AddressedEmail) => void sent.push(email),
        close: log,
      };
      const { storefrontUrl } = settings;
      const sender = emailSender(settings, storefront);
      const queue = weeklyEmails(database);
      await sendAlerts({ queue, transport, storefrontUrl, sender, log }, { clock: () => now });
      return new Map(sent.map(({ to, message }) => [to, message]));
    },
    async sendWebhook(topic, content, headers) {
      const body = typeof content === "string" ? content : JSON.stringify(content);
      const response = await fetch(`${service.url}/webhooks/${topic}`, {
        method: "POST",
        body,
        headers: {
          "x-shopify-topic": topic,
          "x-shopify-webhook-id": randomUUID(),
          "x-shopify-hmac-sha256": createHmac("sha256", webhookSecret).update(body).digest("base64"),
          ...headers,
        },
      });
      return response.status;
    },
    async close() {
      await service.close();
      await shop.close();
      await database.close();
    },
  };
}

export async function changeAddress(service: TestService, from: string, to: string): Promise<void> {
  const customer = findCustomerByEmail(service.shop.database, from);
  const status = await service.sendWebhook("customers/update", { id: customer?.id, email: to });
  if (status !== 200) throw new Error(`The webhook got ${status}`);
}
