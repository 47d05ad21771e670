import { expect, test, vi } from "vitest";
import { securityLog } from "./security-log.ts";

const refusal = { status: 401, method: "POST", path: "/webhooks/products", network: "203.0.113.7" };

test.each([
  [401, "unauthorized"],
  [403, "forbidden"],
  [429, "throttled"],
])("a refusal with %i is logged as a security event with the reason %s", (status, reason) => {
  const log = vi.fn();
  securityLog(log)({ ...refusal, status });
  const { method, path, network } = refusal;
  expect(log.mock.calls).toEqual([["security", { reason, method, path, network }]]);
});

test.each([200, 303, 400, 404, 500, 503])("a response with %i is not a security event", (status) => {
  const log = vi.fn();
  securityLog(log)({ ...refusal, status });
  expect(log).not.toHaveBeenCalled();
});

test("a flood of refusals does not fill the log, which says how many it left out", () => {
  const log = vi.fn();
  let now = 0;
  const logRefusal = securityLog(log, () => now);
  for (let count = 0; count < 1000; count += 1) logRefusal(refusal);
  expect(log).toHaveBeenCalledTimes(60);
  now = 60_000;
  logRefusal(refusal);
  expect(log.mock.calls.slice(60)).toEqual([
    ["security", { reason: "unlogged", count: 940 }],
    ["security", expect.objectContaining({ reason: "unauthorized" })],
  ]);
});
