import type { EmailMessage } from "@circlet/service-kit/email/email";
import { emailText } from "@circlet/service-kit/email/email-text";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deleteProduct } from "../../commerce-service/src/catalog/writing/product-writer.ts";
import { sellStock } from "../../commerce-service/src/catalog/stock/change-stock.ts";
import { run } from "../../commerce-service/src/database/statement.ts";
import { issueCustomerToken } from "../../commerce-service/src/sign-in/testing/sign-in.fixture.ts";
import { operationsOf } from "../../commerce-service/tests/operations.fixture.ts";
import { executeAt, saveProducts, testProduct } from "../../commerce-service/tests/test-shop.fixture.ts";
import { pushKeys } from "../src/alerts/push/push-keys.ts";
import { idOf } from "./products.ts";
import { TestDevice } from "../src/alerts/push/push-service.fixture.ts";
import { changeAddress, type TestService } from "./test-service.ts";

const operations = operationsOf("extensions");
const email = "ada@circlet.example";
const dresses = "/category/dresses?size=womens_alpha.M";
const day = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(Date.now() + days * day);

interface Answers {
  readonly getSavedSearches: readonly {
    readonly id: string;
    readonly name: string;
    readonly path: string;
    readonly frequency: string;
  }[];
  readonly getEmailAlerts: { readonly isOn: boolean } | null;
  readonly getWishlistAlerts: readonly { readonly productId: string; readonly frequency: string }[];
  readonly addSavedSearch: { readonly id: string } | null;
  readonly stopEmailAlerts: boolean;
  readonly getPushAlerts: { readonly publicKey: string; readonly isOn: boolean } | null;
}

export function describeAlerts(service: () => TestService): void {
  describe("saved searches and alerts", () => describeBoth(service));
}

function describeBoth(service: () => TestService): void {
  let token: string;
  const send = (operation: string, variables: object = {}, authorization: string | undefined = token) =>
    executeAt<Answers>(service().url, operations.get(`extensions_${operation}`) ?? "", {
      variables: { ...variables },
      authorization,
    });
  const save = (path: string, name = "Dresses", authorization?: string) =>
    send("AddSavedSearch", { path, name }, authorization);
  const listings = async (authorization?: string) =>
    (await send("SavedSearches", {}, authorization)).data.getSavedSearches;
  const wish = (name: string, change = "add") =>
    send(`${change}WishlistItem`, { productId: idOf(service().shop, `alert-${name}`) });
  const turn = (isOn: boolean) => send("SetEmailAlerts", { isOn });
  /**
   * Saves a product, whose handle tells it from other tests' products, a second after everything before it: a match is
   * new if it was published later than what the customer knows. The clock then stands still until the test ends.
   */
  function product(name: string, price: number, inventory = 1, published = true) {
    vi.setSystemTime(Date.now() + 1000);
    return saveProducts(
      service().shop.database,
      testProduct(`alert-${name}`, { title: name, price, inventory, published }),
    );
  }
  /** The email that a run on this day makes, if any. */
  async function emailOn(days: number, newest: Readonly<Record<string, readonly string[]>> = {}) {
    const handles = Object.entries(newest).map(([path, names]) => [
      path,
      names.map((name) => `alert-${name}`),
    ]);
    return (await service().runAlerts(daysFromNow(days), Object.fromEntries(handles))).get(email);
  }
  const textOf = (message: EmailMessage | undefined) => (message ? emailText(message) : "no email");

  beforeEach(async () => {
    await service().database.run("DELETE FROM saved_listing; DELETE FROM email_alerts");
    run(service().shop.database, "DELETE FROM customer");
    run(service().shop.database, "DELETE FROM product WHERE handle LIKE 'alert-%'");
    token = issueCustomerToken(service().shop.database, email);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  describe("saved searches", () => {
    test("saved searches are listed newest first and removed by id", async () => {
      await save("/search?text=linen", "Results for “linen”");
      vi.setSystemTime(Date.now() + 1000);
      await save(dresses);
      const saved = await listings();
      expect(saved).toMatchObject([
        { name: "Dresses", path: dresses },
        { name: "Results for “linen”", path: "/search?text=linen" },
      ]);
      await send("RemoveSavedSearch", { id: saved[0]?.id });
      await send("RemoveSavedSearch", { id: saved[0]?.id });
      expect(await listings()).toEqual([saved[1]]);
    });

    test("saved searches are saved once per path, with the newest name", async () => {
      const first = await save(dresses, "Dresses");
      const second = await save(dresses, "  Dresses,\n size M ");
      expect(second.data.addSavedSearch?.id).toBe(first.data.addSavedSearch?.id);
      expect(await listings()).toMatchObject([{ name: "Dresses, size M" }]);
    });

    test.each([
      "",
      "dresses",
      "//evil.example/search",
      "https://evil.example/search",
      "/products/dress",
      "/category/",
      "/category/a/b/c",
      "/search#fragment",
      "/search?text=a b",
      String.raw`/search?text=\evil`,
      `/search?text=${"x".repeat(1000)}`,
    ])("saved searches reject %j, which is not a listing's path", async (path) => {
      expect(await save(path)).toMatchObject({ code: "BAD_USER_INPUT" });
    });

    test("a saved search has a name, which is cut if it is long", async () => {
      expect(await save(dresses, " \u0000 ")).toMatchObject({ code: "BAD_USER_INPUT" });
      await save(dresses, "é".repeat(300));
      expect((await listings())[0]?.name).toBe(`${"é".repeat(119)}…`);
    });

    test("saved searches are at most 20, also of simultaneous requests", async () => {
      const answers = await Promise.all(
        Array.from({ length: 25 }, (_, number) => save(`/search?text=${number}`)),
      );
      expect(answers.filter(({ code }) => code === "LIMIT_EXCEEDED")).toHaveLength(5);
      const saved = await listings();
      expect(saved).toHaveLength(20);
      expect((await save(saved[0]?.path ?? "", "Renamed")).errors).toBeUndefined();
    });

    test("saved searches need the customer's token, and stay the customer's own", async () => {
      const bens = issueCustomerToken(service().shop.database, "ben@circlet.example");
      await save(dresses);
      const [saved] = await listings();
      expect(await listings(bens)).toEqual([]);
      await send("RemoveSavedSearch", { id: saved?.id }, bens);
      expect(await listings()).toEqual([saved]);
      for (const [operation, variables] of [
        ["SavedSearches", {}],
        ["AddSavedSearch", { path: dresses, name: "Dresses" }],
        ["RemoveSavedSearch", { id: saved?.id }],
        ["SetEmailAlerts", { isOn: true }],
        ["SetSavedSearchFrequency", { id: saved?.id, frequency: "OFF" }],
        ["SetQuietHours", { timeZone: "UTC", from: 0, until: 1 }],
        ["WishlistAlerts", {}],
        ["PushAlerts", {}],
        ["AddPushDevice", { device: new TestDevice("https://push.example/abc").input }],
        ["SetWishlistItemFrequency", { productId: "gid://shopify/Product/1", frequency: "OFF" }],
      ] as const) {
        const query = operations.get(`extensions_${operation}`) ?? "";
        expect(await executeAt(service().url, query, { variables })).toMatchObject({
          status: 401,
          code: "UNAUTHORIZED",
        });
      }
    });
  });

  describe("how often alerts come", () => {
    test("a search has the frequency that the customer chose, and weekly without one", async () => {
      await save(dresses);
      await send("AddSavedSearch", { path: "/search", name: "All", frequency: "AT_ONCE" });
      const frequencies = async () =>
        Object.fromEntries((await listings()).map(({ path, frequency }) => [path, frequency]));
      expect(await frequencies()).toEqual({ [dresses]: "WEEKLY", "/search": "AT_ONCE" });
      // Saving it again, under another name.
      await save("/search", "Everything");
      const saved = (await listings()).find(({ path }) => path === dresses);
      await send("SetSavedSearchFrequency", { id: saved?.id, frequency: "DAILY" });
      expect(await frequencies()).toEqual({ [dresses]: "DAILY", "/search": "AT_ONCE" });
      const bens = issueCustomerToken(service().shop.database, "ben@circlet.example");
      const others = await send("SetSavedSearchFrequency", { id: saved?.id, frequency: "OFF" }, bens);
      expect(others).toMatchObject({ code: "NOT_FOUND" });
      expect(await frequencies()).toMatchObject({ [dresses]: "DAILY" });
    });

    test("a product on the wishlist has the frequency that the customer chose while alerts are on", async () => {
      product("dress", 5000);
      await wish("dress");
      const productId = idOf(service().shop, "alert-dress");
      const choose = () => send("SetWishlistItemFrequency", { productId, frequency: "AT_ONCE" });
      expect(await choose()).toMatchObject({ code: "NOT_FOUND" });
      await turn(true);
      const alerts = async () => (await send("WishlistAlerts")).data.getWishlistAlerts;
      expect(await alerts()).toEqual([{ productId, frequency: "WEEKLY" }]);
      await choose();
      await turn(true);
      expect(await alerts()).toEqual([{ productId, frequency: "AT_ONCE" }]);
      product("dress", 4000);
      expect(await emailOn(1)).toBeUndefined();
    });

    test("turning alerts off keeps the choices, which apply again when they are on", async () => {
      const ids = ["dress", "coat"].map((name) => {
        product(name, 5000);
        return idOf(service().shop, `alert-${name}`);
      });
      await wish("dress");
      await wish("coat");
      await turn(true);
      for (const productId of ids) await send("SetWishlistItemFrequency", { productId, frequency: "OFF" });
      await turn(false);
      const alerts = async () => (await send("WishlistAlerts")).data.getWishlistAlerts;
      expect(await alerts()).toEqual([]);
      expect(await send("SetWishlistItemFrequency", { productId: ids[0], frequency: "DAILY" })).toMatchObject(
        { code: "NOT_FOUND" },
      );
      await wish("coat", "remove");
      const kept = await service().database.query("SELECT product_id, price, quantity FROM watched_product");
      expect(kept).toEqual([{ product_id: ids[0], price: null, quantity: null }]);
      // What happens meanwhile is not news.
      product("dress", 4000);
      await turn(true);
      expect(await alerts()).toEqual([{ productId: ids[0], frequency: "OFF" }]);
      await send("SetWishlistItemFrequency", { productId: ids[0], frequency: "WEEKLY" });
      expect(await emailOn(1)).toBeUndefined();
      product("dress", 3000);
      expect(textOf(await emailOn(2))).toContain("$30.00, was $40.00");
    });

    test("quiet hours are those of the browser's time zone until the customer changes them", async () => {
      const hours = async () => (await send("SavedSearches")).data.getEmailAlerts;
      const choose = (timeZone: string, from: number, until: number) =>
        send("SetQuietHours", { timeZone, from, until });
      expect(await choose("UTC", 20, 9)).toMatchObject({ code: "BAD_USER_INPUT" });
      await send("SetEmailAlerts", { isOn: true, timeZone: "Moon/Crater" });
      expect(await hours()).toMatchObject({ timeZone: null });
      await send("SetEmailAlerts", { isOn: true, timeZone: "America/New_York" });
      expect(await hours()).toMatchObject({ timeZone: "America/New_York", quietFrom: 21, quietUntil: 8 });
      await choose("Europe/Berlin", 20, 9);
      await send("SetEmailAlerts", { isOn: true, timeZone: "America/New_York" });
      expect(await hours()).toMatchObject({ timeZone: "Europe/Berlin", quietFrom: 20, quietUntil: 9 });
      for (const [zone, from, until] of [
        ["Moon/Crater", 1, 2],
        ["", 1, 2],
        ["UTC", -1, 2],
        ["UTC", 1, 24],
      ] as const)
        expect(await choose(zone, from, until)).toMatchObject({ code: "BAD_USER_INPUT" });
    });
  });

  describe("alerts of guests", () => {
    const ask = (given: object) =>
      executeAt<{ readonly askForAlerts: boolean }>(
        service().url,
        operations.get("extensions_AskForAlerts") ?? "",
        {
          variables: { email: "zoe@circlet.example", path: dresses, name: "Dresses", ...given },
        },
      );

    test("a guest asks for alerts without a token, and gets none before the address is confirmed", async () => {
      expect((await ask({ timeZone: "Moon/Crater" })).data).toEqual({ askForAlerts: true });
      const rows = await service().database.query("SELECT email, is_on, time_zone FROM email_alerts");
      expect(rows).toEqual([{ email: "zoe@circlet.example", is_on: 0, time_zone: null }]);
    });

    test.each([
      { email: "zoe" },
      { email: "zoe@circlet.example\r\nBcc: eve@evil.example" },
      { email: `${"z".repeat(300)}@circlet.example` },
      { path: "https://evil.example/" },
      { name: "" },
    ])("a guest's request with %j is refused", async (wrong) => {
      expect(await ask(wrong)).toMatchObject({ code: "BAD_USER_INPUT" });
    });
  });

  describe("alerts on devices", () => {
    const { input: device } = new TestDevice("https://push.example/abc");
    const { endpoint } = device;
    const alerts = async (authorization?: string) =>
      (await send("PushAlerts", { endpoint }, authorization)).data.getPushAlerts;

    test("a device gets alerts from when the customer adds it until somebody at it removes it", async () => {
      expect(await send("AddPushDevice", { device })).toMatchObject({ code: "BAD_USER_INPUT" });
      await turn(true);
      expect(await alerts()).toEqual({
        publicKey: expect.stringMatching(/^B[\w-]{86}$/) as string,
        isOn: false,
      });
      expect(await send("AddPushDevice", { device })).toMatchObject({
        data: { addPushDevice: { isOn: true } },
      });
      expect(await alerts()).toMatchObject({ isOn: true });
      expect(await alerts(issueCustomerToken(service().shop.database, "ben@circlet.example"))).toMatchObject({
        isOn: false,
      });
      const query = operations.get("extensions_RemovePushDevice") ?? "";
      await executeAt(service().url, query, { variables: { endpoint } });
      expect(await alerts()).toMatchObject({ isOn: false });
    });

    test.each([
      { endpoint: "https://169.254.169.254/latest" },
      { endpoint: "https://database.internal/" },
      { p256dh: "short" },
      { auth: "short" },
    ])("a device with %j is refused", async (wrong) => {
      await turn(true);
      expect(await send("AddPushDevice", { device: { ...device, ...wrong } })).toMatchObject({
        code: "BAD_USER_INPUT",
      });
    });

    test("browsers subscribe for the same key after a restart", async () => {
      const before = (await alerts())?.publicKey;
      expect(
        await pushKeys(service().database, { pushPublicKey: undefined, pushPrivateKey: undefined })(),
      ).toMatchObject({ publicKey: before });
    });
  });

  describe("alerts by email", () => {
    test("alerts are off until the customer turns them on", async () => {
      const isOn = async () => (await send("SavedSearches")).data.getEmailAlerts?.isOn;
      expect(await isOn()).toBe(false);
      product("dress", 5000);
      await wish("dress");
      product("dress", 4000);
      expect(await emailOn(1)).toBeUndefined();
      expect((await turn(true)).data).toMatchObject({ setEmailAlerts: { isOn: true } });
      expect(await isOn()).toBe(true);
      expect(await emailOn(1)).toBeUndefined();
    });

    test("alerts show price drops since the product was saved, and none twice", async () => {
      product("coat", 9000);
      await wish("coat");
      await turn(true);
      product("dress", 5000);
      await wish("dress");
      product("dress", 3350);
      product("coat", 9500);
      const message = await emailOn(1);
      expect(message?.subject).toBe("Your alerts: 1 price drop");
      expect(textOf(message)).toContain(
        "Price drops on your wishlist:\n- dress: $33.50, was $50.00\n  http://localhost:3000/products/alert-dress\n",
      );
      expect(textOf(message)).not.toContain("coat");
      expect(await emailOn(9)).toBeUndefined();
      product("coat", 9400);
      expect(textOf(await emailOn(10))).toContain("coat: $94.00, was $95.00");
    });

    test("alerts show the price that can be bought, not that of a sold-out variant", async () => {
      const coat = (price: number) => {
        vi.setSystemTime(Date.now() + 1000);
        const variant = (Size: string, price: number, inventory: number) => ({
          options: { Size },
          price,
          inventory,
        });
        const options = [{ name: "Size", values: ["S", "M", "L"] }];
        const variants = [variant("S", 2000, 0), variant("M", 9000, 1), variant("L", price, 1)];
        saveProducts(
          service().shop.database,
          testProduct("alert-coat", { title: "coat", options, variants }),
        );
      };
      coat(6000);
      await wish("coat");
      await save(dresses);
      await turn(true);
      coat(5000);
      const text = textOf(await emailOn(1, { [dresses]: ["coat"] }));
      expect(text).toContain("coat: $50.00, was $60.00");
      expect(text).not.toContain("$20.00");
    });

    test("alerts compare with the price at the last email, not with one in between", async () => {
      product("dress", 5000);
      await wish("dress");
      await turn(true);
      product("dress", 6000);
      expect(await emailOn(1)).toBeUndefined();
      product("dress", 5500);
      expect(await emailOn(2)).toBeUndefined();
      product("dress", 4900);
      expect(textOf(await emailOn(3))).toContain("dress: $49.00, was $50.00");
    });

    test("alerts say that one is left, but not of products that there was only ever one of", async () => {
      product("coat", 9000, 3);
      product("dress", 5000, 1);
      await wish("coat");
      await wish("dress");
      await turn(true);
      sellStock(service().shop.database, { handleOrSku: "alert-coat" }, 2);
      const message = await emailOn(1);
      expect(message?.subject).toBe("Your alerts: 1 last one left");
      expect(textOf(message)).toContain("Last one left on your wishlist:\n- coat: $90.00");
      expect(textOf(message)).not.toContain("dress");
    });

    test("alerts show new matches of saved searches, and where all of them are", async () => {
      product("old", 1000);
      await save(dresses, "Dresses, size M");
      await turn(true);
      for (let number = 1; number <= 8; number++) product(`new-${number}`, 1000 * number);
      const newest = {
        [dresses]: ["new-8", "new-7", "new-6", "new-5", "new-4", "new-3", "new-2", "new-1", "old"],
      };
      const message = await emailOn(1, newest);
      expect(message?.subject).toBe("Your alerts: 8 new matches");
      const text = textOf(message);
      expect(text).toContain("New matches: Dresses, size M:\n- new-8: $80.00");
      expect(text).toContain(`- See all 8\n  http://localhost:3000${dresses}`);
      expect(text).not.toContain("new-2");
      expect(text).not.toContain("- old:");
      expect(await emailOn(9, newest)).toBeUndefined();
      product("newer", 1000);
      expect(textOf(await emailOn(10, { [dresses]: ["newer", "new-8"] }))).toContain("- newer: $10.00");
    });

    test("alerts show a match that was created before the customer saved the listing, but published after", async () => {
      product("draft", 1000, 1, false);
      await save(dresses);
      await turn(true);
      product("draft", 1000);
      const newest = { [dresses]: ["draft"] };
      expect(textOf(await emailOn(1, newest))).toContain("- draft: $10.00");
      product("draft", 900);
      expect(await emailOn(9, newest)).toBeUndefined();
    });

    test("alerts do not mention what was sold, deleted or taken off the wishlist", async () => {
      for (const handle of ["sold", "gone", "unwished"]) {
        product(handle, 5000);
        await wish(handle);
      }
      await save(dresses);
      await turn(true);
      for (const handle of ["sold", "unwished", "match"]) product(handle, 4000);
      for (const handle of ["sold", "match"])
        sellStock(service().shop.database, { handleOrSku: `alert-${handle}` }, "all");
      await wish("unwished", "remove");
      deleteProduct(service().shop.database, "alert-gone");
      expect(await emailOn(1, { [dresses]: ["match"] })).toBeUndefined();
    });

    test("alerts come once a week at most, however often and by how many processes they are made", async () => {
      product("dress", 5000);
      await wish("dress");
      await turn(true);
      product("dress", 4000);
      const at = daysFromNow(1);
      const runs = await Promise.all([1, 2, 3].map(() => service().runAlerts(at, {})));
      expect(runs.filter((mailed) => mailed.has(email))).toHaveLength(1);
      product("dress", 3000);
      await turn(false);
      await turn(true);
      product("dress", 2000);
      expect(await emailOn(7.9)).toBeUndefined();
      expect(textOf(await emailOn(8.1))).toContain("dress: $20.00, was $30.00");
    });

    test("alerts go to the customer's new address", async () => {
      product("dress", 5000);
      await wish("dress");
      await turn(true);
      product("dress", 4000);
      await changeAddress(service(), email, "ada@new.example");
      const mailed = await service().runAlerts(daysFromNow(1), {});
      expect([...mailed.keys()]).toEqual(["ada@new.example"]);
    });

    test("alerts lose nothing while the storefront does not respond", async () => {
      await save(dresses);
      product("dress", 5000);
      await wish("dress");
      await turn(true);
      product("match", 1000);
      expect((await service().runAlerts(daysFromNow(1), "down")).size).toBe(0);
      product("dress", 4000);
      const mailed = await service().runAlerts(daysFromNow(1.1), "down");
      expect(mailed.get(email)?.subject).toBe("Your alerts: 1 price drop");
      expect(textOf(await emailOn(8.2, { [dresses]: ["match"] }))).toContain("- match: $10.00");
    });

    test("alerts stop by the link in the email, without a sign-in", async () => {
      product("dress", 5000);
      await wish("dress");
      await turn(true);
      product("dress", 4000);
      const message = await emailOn(1);
      expect(message?.stop?.label).toBe("Stop these emails");
      expect(textOf(message)).toContain(
        "Circlet Resale, Inc., 48 Loop Street, Suite 300, Brooklyn, NY 11299",
      );
      const address = new URL(message?.stop?.href ?? "");
      expect(address.origin + address.pathname).toBe("http://localhost:3000/alerts/stop");
      const stop = (given: string | null) =>
        executeAt<Answers>(service().url, operations.get("extensions_StopEmailAlerts") ?? "", {
          variables: { token: given },
        });
      expect((await stop("guessed")).data.stopEmailAlerts).toBe(false);
      const given = address.searchParams.get("token");
      expect(given).toMatch(/^[\w-]{32}$/);
      expect((await stop(given)).data.stopEmailAlerts).toBe(true);
      expect((await stop(given)).data.stopEmailAlerts).toBe(true);
      expect((await send("SavedSearches")).data.getEmailAlerts).toMatchObject({ isOn: false });
      product("dress", 1000);
      expect(await emailOn(30)).toBeUndefined();
    });
  });
}
