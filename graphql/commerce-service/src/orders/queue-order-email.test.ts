import { expect, test } from "vitest";
import { saveTestVariant } from "../cart/cart.fixture.ts";
import { openDatabase } from "../database/database.ts";
import { dueEmails } from "../shared/email-queue.ts";
import { advanceOrder } from "./advance-orders.ts";
import { testOrder } from "./order.fixture.ts";

const start = new Date("2026-03-01T12:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

test("an address gets emails about 5 orders an hour, and no order is refused", () => {
  const database = openDatabase(":memory:");
  saveTestVariant(database, "Wool coat");
  const order = (email: string, minutes: number) =>
    testOrder(database, email, ["wool-coat"], { processedAt: after(minutes) });
  for (let minutes = 0; minutes < 7; minutes += 1) order("ada@circlet.example", minutes);
  order("ben@circlet.example", 7);
  order("ada@circlet.example", 67);
  for (let number = 1001; number <= 1009; number += 1) advanceOrder(database, number, after(90));
  const emailed = dueEmails(database, after(90), 99).map(({ reference }) => Number(reference));
  expect(emailed).toEqual([1, 2, 3, 4, 5, 8, 9]);
});
