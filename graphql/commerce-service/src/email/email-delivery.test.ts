import type { AddressedEmail } from "@circlet/service-kit/email/email";
import { EmailError } from "@circlet/service-kit/email/email-transport";
import { beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "../database/database.ts";
import { testSettings } from "../shared/settings/settings.ts";
import { forgetAddress, issueCode } from "../sign-in/page/sign-in-code.ts";
import { deliverDueEmails } from "./email-delivery.ts";
import { queueEmail, removeOldEmails } from "../shared/email-queue.ts";

const start = new Date("2026-03-01T12:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const day = 86_400;
let database: Database;
let sent: AddressedEmail[];
let logged: object[];

beforeEach(() => {
  database = openDatabase(":memory:");
  sent = [];
  logged = [];
  issueCode(database, "sign-in", "ada@circlet.example", start);
});

/** Makes the attempts that are due, of which every one gets the given error. */
function deliver(now: Date, error?: Error): Promise<void> {
  const log = (event: string, details?: object) => void logged.push({ event, ...details });
  const send = async (message: AddressedEmail) => {
    if (error) throw error;
    sent.push(message);
  };
  return deliverDueEmails({ database, settings: testSettings(), log }, { send, close: () => {} }, now);
}

test("an email is sent once", async () => {
  await deliver(start);
  await deliver(after(60));
  expect(sent.map(({ to }) => to)).toEqual(["ada@circlet.example"]);
});

test("a failed email is tried again, later each time", async () => {
  const error = new EmailError("SMTP 451");
  await deliver(start, error);
  await deliver(after(9));
  expect(sent).toEqual([]);
  await deliver(after(10), error);
  await deliver(after(29));
  expect(sent).toEqual([]);
  await deliver(after(30));
  expect(sent).toHaveLength(1);
});

test("a failure is logged", async () => {
  await deliver(start, new EmailError("SMTP 451"));
  expect(logged).toEqual([{ event: "email not sent", kind: "sign-in", attempt: 1, error: "SMTP 451" }]);
});

test("an email that the mail server refuses for good is given up", async () => {
  await deliver(start, new EmailError("SMTP 550", true));
  await deliver(after(day / 2));
  expect(sent).toEqual([]);
});

test("only the newest sign-in code is sent", async () => {
  issueCode(database, "sign-in", "ben@circlet.example", after(1));
  await deliver(after(1));
  expect(sent.map(({ to }) => to)).toEqual(["ben@circlet.example"]);
});

test("a sign-in code that has expired or whose address was changed is not sent", async () => {
  issueCode(database, "other sign-in", "ben@circlet.example", after(300));
  forgetAddress(database, "other sign-in");
  await deliver(after(601));
  expect(sent).toEqual([]);
});

test("an email is given up after a day, but not what was queued since", () => {
  queueEmail(database, { kind: "confirmation", reference: "1" }, after(day));
  expect(removeOldEmails(database, after(day + 1))).toBe(1);
  expect(removeOldEmails(database, after(day + 1))).toBe(0);
});
