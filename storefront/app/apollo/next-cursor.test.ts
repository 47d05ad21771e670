import { expect, test } from "vitest";
import { nextCursor } from "./next-cursor";

test("the next page starts at the cursor of the last one", () => {
  expect(nextCursor({ hasNextPage: true, endCursor: "b" }, "a")).toBe("b");
});

test("nothing follows the last page", () => {
  expect(nextCursor({ hasNextPage: false, endCursor: "b" }, "a")).toBeNull();
});

test.each([null, "", "a"])("a list with another page after the cursor %o is broken", (endCursor) => {
  expect(() => nextCursor({ hasNextPage: true, endCursor }, "a")).toThrow("another page");
});
