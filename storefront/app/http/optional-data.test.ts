import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, test, vi } from "vitest";
import { ServiceFailure } from "./service-failure";
import { optionalData } from "./optional-data";

test.each([
  ["fails to load", () => Promise.reject(new Error("down")), "down"],
  ["takes too long", () => new Promise<never>(() => undefined), "No result within 1 ms"],
])("optional data that %s is logged and missing", async (_, load, message) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const onPartial = vi.fn();
  expect(await optionalData(load, { limit: 1, onPartial })).toBeNull();
  expect(onPartial).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message }));
  log.mockRestore();
});

test("optional data that the shop may not read leaves the page whole", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const onPartial = vi.fn();
  const denied = new CombinedGraphQLErrors({
    errors: [{ message: "denied", extensions: { code: "ACCESS_DENIED" } }],
  });
  const load = () => Promise.reject(new ServiceFailure("Menu", denied));
  expect(await optionalData(load, { onPartial })).toBeNull();
  expect(onPartial).not.toHaveBeenCalled();
  log.mockRestore();
});
