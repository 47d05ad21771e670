import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data } from "react-router-dom";
import { asUnavailable } from "./route-data";
import { ServiceFailure } from "./service-failure";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

test.each([
  ["cannot be reached", new Error("connect ECONNREFUSED")],
  ["answers too late", new DOMException("too late", "TimeoutError")],
  ["nobody waits for", new DOMException("left", "AbortError")],
])("a page whose service %s is a 503 with Retry-After", (_what, cause) => {
  expect(asUnavailable(new ServiceFailure("Home", cause))).toMatchObject({
    init: { status: 503, headers: { "Retry-After": "5" } },
  });
});

test.each([
  ["a bug of a loader", new TypeError("nodes is undefined")],
  ["a redirect", new Response(null, { status: 302 })],
  ["a missing page", data(null, { status: 404 })],
])("%s keeps its own status", (_what, thrown) => {
  expect(asUnavailable(thrown)).toBe(thrown);
});
