// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

let stored: Set<string>;
const register = vi.fn(() => Promise.resolve({}));
const unregister = vi.fn(() => Promise.resolve(true));
const postMessage = vi.fn();

async function load(build = "b1") {
  vi.resetModules();
  vi.doMock("~/http/build-id", () => ({ buildId: build }));
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

test("registers the worker and gives it the page that has already loaded", async () => {
  const { keepServiceWorker } = await load();
  await keepServiceWorker(true);
  expect(register).toHaveBeenCalledWith("/service-worker.js");
  expect(postMessage).toHaveBeenCalledWith(expect.arrayContaining([location.href]), expect.anything());
});

test.each([
  ["/products/coat?color=Red", ["/products/coat?color=Red"]],
  ["/search?text=coat", []],
])("stores the page %s after a link has opened it: %j", async (path, expected) => {
  const controller = { postMessage };
  Object.assign(navigator.serviceWorker, { controller });
  const { storePage } = await load();
  storePage(new URL(path, location.origin));
  expect(postMessage.mock.calls.flat(2)).toEqual(expected.map((stored) => location.origin + stored));
});

test("a shop that has turned it off removes the worker and all that it stored", async () => {
  const { keepServiceWorker } = await load();
  await keepServiceWorker(false);
  expect(unregister).toHaveBeenCalledOnce();
  expect(stored).toEqual(new Set());
});

test("does nothing in development", async () => {
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
