import { expect, test } from "vitest";
import { pageFailureOf } from "./page-failure";

/** An error response as an error boundary receives it from React Router. */
const response = (status: number) => ({ status, statusText: "", internal: false, data: null });

test.each([
  [response(404), "not-found"],
  [response(400), "bad-request"],
  [response(503), "unavailable"],
  [new TypeError("Failed to fetch"), "unavailable"],
  [new TypeError("NetworkError when attempting to fetch resource."), "unavailable"],
  [new TypeError("x is not a function"), "unexpected"],
  ["anything", "unexpected"],
])("%o is %s", (error, kind) => {
  expect(pageFailureOf(error).kind).toBe(kind);
});

test("a bug keeps its message", () => {
  expect(pageFailureOf(new Error("Boom"))).toMatchObject({ message: "Boom" });
});
