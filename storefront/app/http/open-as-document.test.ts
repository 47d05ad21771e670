import { afterEach, expect, test, vi } from "vitest";

afterEach(() => void vi.resetModules());

async function goOn(result: object, type: "data" | "error" = "data") {
  vi.stubEnv("VITE_BUILD_ID", "one");
  const { openAsDocument } = await import("./open-as-document");
  const request = new Request("http://shop.test/products/coat?Color=Red");
  const results = { "routes/product": { type, result } };
  return openAsDocument({ request }, () => Promise.resolve(results)).catch((thrown: unknown) => thrown);
}

test("data from a new build opens a document", async () => {
  const thrown = (await goOn({ product: null, build: "two" })) as Response;
  expect(thrown.headers.get("Location")).toBe("/products/coat?Color=Red");
  expect(thrown.headers.get("X-Remix-Reload-Document")).toBe("true");
});

test.each([{ product: null, build: "one" }, { section: "orders" }])(
  "the data %j is shown without a document",
  async (data) => {
    expect(await goOn(data)).toEqual({ "routes/product": { type: "data", result: data } });
  },
);

test.each([
  ["offline, where the service worker may have stored it", false, {}, true],
  ["online", true, {}, false],
  ["offline without a service worker", false, null, false],
])("data that cannot be fetched %s opens a document", async (_, onLine, controller, opens) => {
  vi.stubGlobal("navigator", { onLine, serviceWorker: { controller } });
  const thrown = await goOn(new TypeError("Failed to fetch"), "error");
  expect(thrown instanceof Response).toBe(opens);
});
