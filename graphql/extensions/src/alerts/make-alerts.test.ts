import type { ProductToWatch } from "../platform/storefront-api.ts";
import { expect, test } from "vitest";
import type { WatchedProduct } from "./alerts.ts";
import { type AlertShop, type AlertStore, makeAlerts } from "./make-alerts.ts";

const now = new Date("2026-03-01T12:00:00Z");

/** A store in memory whose customers all watch the same dress, which has become cheaper. */
function storeOf(customers: readonly string[]) {
  const due = [...customers];
  const postponed: [id: string, until: Date][] = [];
  const known: object[] = [];
  const mailed: string[] = [];
  const store: AlertStore = {
    takeDueCustomer: async () => due.shift(),
    postponeCheck: async (id, until) => void postponed.push([id, until]),
    watched: async () => [watchedDress("50.0", 1)],
    listings: async () => [],
    saveKnownProducts: async (_, products) => void known.push(...products),
    queueEmail: async (id) => {
      mailed.push(id);
      return true;
    },
  };
  return { store, due, postponed, known, mailed };
}

const dress: ProductToWatch = {
  id: "dress",
  handle: "dress",
  title: "Dress",
  price: "40.0",
  currency: "USD",
  quantity: 1,
  isForSale: true,
  publishedAt: now,
};
function watchedDress(price: string | null, quantity: number | null): WatchedProduct {
  return { id: "dress", price, quantity, isGone: false, frequency: "WEEKLY" };
}
const shop: AlertShop = {
  products: async () => [dress],
  newestOf: async () => ({ ids: [], hasMore: false }),
};
const onFailure = () => undefined;

test("a run checks everybody who is due", async () => {
  const { store, mailed } = storeOf(["ada", "ben", "cleo"]);
  expect(await makeAlerts({ store, shop, onFailure }, now)).toEqual(["ada", "ben", "cleo"]);
  expect(mailed).toEqual(["ada", "ben", "cleo"]);
});

test("only products and searches of weekly alerts come with the weekly email", async () => {
  const { store, mailed } = storeOf(["ada"]);
  for (const frequency of ["AT_ONCE", "DAILY", "OFF"] as const) {
    const watched = async () => [{ ...watchedDress("50.0", 1), frequency }];
    await makeAlerts({ store: { ...store, watched }, shop, onFailure }, now);
  }
  expect(mailed).toEqual([]);
});

test("a check remembers that a product was sold out", async () => {
  const { store, known, mailed } = storeOf(["ada"]);
  const products = async () => [{ ...dress, isForSale: false }];
  await makeAlerts({ store, shop: { ...shop, products }, onFailure }, now);
  expect(known).toMatchObject([{ id: "dress", price: "50.0", isGone: true }]);
  expect(mailed).toEqual([]);
});

test("a run goes on after a failed check, and postpones it", async () => {
  const { store, postponed } = storeOf(["ada", "ben", "cleo"]);
  let asked = 0;
  const products = async () => {
    if (++asked === 2) throw new Error("no response");
    return [dress];
  };
  const failures: unknown[] = [];
  const run = { store, shop: { ...shop, products }, onFailure: (error: unknown) => failures.push(error) };
  expect(await makeAlerts(run, now)).toEqual(["ada", "cleo"]);
  expect(postponed).toEqual([["ben", new Date("2026-03-01T13:00:00Z")]]);
  expect(failures).toHaveLength(1);
});

test("a run stops when the shop is down, so that the others stay due", async () => {
  const customers = Array.from({ length: 10 }, (_, number) => `customer ${number}`);
  const { store, due, postponed } = storeOf(customers);
  const products = () => Promise.reject(new Error("no response"));
  expect(await makeAlerts({ store, shop: { ...shop, products }, onFailure }, now)).toEqual([]);
  expect(postponed).toHaveLength(3);
  expect(due).toHaveLength(7);
});

test("a run stops between two customers when the process ends", async () => {
  const { store, due } = storeOf(["ada", "ben"]);
  const stopping = new AbortController();
  const products = async () => {
    stopping.abort();
    return [dress];
  };
  const run = { store, shop: { ...shop, products }, onFailure, signal: stopping.signal };
  expect(await makeAlerts(run, now)).toEqual(["ada"]);
  expect(due).toEqual(["ben"]);
});

test("a run stops between two saved searches, and leaves the customer due", async () => {
  const { store, mailed, postponed } = storeOf(["ada"]);
  const stopping = new AbortController();
  const saved = ["1", "2"].map((id) => ({ id, name: "Dresses", path: `/search?text=${id}`, seenAt: now }));
  const asked: string[] = [];
  const newestOf = async (path: string) => {
    asked.push(path);
    stopping.abort();
    return { ids: [], hasMore: false };
  };
  const run = {
    store: { ...store, listings: async () => saved },
    shop: { ...shop, newestOf },
    onFailure: () => expect.fail("Stopping must not count as a failure"),
    signal: stopping.signal,
  };
  expect(await makeAlerts(run, now)).toEqual([]);
  expect([asked, mailed, postponed]).toEqual([["/search?text=1"], [], [["ada", now]]]);
});

test("a check asks for 250 products at a time", async () => {
  const { store } = storeOf(["ada"]);
  const sizes: number[] = [];
  const watched = async () =>
    Array.from({ length: 600 }, (_, number) => ({ ...watchedDress("50.0", 1), id: `product ${number}` }));
  const products = async (ids: readonly string[]) => {
    sizes.push(ids.length);
    return [];
  };
  await makeAlerts({ store: { ...store, watched }, shop: { ...shop, products }, onFailure }, now);
  expect(sizes).toEqual([250, 250, 100]);
});

test("a check learns the price of a product that was added while the platform did not respond", async () => {
  const { store, known, mailed } = storeOf(["ada"]);
  const watched = async () => [watchedDress(null, null)];
  await makeAlerts({ store: { ...store, watched }, shop, onFailure }, now);
  expect(known).toMatchObject([{ id: "dress", price: "40.0", quantity: 1 }]);
  expect(mailed).toEqual([]);
});

/** Customers with these saved searches; `newestOf` fails for paths with "broken". */
function shopWithBrokenListings(customers: readonly string[], paths: readonly string[]) {
  const opened = storeOf(customers);
  const saved = paths.map((path) => ({
    id: path,
    name: path,
    path,
    seenAt: new Date("2026-02-01T00:00:00Z"),
  }));
  const asked: string[] = [];
  const seen: string[] = [];
  const failures: unknown[] = [];
  const store: AlertStore = {
    ...opened.store,
    listings: async () => saved,
    queueEmail: async (id, alerts, baseline, at) => {
      seen.push(...baseline.listings.map((listing) => listing.id));
      return opened.store.queueEmail(id, alerts, baseline, at);
    },
  };
  const newestOf = async (path: string) => {
    asked.push(path);
    if (path.includes("broken")) throw new Error("no response");
    return { ids: ["dress"], hasMore: false };
  };
  const run = { store, shop: { ...shop, newestOf }, onFailure: (error: unknown) => failures.push(error) };
  return { ...opened, run, asked, seen, failures };
}

test("a saved search that fails does not keep back the others, and its matches are new the next time", async () => {
  const { run, mailed, seen, failures, postponed } = shopWithBrokenListings(["ada"], ["broken", "dresses"]);
  expect(await makeAlerts(run, now)).toEqual(["ada"]);
  expect([mailed, seen, postponed]).toEqual([["ada"], ["dresses"], []]);
  expect(failures).toHaveLength(1);
});

test("a customer is checked again in an hour if a saved search failed and nothing else has changed", async () => {
  const { run, postponed } = shopWithBrokenListings(["ada"], ["broken"]);
  const watched = async () => [watchedDress("40.0", 1)];
  await makeAlerts({ ...run, store: { ...run.store, watched } }, now);
  expect(postponed).toEqual([["ada", new Date("2026-03-01T13:00:00Z")]]);
});

test("a storefront that is down is asked for three saved searches, and no more", async () => {
  const paths = Array.from({ length: 20 }, (_, number) => `broken-${number}`);
  const { run, asked, due, mailed } = shopWithBrokenListings(["ada", "ben"], paths);
  expect(await makeAlerts(run, now)).toEqual(["ada"]);
  expect(asked).toHaveLength(3);
  expect(mailed).toEqual(["ada"]);
  expect(due).toEqual(["ben"]);
});
