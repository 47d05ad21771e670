import { expect, test } from "vitest";
import { orderDate } from "./order-date.ts";

test("an order's date is written as month/day/year", () => {
  expect(orderDate("2026-03-09T12:00:00Z")).toBe("3/9/2026");
});

test("an order's invalid date is shown unchanged", () => {
  expect(orderDate("soon")).toBe("soon");
});
