import { expect, test } from "vitest";
import { ensureCustomer } from "../../customers/customer-store.ts";
import { openDatabase } from "../../database/database.ts";
import { dueEmails, queueEmail } from "../../email/email-queue.ts";
import { turnAlertsOff, turnAlertsOn } from "./email-alerts-store.ts";

test("an email that waits is not sent after alerts were turned off, even if they are on again", () => {
  const database = openDatabase(":memory:");
  const now = new Date();
  const [ada, ben] = ["ada", "ben"].map((name) => ensureCustomer(database, `${name}@circlet.example`, now));
  for (const customer of [ada, ben]) {
    turnAlertsOn(database, customer?.id ?? 0, now);
    queueEmail(database, { kind: "alerts", reference: String(customer?.id) }, now);
  }
  turnAlertsOff(database, ada?.id ?? 0);
  turnAlertsOn(database, ada?.id ?? 0, now);
  expect(dueEmails(database, now, 10).map(({ reference }) => reference)).toEqual([String(ben?.id)]);
});
