import { expect, test, vi } from "vitest";
import { optionalData } from "./optional-data";

test.each([
  ["fails", () => Promise.reject(new Error("down")), "down"],
  ["takes too long", () => new Promise<never>(() => undefined), "No result within 1 ms"],
])("logs data that %s, and does without it", async (_, load, message) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await optionalData(load, 1)).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message }));
  log.mockRestore();
});
