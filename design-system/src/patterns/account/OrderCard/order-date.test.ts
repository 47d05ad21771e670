import { expect, test } from "vitest";
import { orderDate } from "./order-date.ts";

test("is month/day/year", () => {
  expect(orderDate("2026-03-09T12:00:00Z")).toBe("3/9/2026");
});

test("is shown unchanged if it is not a date", () => {
  expect(orderDate("soon")).toBe("soon");
});
