import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setQuietHours, stopAlerts, turnAlertsOff, turnAlertsOn } from "../src/alerts/email-alerts-store.ts";
import { makeMessages } from "../src/alerts/in-time/make-messages.ts";
import { mostDevices } from "../src/alerts/push/push-device.ts";
import {
  addPushDevice,
  isPushDevice,
  pushDevices,
  removePushDevice,
} from "../src/alerts/push/push-device-store.ts";
import { pushKeys } from "../src/alerts/push/push-keys.ts";
import { pushTransport } from "../src/alerts/push/push-transport.ts";
import { sendPushes } from "../src/alerts/push/send-pushes.ts";
import { addSavedSearch, savedSearches } from "../src/alerts/saved-search-store.ts";
import type { Database } from "../src/database/database.ts";
import { insertRows } from "../src/database/insert-rows.ts";
import { productOf } from "./in-time-products.ts";
import { openPushService, type TestDevice } from "../src/alerts/push/push-service.fixture.ts";

const noon = new Date("2026-03-02T17:00:00Z"); // Noon in New York.
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

/** Alerts on devices, on one kind of database, with a push service on this machine. */
export function describePushes(name: string, open: () => Promise<Database>): void {
  describe(`alerts on devices on ${name}`, () => {
    let database: Database;
    let service: Awaited<ReturnType<typeof openPushService>>;
    let logged: string;
    beforeAll(async () => {
      database = await open();
      service = await openPushService();
    });
    afterAll(async () => {
      service.close();
      await database.close();
    });
    beforeEach(async () => {
      service.respondWith(() => ({ status: 201 }));
      service.received.length = 0;
      logged = "";
      for (const table of ["saved_listing", "email_alerts"]) await database.run(`DELETE FROM ${table}`);
    });

    const idOf = (customer: string) => `gid://shopify/Customer/${customer}`;
    /** A customer with a search and a device. Returns the search's id. */
    async function join(customer: string, ...devices: readonly TestDevice[]): Promise<string> {
      const email = `${customer}@circlet.example`;
      await turnAlertsOn(
        database,
        idOf(customer),
        { email, timeZone: "America/New_York", wishlist: [] },
        after(-60),
      );
      const search = { path: "/category/dresses?size=M", name: "Dresses", frequency: "AT_ONCE" } as const;
      const saved = await addSavedSearch(database, idOf(customer), search, after(-60));
      for (const device of devices) await addPushDevice(database, idOf(customer), device, after(-60));
      return saved === "full" ? "" : saved.id;
    }
    /** The search finds products, and a message is made. */
    async function match(customer: string, search: string, products: readonly string[], at: Date) {
      const rows = products.map((product) => ({
        customer_id: idOf(customer),
        source: search,
        product_id: product,
        found_at: at.toISOString(),
        due_at: at.toISOString(),
      }));
      await insertRows(database, "alert_match", rows);
      const storefront = {
        productsToWatch: async (ids: readonly string[]) =>
          ids.map((id) => productOf(new Map([[id, { publishedAt: noon }]]), id)),
      };
      await makeMessages({ database, storefront }, { clock: () => at });
    }
    async function send(at: Date) {
      const transport = pushTransport({
        keys: pushKeys(database, { pushPublicKey: undefined, pushPrivateKey: undefined }),
        contact: "mailto:ada@shop.example",
        isLocalShop: true,
      });
      const log = (event: string, details: object = {}) =>
        void (logged += `${event} ${JSON.stringify(details)}\n`);
      service.received.length = 0;
      await sendPushes({ database, transport, log }, { clock: () => at });
      transport.close();
      return service.received.map(
        ({ path, text }) => [path, (JSON.parse(text) as { readonly title: string }).title] as const,
      );
    }
    const one = "1 new match: Dresses";

    test("one notification on each device tells of all that is new, with its page and its stop link", async () => {
      const search = await join("ada", service.newDevice("phone"), service.newDevice("laptop"));
      await match("ada", search, ["a", "b"], noon);
      const sent = await send(noon);
      expect(new Map(sent)).toEqual(
        new Map([
          ["/phone", "2 new matches: Dresses"],
          ["/laptop", "2 new matches: Dresses"],
        ]),
      );
      const [push] = service.received;
      const notification = JSON.parse(push?.text ?? "{}") as { readonly id: string; readonly stop: string };
      expect(notification).toMatchObject({ body: "a, b", path: "/category/dresses?size=M" });
      const stop = new URL(notification.stop, "https://shop.example");
      expect(stop.pathname).toBe("/alerts/stop/search");
      expect(stop.searchParams.get("search")).toBe(search);
      // The push service replaces a message that waits when it comes again, and the device shows it once.
      expect(push?.topic).toBe(notification.id.replaceAll("-", ""));
      expect(await stopAlerts(database, stop.searchParams.get("token") ?? "", search, noon)).toBe(true);
      expect(await savedSearches(database, idOf("ada"))).toMatchObject([{ frequency: "OFF" }]);
      expect(await send(after(60))).toEqual([]);
    });

    test("a notification about one product leads to it", async () => {
      await match("ada", await join("ada", service.newDevice("phone")), ["a"], noon);
      await send(noon);
      expect(JSON.parse(service.received[0]?.text ?? "")).toMatchObject({ path: "/products/a" });
    });

    test("a device that has unsubscribed gets nothing more, and the others go on", async () => {
      const [phone, laptop] = [service.newDevice("phone"), service.newDevice("laptop")];
      const search = await join("ada", phone, laptop);
      service.respondWith((path) => ({ status: path === "/phone" ? 410 : 201 }));
      await match("ada", search, ["a"], noon);
      expect(await send(noon)).toEqual([["/laptop", one]]);
      expect(await isPushDevice(database, idOf("ada"), phone.endpoint)).toBe(false);
      expect(await isPushDevice(database, idOf("ada"), laptop.endpoint)).toBe(true);
    });

    test("a push service that asks to wait gets nothing until then, and nothing is lost", async () => {
      const other = await openPushService();
      await match("ada", await join("ada", service.newDevice("phone")), ["a"], noon);
      await match("ben", await join("ben", service.newDevice("tablet")), ["a"], noon);
      await match("cleo", await join("cleo", other.newDevice("elsewhere")), ["a"], noon);
      let requests = 0;
      service.respondWith(() => {
        requests += 1;
        return { status: 429, retryAfter: "600" };
      });
      expect(await send(noon)).toEqual([]);
      expect([requests, other.received.length]).toEqual([1, 1]);
      other.close();
      service.respondWith(() => ({ status: 201 }));
      expect(await send(after(9))).toEqual([]);
      expect(await send(after(10))).toHaveLength(2);
      expect(await send(after(60))).toEqual([]);
    });

    test("a message that a push service never takes is given up after a day", async () => {
      await match("ada", await join("ada", service.newDevice("phone")), ["a"], noon);
      service.respondWith(() => ({ status: 500 }));
      for (const minutes of [0, 60, 24 * 60]) await send(after(minutes));
      service.respondWith(() => ({ status: 201 }));
      expect(await send(after(25 * 60))).toEqual([]);
    });

    test("a message that a push service refuses is not sent again", async () => {
      await match("ada", await join("ada", service.newDevice("phone")), ["a"], noon);
      service.respondWith(() => ({ status: 413 }));
      await send(noon);
      service.respondWith(() => ({ status: 201 }));
      expect(await send(after(60))).toEqual([]);
    });

    test("no notification comes in quiet hours, neither sent again nor kept by the push service", async () => {
      await match("ada", await join("ada", service.newDevice("phone")), ["a"], noon);
      await setQuietHours(database, idOf("ada"), { timeZone: "America/New_York", from: 12, until: 13 });
      expect(await send(after(30))).toEqual([]);
      expect(await send(after(59))).toEqual([]);
      await setQuietHours(database, idOf("ada"), { timeZone: "America/New_York", from: 15, until: 16 });
      expect(await send(after(60))).toEqual([["/phone", one]]);
      expect(service.received[0]?.ttl).toBe(2 * 3600);
    });

    test("turning alerts off, from the account or by the link, removes every device", async () => {
      for (const [customer, turnOff] of [
        ["ada", () => turnAlertsOff(database, idOf("ada"))],
        ["ben", async () => stopAlerts(database, await tokenOf("ben"), null, noon)],
      ] as const) {
        const device = service.newDevice(customer);
        await match(customer, await join(customer, device), ["a"], noon);
        await turnOff();
        expect(await isPushDevice(database, idOf(customer), device.endpoint)).toBe(false);
        expect(await addPushDevice(database, idOf(customer), device, noon)).toBe(false);
        await join(customer);
      }
      expect(await send(noon)).toEqual([]);
    });

    test("a device that another customer uses now gets only that customer's alerts", async () => {
      const device = service.newDevice("shared");
      await match("ada", await join("ada", device), ["a"], noon);
      await join("ben", device);
      expect(await send(noon)).toEqual([]);
      expect(await isPushDevice(database, idOf("ada"), device.endpoint)).toBe(false);
      await removePushDevice(database, device.endpoint);
      expect(await isPushDevice(database, idOf("ben"), device.endpoint)).toBe(false);
    });

    test("a customer has ten devices at most, the newest", async () => {
      await join("ada");
      const devices = Array.from({ length: mostDevices + 2 }, (_, at) => service.newDevice(`device-${at}`));
      for (const [at, device] of devices.entries())
        await addPushDevice(database, idOf("ada"), device, after(at));
      expect(await pushDevices(database, idOf("ada"))).toHaveLength(mostDevices);
      const [oldest, , third] = devices;
      expect(await isPushDevice(database, idOf("ada"), oldest?.endpoint ?? "")).toBe(false);
      expect(await isPushDevice(database, idOf("ada"), third?.endpoint ?? "")).toBe(true);
    });

    test("the log names no endpoint", async () => {
      await match("ada", await join("ada", service.newDevice("secret-phone")), ["a"], noon);
      service.respondWith(() => ({ status: 500 }));
      await send(noon);
      service.respondWith(() => ({ status: 403 }));
      await send(after(60));
      expect(logged).toContain("500");
      expect(logged).toContain("403");
      expect(logged).not.toContain("secret-phone");
    });

    const tokenOf = async (customer: string) => {
      const [row] = await database.query<{ token: string }>(
        "SELECT token FROM email_alerts WHERE customer_id = $1",
        [idOf(customer)],
      );
      return row?.token ?? "";
    };
  });
}
