import { expect, test } from "vitest";
import { orderDate } from "./order-date.ts";

test("formats a date as month/day/year", () => {
  expect(orderDate("2026-03-09T12:00:00Z")).toBe("3/9/2026");
});

test("returns an invalid date unchanged", () => {
  expect(orderDate("soon")).toBe("soon");
});
