import type { AddressedEmail } from "@circlet/service-kit/email/email";
import { EmailError } from "@circlet/service-kit/email/email-transport";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { openInMemory } from "../database/open-database.ts";
import { changeAddress } from "./email-alerts-store.ts";
import { sendAlerts } from "./send-alerts.ts";
import { weeklyEmails } from "./waiting-emails.ts";

const start = new Date("2026-03-01T12:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const day = 86_400;
const alerts = {
  priceDrops: {
    count: 1,
    products: [{ handle: "dress", title: "Dress", price: "40.0", priceBefore: "50.0", currency: "USD" }],
  },
  lastOnes: { count: 0, products: [] },
  newMatches: [],
};

let database: Database;
let sent: string[];
let logged: object[];

beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());
beforeEach(async () => {
  sent = [];
  logged = [];
  await database.run("DELETE FROM email_alerts");
});

/** Emails that wait since the start. */
async function queue(...names: readonly string[]): Promise<void> {
  for (const [at, name] of names.entries())
    await database.query(
      `INSERT INTO email_alerts (customer_id, is_on, email, token, next_check_at, mailed_at, alerts, next_attempt_at)
       VALUES ($1, 1, $2, $1, $3, $4, $5, $6)`,
      [
        name,
        `${name}@circlet.example`,
        after(day).toISOString(),
        start.toISOString(),
        JSON.stringify(alerts),
        after(at / 1000).toISOString(),
      ],
    );
}

/** Sends what is due at this time, or by this clock. `send` replaces the mail server. */
function deliver(
  at: Date | (() => Date),
  send: (to: string) => Promise<void> = async () => undefined,
  signal?: AbortSignal,
) {
  const transport = {
    send: async ({ to }: AddressedEmail) => {
      await send(to);
      sent.push(to);
    },
    close: () => undefined,
  };
  const log = (event: string, details?: object) => void logged.push({ event, ...details });
  const clock = typeof at === "function" ? at : () => at;
  const sender = async () => ({ name: "Hollow Pine", postalAddress: "1 Main Street" });
  const storefrontUrl = "http://localhost:3000";
  return sendAlerts(
    { queue: weeklyEmails(database), transport, storefrontUrl, sender, log },
    { clock, signal },
  );
}
const refuse = () => Promise.reject(new EmailError("SMTP 451"));

test("an alert is sent once", async () => {
  await queue("ada");
  await deliver(start);
  await deliver(after(day / 2));
  expect(sent).toEqual(["ada@circlet.example"]);
});

test("two senders send each email once, however long one of them has been at work", async () => {
  await queue("ada", "ben");
  let now = after(1);
  await deliver(
    () => now,
    async (to) => {
      now = after(90);
      // Another process looks while the email is on its way.
      if (to === "ben@circlet.example") await deliver(now);
    },
  );
  expect(sent).toEqual(["ada@circlet.example", "ben@circlet.example"]);
});

test("sending stops between two emails when the process ends, and leaves the other one untouched", async () => {
  await queue("ada", "ben");
  const stopping = new AbortController();
  await deliver(after(1), async () => stopping.abort(), stopping.signal);
  expect(sent).toEqual(["ada@circlet.example"]);
  await deliver(after(1));
  expect(sent).toEqual(["ada@circlet.example", "ben@circlet.example"]);
});

test("a failed email is retried after a minute, then two", async () => {
  await queue("ada");
  await deliver(start, refuse);
  await deliver(after(59));
  expect(sent).toEqual([]);
  await deliver(after(60), refuse);
  await deliver(after(179));
  expect(sent).toEqual([]);
  await deliver(after(180));
  expect(sent).toEqual(["ada@circlet.example"]);
});

test("an email is given up after a day", async () => {
  await queue("ada");
  await deliver(after(day - 1), refuse);
  await deliver(after(day + 60), refuse);
  await deliver(after(2 * day));
  expect(sent).toEqual([]);
});

test("an email that the mail server refuses for good is given up, and the others are sent", async () => {
  await queue("ada", "ben");
  await deliver(after(1), (to) =>
    to === "ada@circlet.example" ? Promise.reject(new EmailError("SMTP 550", true)) : Promise.resolve(),
  );
  await deliver(after(day / 2));
  expect(sent).toEqual(["ben@circlet.example"]);
});

test("a failure is logged", async () => {
  await queue("ada");
  await deliver(start, refuse);
  expect(logged).toEqual([{ event: "email not sent", error: "SMTP 451" }]);
});

test("an account without an address gets nothing", async () => {
  await queue("ada");
  await changeAddress(database, "ada", null, after(1));
  await deliver(start);
  expect(sent).toEqual([]);
});
