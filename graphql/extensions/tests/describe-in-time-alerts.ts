import type { AddressedEmail } from "@circlet/service-kit/email/email";
import { emailText } from "@circlet/service-kit/email/email-text";
import { EmailError } from "@circlet/service-kit/email/email-transport";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setQuietHours, stopAlerts, turnAlertsOff, turnAlertsOn } from "../src/alerts/email-alerts-store.ts";
import type { AlertFrequency } from "../src/alerts/frequency.ts";
import { saveChangedProduct } from "../src/alerts/in-time/changed-products.ts";
import type { ListingConditions } from "../src/alerts/in-time/conditions.ts";
import { findMatches } from "../src/alerts/in-time/find-matches.ts";
import { makeMessages } from "../src/alerts/in-time/make-messages.ts";
import { indexSearches } from "../src/alerts/in-time/search-index.ts";
import {
  addSavedSearch,
  removeSavedSearch,
  savedSearches,
  setSearchFrequency,
} from "../src/alerts/saved-search-store.ts";
import { sendAlerts } from "../src/alerts/send-alerts.ts";
import { inTimeEmails } from "../src/alerts/waiting-emails.ts";
import { setProductFrequency } from "../src/alerts/watched-products.ts";
import type { Database } from "../src/database/database.ts";
import { type DressOfTests, factsOf, productOf } from "./in-time-products.ts";

const noon = new Date("2026-03-02T17:00:00Z"); // Noon in New York.
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const hours = 60;

const dresses: ListingConditions = {
  collection: null,
  words: [],
  filters: [{ productMetafield: { namespace: "product_information", key: "category", value: "dresses" } }],
};

function failToRead(): never {
  throw new Error("The product cannot be read");
}

/** Alerts at once and daily, on one kind of database. The platform, the storefront and the mail server are in memory. */
export function describeInTimeAlerts(name: string, open: () => Promise<Database>): void {
  describe(`alerts in time on ${name}`, () => {
    let database: Database;
    let products: Map<string, DressOfTests>;
    let listings: Map<string, ListingConditions | "down">;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      products = new Map();
      listings = new Map([["/category/dresses", dresses]]);
      for (const table of ["saved_listing", "email_alerts", "changed_product", "filtered_metafield"])
        await database.run(`DELETE FROM ${table}`);
    });

    const idOf = (name: string) => `gid://shopify/Customer/${name}`;
    const join = (name: string, wishlist: readonly string[] = []) =>
      turnAlertsOn(
        database,
        idOf(name),
        {
          email: `${name}@circlet.example`,
          timeZone: "America/New_York",
          wishlist: wishlist.map((id) => productOf(products, id)),
        },
        after(-60),
      );
    const save = async (name: string, frequency: AlertFrequency, path = "/category/dresses") => {
      const saved = await addSavedSearch(
        database,
        idOf(name),
        { path, name: "Dresses", frequency },
        after(-30),
      );
      if (saved === "full") throw new Error("full");
      return saved.id;
    };
    /** Changes a product and tells the service. */
    const sell = async (id: string, dress: DressOfTests, at: Date) => {
      products.set(id, { ...products.get(id), ...dress });
      await saveChangedProduct(database, id, at);
    };
    /** Runs everything once. Returns the addresses and texts of what was sent. */
    async function run(at: Date, send: (to: string) => Promise<void> = async () => undefined) {
      const clock = () => at;
      const log = () => undefined;
      const readListing = async (path: string) => {
        const listing = listings.get(path) ?? null;
        if (listing === "down") throw new Error("The storefront does not respond");
        return listing;
      };
      const storefront = {
        productFacts: async (ids: readonly string[]) => factsOf(products, ids),
        productsToWatch: async (ids: readonly string[]) => ids.map((id) => productOf(products, id)),
      };
      await indexSearches({ database, readListing, log }, { clock });
      await findMatches({ database, storefront }, { clock });
      await makeMessages({ database, storefront }, { clock });
      const sent: AddressedEmail[] = [];
      const transport = {
        send: async (email: AddressedEmail) => {
          await send(email.to);
          sent.push(email);
        },
        close: log,
      };
      const sender = async () => ({ name: "Hollow Pine", postalAddress: "1 Main Street" });
      const queue = inTimeEmails(database);
      await sendAlerts({ queue, transport, storefrontUrl: "http://shop.example", sender, log }, { clock });
      return sent.map(({ to, message }) => [to, message.subject, emailText(message)] as const);
    }
    const subjects = async (at: Date) => (await run(at)).map(([to, subject]) => [to.split("@")[0], subject]);
    const one = "Your alerts: 1 new match";

    test("a search tells of a new product at once, and only once", async () => {
      await join("ada");
      await save("ada", "AT_ONCE");
      await sell("dress", { publishedAt: noon }, noon);
      const [email] = await run(noon);
      expect(email?.slice(0, 2)).toEqual(["ada@circlet.example", one]);
      expect(email?.[2]).toContain("New matches: Dresses:\n- dress: $50.00");
      await sell("dress", { price: "40.0" }, after(60));
      expect(await run(after(60))).toEqual([]);
    });

    test("many products are one message, and what comes within 15 minutes is the next one", async () => {
      await join("ada");
      await save("ada", "AT_ONCE");
      await save("ada", "AT_ONCE", "/search");
      listings.set("/search", { ...dresses, filters: [] });
      for (const id of ["a", "b", "c"]) await sell(id, { publishedAt: noon }, noon);
      expect(await subjects(noon)).toEqual([["ada", "Your alerts: 6 new matches"]]);
      await sell("d", { publishedAt: after(1) }, after(1));
      expect(await subjects(after(1))).toEqual([]);
      await sell("e", { publishedAt: after(10) }, after(10));
      expect(await subjects(after(14))).toEqual([]);
      expect(await subjects(after(15))).toEqual([["ada", "Your alerts: 4 new matches"]]);
    });

    test("daily alerts come when the quiet hours end, in one message", async () => {
      await join("ada");
      await save("ada", "DAILY");
      await sell("a", { publishedAt: noon }, noon);
      await sell("b", { publishedAt: after(60) }, after(60));
      expect(await subjects(after(60))).toEqual([]);
      expect(await subjects(after(20 * hours - 1))).toEqual([]);
      expect(await subjects(after(20 * hours))).toEqual([["ada", "Your alerts: 2 new matches"]]);
    });

    test("nothing comes in the quiet hours of the customer's clock", async () => {
      for (const name of ["ada", "ben"]) {
        await join(name);
        await save(name, "AT_ONCE");
      }
      await setQuietHours(database, idOf("ben"), { timeZone: "Europe/Berlin", from: 22, until: 7 });
      await sell("dress", { publishedAt: after(9.5 * hours) }, after(9.5 * hours));
      // 21:30 in New York, 3:30 in Berlin.
      expect(await subjects(after(9.5 * hours))).toEqual([]);
      expect(await subjects(after(13 * hours))).toEqual([["ben", one]]);
      expect(await subjects(after(20 * hours))).toEqual([["ada", one]]);
    });

    test("a message after quiet hours leaves out a product that was sold meanwhile", async () => {
      await join("ada");
      await save("ada", "AT_ONCE");
      await sell("dress", { publishedAt: after(10 * hours) }, after(10 * hours));
      await run(after(10 * hours));
      await sell("dress", { isForSale: false }, after(11 * hours));
      expect(await subjects(after(20 * hours))).toEqual([]);
    });

    test("weekly searches, those that are off and those of customers without alerts are not told in time", async () => {
      await join("ada");
      await save("ada", "WEEKLY");
      await save("ada", "OFF", "/search");
      await save("ben", "AT_ONCE");
      await join("cleo");
      await save("cleo", "AT_ONCE");
      await turnAlertsOff(database, idOf("cleo"));
      await sell("dress", { publishedAt: noon }, noon);
      expect(await run(noon)).toEqual([]);
    });

    test("a search finds what came while the storefront could not be asked", async () => {
      await join("ada");
      await save("ada", "AT_ONCE");
      listings.set("/category/dresses", "down");
      await sell("dress", { publishedAt: noon }, noon);
      expect(await run(noon)).toEqual([]);
      listings.set("/category/dresses", dresses);
      expect(await subjects(after(5))).toEqual([["ada", one]]);
    });

    test("a storefront that is down is asked about three searches only, and the searches known before go on", async () => {
      await join("ada");
      await save("ada", "AT_ONCE");
      await run(noon);
      const asked: string[] = [];
      for (let at = 0; at < 10; at++) {
        await save("ada", "AT_ONCE", `/search?text=${at}`);
        listings.set(`/search?text=${at}`, "down");
      }
      const readListing = async (path: string) => {
        asked.push(path);
        throw new Error("The storefront does not respond");
      };
      await indexSearches({ database, readListing, log: () => undefined }, { clock: () => noon });
      expect(asked).toHaveLength(3);
      await sell("dress", { publishedAt: noon }, noon);
      expect(await subjects(noon)).toEqual([["ada", one]]);
    });

    test("a product that cannot be matched keeps back no other, and is tried again in a minute", async () => {
      await join("ada");
      await save("ada", "AT_ONCE");
      await run(noon);
      for (const id of ["a-broken-one", "dress"]) await sell(id, { publishedAt: noon }, noon);
      const productFacts = async (ids: readonly string[]) =>
        factsOf(products, ids).map((facts) =>
          facts.id === "dress" ? facts : Object.defineProperty(facts, "variants", { get: failToRead }),
        );
      const find = findMatches({ database, storefront: { productFacts } }, { clock: () => noon });
      await expect(find).rejects.toThrow("The product cannot be read");
      expect(await subjects(noon)).toEqual([["ada", one]]);
      expect(await subjects(after(16))).toEqual([["ada", one]]);
    });

    test("a customer whose message cannot be made keeps back no other, and is tried again in a minute", async () => {
      for (const name of ["ada", "eve"]) await join(name);
      await save("ada", "AT_ONCE", "/search?text=broken");
      listings.set("/search?text=broken", { ...dresses, words: ["broken"] });
      await save("eve", "AT_ONCE", "/search?text=dress");
      listings.set("/search?text=dress", { ...dresses, words: ["dress"] });
      await run(noon);
      for (const id of ["broken", "dress"]) await sell(id, { publishedAt: noon }, noon);
      const storefront = {
        productFacts: async (ids: readonly string[]) => factsOf(products, ids),
        productsToWatch: async (ids: readonly string[]) =>
          ids.includes("broken") ? failToRead() : ids.map((id) => productOf(products, id)),
      };
      await findMatches({ database, storefront }, { clock: () => noon });
      const make = () => makeMessages({ database, storefront }, { clock: () => noon });
      await expect(make()).rejects.toThrow("The product cannot be read");
      expect(await make()).toEqual([idOf("eve")]);
      const told = (await run(after(1))).map(([to]) => to);
      expect(new Set(told)).toEqual(new Set(["ada@circlet.example", "eve@circlet.example"]));
    });

    test("a product that was published before the customer asked is not new", async () => {
      await join("ada");
      await save("ada", "AT_ONCE");
      await sell("dress", { publishedAt: after(-40) }, noon);
      expect(await run(noon)).toEqual([]);
    });

    test("a search that is stopped from the message stays silent, and the others go on", async () => {
      await join("ada");
      const id = await save("ada", "AT_ONCE");
      await save("ada", "AT_ONCE", "/search");
      listings.set("/search", { ...dresses, filters: [] });
      await sell("a", { publishedAt: noon }, noon);
      const [email] = await run(noon);
      const link = email?.[2].match(new RegExp(`/alerts/stop/search\\?token=(\\S+)&search=${id}`));
      expect(await stopAlerts(database, link?.[1] ?? "", id, noon)).toBe(true);
      expect(await savedSearches(database, idOf("ada"))).toEqual(
        expect.arrayContaining([expect.objectContaining({ id, frequency: "OFF" })]),
      );
      await sell("b", { publishedAt: after(60) }, after(60));
      expect(await subjects(after(60))).toEqual([["ada", one]]);
    });

    test("what waits is dropped when the search is removed, made weekly or all alerts are turned off", async () => {
      const ids: string[] = [];
      for (const name of ["ada", "ben", "cleo"]) {
        await join(name);
        ids.push(await save(name, "DAILY"));
      }
      await sell("dress", { publishedAt: noon }, noon);
      await run(noon);
      await removeSavedSearch(database, idOf("ada"), ids[0] ?? "");
      await setSearchFrequency(database, idOf("ben"), ids[1] ?? "", "WEEKLY", after(1));
      await turnAlertsOff(database, idOf("cleo"));
      await join("cleo");
      expect(await run(after(24 * hours))).toEqual([]);
    });

    test("the wishlist tells of a lower price and of what is back, line by line", async () => {
      for (const id of ["now", "morning", "week"]) products.set(id, { publishedAt: after(-9000) });
      await join("ada", ["now", "morning", "week"]);
      await setProductFrequency(database, idOf("ada"), "now", "AT_ONCE");
      await setProductFrequency(database, idOf("ada"), "morning", "DAILY");
      for (const id of ["now", "morning", "week"]) await sell(id, { price: "40.0" }, noon);
      const [email] = await run(noon);
      expect(email?.[1]).toBe("Your alerts: 1 price drop");
      expect(email?.[2]).toContain("- now: $40.00, was $50.00");
      expect(await subjects(after(20 * hours))).toEqual([["ada", "Your alerts: 1 price drop"]]);
      const at = after(21 * hours);
      await sell("now", { isForSale: false }, at);
      expect(await run(at)).toEqual([]);
      await sell("now", { isForSale: true }, after(22 * hours));
      expect(await subjects(after(22 * hours))).toEqual([["ada", "Your alerts: 1 piece back"]]);
      await sell("now", { price: "39.0" }, after(23 * hours));
      expect(await subjects(after(23 * hours))).toEqual([["ada", "Your alerts: 1 price drop"]]);
    });

    test("a message that the mail server does not accept is sent again", async () => {
      await join("ada");
      await save("ada", "AT_ONCE");
      await sell("dress", { publishedAt: noon }, noon);
      expect(await run(noon, () => Promise.reject(new EmailError("SMTP 451")))).toEqual([]);
      expect(await subjects(after(1))).toEqual([["ada", one]]);
      expect(await subjects(after(120))).toEqual([]);
    });
  });
}
