import { describe, expect, test } from "vitest";
import { failureOf } from "./failure-of";

/** As React Router hands a thrown response to an error boundary. */
const response = (status: number) => ({ status, statusText: "", internal: false, data: null });

describe("what a shopper is told", () => {
  test.each([
    [response(404), "not-found"],
    [response(400), "bad-request"],
    [response(503), "unavailable"],
    [new TypeError("Failed to fetch"), "unavailable"],
    [new TypeError("NetworkError when attempting to fetch resource."), "unavailable"],
    [new TypeError("x is not a function"), "unexpected"],
    ["anything", "unexpected"],
  ])("%o is %s", (error, kind) => {
    expect(failureOf(error).kind).toBe(kind);
  });

  test("a mistake of ours keeps its words", () => {
    expect(failureOf(new Error("Boom"))).toMatchObject({ message: "Boom" });
  });
});
