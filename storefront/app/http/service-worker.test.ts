// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

let stored: Set<string>;
const register = vi.fn(() => Promise.resolve({}));
const unregister = vi.fn(() => Promise.resolve(true));
const postMessage = vi.fn();

async function load(build = "b1") {
  vi.resetModules();
  vi.doMock("./build-id", () => ({ buildId: build }));
  return import("./service-worker");
}

beforeEach(() => {
  stored = new Set(["pages-b1", "own-pages-b1", "assets"]);
  vi.stubGlobal("caches", {
    keys: () => Promise.resolve([...stored]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      controller: null,
      register,
      ready: Promise.resolve({ active: { postMessage } }),
      getRegistration: () => Promise.resolve({ unregister }),
    },
  });
  return () => {
    vi.clearAllMocks();
    vi.unstubAllGlobals();
  };
});

test("the worker is registered and gets the page that has already loaded", async () => {
  const { keepServiceWorker } = await load();
  await keepServiceWorker(true);
  expect(register).toHaveBeenCalledWith("/service-worker.js");
  expect(postMessage).toHaveBeenCalledWith(expect.arrayContaining([location.href]), expect.anything());
});

test("the page that a link has opened is stored", async () => {
  Object.assign(navigator.serviceWorker, { controller: { postMessage } });
  const { storePage } = await load();
  storePage();
  expect(postMessage).toHaveBeenCalledWith([location.origin + location.pathname]);
});

test.each([
  ["/", "", true],
  ["/products/coat", "?color=Red", true],
  ["/search", "?text=coat", false],
  ["/cart", "", false],
  ["/brands/norelle", "?preview-brand=x", false],
  ["/", "?code=abc", false],
])("%s%s, opened by a link, is stored: %s", async (pathname, search, expected) => {
  const { isStoredPage } = await load();
  expect(isStoredPage({ pathname, search })).toBe(expected);
});

test("a shop that has turned it off deletes what an open page has stored since", async () => {
  Object.assign(navigator.serviceWorker, { getRegistration: () => Promise.resolve(undefined) });
  const { keepServiceWorker } = await load();
  await keepServiceWorker(false);
  expect(stored).toEqual(new Set());
});

test("a shop that has turned it off removes the worker and all that it stored", async () => {
  const { keepServiceWorker } = await load();
  await keepServiceWorker(false);
  expect(unregister).toHaveBeenCalledOnce();
  expect(stored).toEqual(new Set());
});

test("nothing is registered in development", async () => {
  const { keepServiceWorker } = await load("");
  await keepServiceWorker(true);
  expect(register).not.toHaveBeenCalled();
});

test("signing out deletes the shopper's own pages, and all pages if asked to", async () => {
  const { forgetStoredPages } = await load();
  await forgetStoredPages("own");
  expect(stored).toEqual(new Set(["pages-b1", "assets"]));
  await forgetStoredPages("all");
  expect(stored).toEqual(new Set(["assets"]));
});
