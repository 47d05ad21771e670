import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Commerce } from "~/apollo/commerce";
import { commerceOf } from "~/apollo/commerce.fixture";
import { loadBrands } from "./load-brands";

const value = JSON.stringify([{ slug: "maren-and-co", displayName: "Maren & Co" }]);
const query = vi.fn();
let commerce: Commerce;

beforeEach(() => {
  vi.useFakeTimers();
  query.mockReset().mockResolvedValue({ metaobjects: { nodes: [{ fields: [{ value }] }] } });
  commerce = commerceOf({ query });
});
afterEach(() => vi.useRealTimers());

test("simultaneous pages query the directory once", async () => {
  const [one, other] = await Promise.all([loadBrands(commerce), loadBrands(commerce)]);
  expect(one).toMatchObject([{ displayName: "Maren & Co" }]);
  expect(other).toBe(one);
  expect(query).toHaveBeenCalledOnce();
});

test("vendors are the brands if there is no brand directory", async () => {
  const filters = [{ id: "filter.p.vendor", values: [{ label: "Hollow Pine" }] }];
  query.mockResolvedValueOnce({ metaobjects: { nodes: [] } });
  query.mockResolvedValueOnce({ collection: { products: { filters } } });
  expect(await loadBrands(commerce)).toMatchObject([{ slug: "hollow-pine", isVendor: true }]);
});

test("the directory is queried again after a minute", async () => {
  await loadBrands(commerce);
  vi.advanceTimersByTime(61_000);
  await loadBrands(commerce);
  expect(query).toHaveBeenCalledTimes(2);
});

test("the directory is queried again after a failure", async () => {
  query.mockRejectedValueOnce(new Error("down"));
  await expect(loadBrands(commerce)).rejects.toThrow("down");
  await expect(loadBrands(commerce)).resolves.toHaveLength(1);
});

test("an unreadable brand or address of a brand costs only itself", async () => {
  const ash = { displayName: "Ash", url: "//ash.example/" };
  const directory = [{ displayName: 7 }, "Elowen", ash, { displayName: "Ivo", url: "javascript:alert(1)" }];
  const fields = [{ value: JSON.stringify(directory) }];
  query.mockResolvedValue({ metaobjects: { nodes: [{ fields }] } });
  expect(await loadBrands(commerce)).toMatchObject([
    { slug: "ash", url: "https://ash.example/" },
    { slug: "ivo", url: null },
  ]);
});
