import { expect, test, vi } from "vitest";
import type { Commerce } from "~/apollo/commerce";
import { loadSwatches } from "./swatches";

const product = {
  options: [{ name: "Color", optionValues: [{ name: "Dusk", swatch: { color: "#3b3a5a", image: null } }] }],
};
const serviceWith = (query: () => Promise<unknown>) => ({ query }) as unknown as Commerce;
const answering = serviceWith(() => Promise.resolve({ product }));

test.each(["2024-07", "2026-04", "unstable"])(
  "the merchant's swatches come from version %s on",
  async (version) => {
    const swatches = await loadSwatches(answering, version, "coat");
    expect(swatches.get("Dusk")).toEqual({ hex: "#3b3a5a", image: null });
  },
);

test("a version without swatches has none", async () => {
  expect((await loadSwatches(answering, "2024-04", "coat")).size).toBe(0);
});

test("a failing service leaves no swatches", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const failing = serviceWith(() => Promise.reject(new Error("No swatches today")));
  expect((await loadSwatches(failing, "2026-04", "coat")).size).toBe(0);
  expect(log).toHaveBeenCalledOnce();
});
