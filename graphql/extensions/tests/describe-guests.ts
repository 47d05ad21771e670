import type { AddressedEmail } from "@circlet/service-kit/email/email";
import { emailText } from "@circlet/service-kit/email/email-text";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stopAlerts, stoppableAlerts, turnAlertsOn } from "../src/alerts/email-alerts-store.ts";
import {
  askForAlerts,
  confirmAlerts,
  forgetPerson,
  forgetUnconfirmed,
  guestId,
} from "../src/alerts/guests.ts";
import { makeMessages } from "../src/alerts/in-time/make-messages.ts";
import { savedSearches } from "../src/alerts/saved-search-store.ts";
import { sendAlerts } from "../src/alerts/send-alerts.ts";
import { confirmations, inTimeEmails } from "../src/alerts/waiting-emails.ts";
import type { Database } from "../src/database/database.ts";
import { insertRows } from "../src/database/insert-rows.ts";
import { productOf } from "./in-time-products.ts";

const noon = new Date("2026-03-02T17:00:00Z");
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const days = 24 * 60;
const email = "zoe@circlet.example";
const dresses = {
  path: "/search?category=dresses",
  name: "Dresses",
  frequency: "AT_ONCE",
  timeZone: null,
} as const;

/** Alerts without an account, on one kind of database. */
export function describeGuests(name: string, open: () => Promise<Database>): void {
  describe(`alerts of guests on ${name}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      for (const table of ["saved_listing", "email_alerts"]) await database.run(`DELETE FROM ${table}`);
    });
    const ask = (at: Date, to = email, path: string = dresses.path) =>
      askForAlerts(database, { ...dresses, email: to, path }, at);
    /** What is sent at this time: subject and text. */
    async function sentAt(at: Date) {
      const sent: AddressedEmail[] = [];
      const transport = {
        send: async (addressed: AddressedEmail) => void sent.push(addressed),
        close: () => undefined,
      };
      const sender = async () => ({ name: "Hollow Pine", postalAddress: "1 Main Street" });
      const work = { transport, storefrontUrl: "http://shop.example", sender, log: () => undefined };
      for (const queue of [confirmations(database), inTimeEmails(database)])
        await sendAlerts({ ...work, queue }, { clock: () => at });
      return sent.map(({ to, message }) => ({ to, subject: message.subject, text: emailText(message) }));
    }
    async function match(at: Date): Promise<void> {
      const [search] = await savedSearches(database, guestId(email));
      await insertRows(database, "alert_match", [
        {
          customer_id: guestId(email),
          source: search?.id ?? "",
          product_id: `dress-${at.getTime()}`,
          found_at: at.toISOString(),
          due_at: at.toISOString(),
        },
      ]);
      const storefront = {
        productsToWatch: async (ids: readonly string[]) =>
          ids.map((id) => productOf(new Map([[id, { publishedAt: at }]]), id)),
      };
      await makeMessages({ database, storefront }, { clock: () => at });
    }
    const tokenIn = (text = "") => /\/alerts\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? "none";

    test("an address gets one email that asks to confirm, and alerts once its owner has", async () => {
      await ask(noon);
      await ask(after(5), " Zoe@Circlet.example ", "/search?category=shoes");
      const asked = await sentAt(after(6));
      expect(asked.map(({ to, subject }) => [to, subject])).toEqual([[email, "Please confirm your alerts"]]);
      expect(await savedSearches(database, guestId(email))).toEqual([]);

      expect(await confirmAlerts(database, tokenIn(asked[0]?.text), after(30))).toBe(true);
      expect(await savedSearches(database, guestId(email))).toHaveLength(2);
      await match(after(40));
      const [alert] = await sentAt(after(41));
      expect(alert?.subject).toMatch(/^Your alerts: \d new match/);
      expect(alert?.text).toContain("you asked Hollow Pine to tell you, and confirmed your address");
      // A guest has no account to see them in.
      expect(alert?.text).not.toContain("/profile/");
    });

    test("whoever types in a confirmed address changes nothing before its owner confirms again", async () => {
      await ask(noon);
      await confirmAlerts(database, tokenIn((await sentAt(noon))[0]?.text), noon);
      const before = await savedSearches(database, guestId(email));
      // The owner has these alerts already.
      await ask(after(60));
      expect(await sentAt(after(60))).toEqual([]);
      await ask(after(61), email, "/search?category=bags");
      const asked = await sentAt(after(61));
      expect(asked.map(({ subject }) => subject)).toEqual(["Please confirm your alerts"]);
      expect(await savedSearches(database, guestId(email))).toEqual(before);
      await confirmAlerts(database, tokenIn(asked[0]?.text), after(62));
      expect((await savedSearches(database, guestId(email))).map(({ path }) => path)).toEqual([
        "/search?category=bags",
        dresses.path,
      ]);
    });

    test("an email confirms what was asked before it, and later requests wait for their own", async () => {
      await ask(noon);
      const [first] = await sentAt(noon);
      await ask(after(5), email, "/search?category=bags");
      expect(await sentAt(after(14))).toEqual([]);
      await confirmAlerts(database, tokenIn(first?.text), after(14));
      expect(await savedSearches(database, guestId(email))).toHaveLength(1);
      const second = await sentAt(after(16));
      expect(second.map(({ subject }) => subject)).toEqual(["Please confirm your alerts"]);
      await confirmAlerts(database, tokenIn(second[0]?.text), after(17));
      expect(await savedSearches(database, guestId(email))).toHaveLength(2);
      expect(await sentAt(after(600))).toEqual([]);
    });

    test("a request that comes while an email is sent has an email of its own", async () => {
      await ask(noon);
      const queue = confirmations(database);
      const taken = await queue.take(noon);
      await ask(noon, email, "/search?category=bags");
      if (taken) await queue.remove(taken);
      expect(await sentAt(after(14))).toEqual([]);
      expect(await sentAt(after(15))).toHaveLength(1);
    });

    test("an address keeps its 20 newest searches, and requests do not say how many it has", async () => {
      const pathOf = (turn: number) => `/search?category=dresses&minPrice=${turn}`;
      for (let turn = 0; turn < 25; turn += 1)
        expect(await ask(after(turn / 10), email, pathOf(turn))).toBeUndefined();
      await confirmAlerts(database, tokenIn((await sentAt(after(3)))[0]?.text), after(4));
      await ask(after(60), email, pathOf(25));
      await confirmAlerts(database, tokenIn((await sentAt(after(60)))[0]?.text), after(61));
      const saved = (await savedSearches(database, guestId(email))).map(({ path }) => path);
      expect(saved.toSorted()).toEqual(Array.from({ length: 20 }, (_, at) => pathOf(at + 6)).toSorted());
    });

    test("an address that nobody confirms is asked again only when somebody types it in again, later", async () => {
      await ask(noon);
      expect(await sentAt(noon)).toHaveLength(1);
      await ask(after(14));
      expect(await sentAt(after(14))).toEqual([]);
      expect(await sentAt(after(600))).toEqual([]);
      await ask(after(601));
      expect(await sentAt(after(601))).toHaveLength(1);
    });

    test("a guest who stops the alerts must confirm again", async () => {
      await ask(noon);
      const [asked] = await sentAt(noon);
      const token = tokenIn(asked?.text);
      await confirmAlerts(database, token, noon);
      expect(await stopAlerts(database, token, null, after(1))).toBe(true);
      await match(after(2));
      await ask(after(60));
      expect((await sentAt(after(60))).map(({ subject }) => subject)).toEqual(["Please confirm your alerts"]);
    });

    test("the token of a message names the searches that it stops, one by one or all", async () => {
      await ask(noon);
      await ask(after(1), email, "/search?category=shoes");
      const token = tokenIn((await sentAt(after(2)))[0]?.text);
      expect(await stoppableAlerts(database, token)).toBeNull();
      await confirmAlerts(database, token, after(3));
      const all = await stoppableAlerts(database, token);
      expect(all).toMatchObject({ searches: [{ name: "Dresses" }, { name: "Dresses" }], hasWishlist: false });
      await stopAlerts(database, token, all?.searches[0]?.id ?? "", after(4));
      expect((await stoppableAlerts(database, token))?.searches).toEqual([all?.searches[1]]);
      await stopAlerts(database, token, null, after(5));
      expect(await stoppableAlerts(database, token)).toBeNull();
      expect(await stoppableAlerts(database, "guessed")).toBeNull();
    });

    test("an address is forgotten a month after nobody confirmed it", async () => {
      await ask(noon);
      const [asked] = await sentAt(noon);
      await ask(noon, "other@circlet.example");
      const others = await sentAt(noon);
      await confirmAlerts(database, tokenIn(others[0]?.text), noon);
      const requests = () => database.query("SELECT path FROM alert_request");
      await forgetUnconfirmed(database, after(29 * days));
      expect(await requests()).toHaveLength(1);
      await forgetUnconfirmed(database, after(31 * days));
      expect(await requests()).toEqual([]);
      expect(await confirmAlerts(database, tokenIn(asked?.text), after(31 * days))).toBe(false);
      expect(await savedSearches(database, guestId("other@circlet.example"))).toHaveLength(1);
    });

    test("the token of a customer's message confirms nothing", async () => {
      await turnAlertsOn(database, "gid://shopify/Customer/1", { email, wishlist: [] }, noon);
      const [row] = await database.query<{ token: string }>("SELECT token FROM email_alerts");
      expect(await confirmAlerts(database, row?.token ?? "", noon)).toBe(false);
      expect(await confirmAlerts(database, "guessed", noon)).toBe(false);
    });

    test("what an address was asked for is deleted with the customer who has it", async () => {
      await ask(noon);
      await turnAlertsOn(database, "gid://shopify/Customer/1", { email, wishlist: [] }, noon);
      await forgetPerson(database, "gid://shopify/Customer/1", after(60));
      expect(await database.query("SELECT path FROM alert_request")).toEqual([]);
      expect(await database.query("SELECT customer_id FROM email_alerts")).toEqual([]);
    });
  });
}
