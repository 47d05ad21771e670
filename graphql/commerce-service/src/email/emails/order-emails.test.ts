import { emailHtml } from "@circlet/service-kit/email/email-html";
import { emailText } from "@circlet/service-kit/email/email-text";
import { beforeEach, expect, test } from "vitest";
import { saveTestVariant } from "../../cart/cart.fixture.ts";
import { type Database, openDatabase } from "../../database/database.ts";
import { all, run } from "../../database/statement.ts";
import { advanceOrder } from "../../orders/advance-orders.ts";
import {
  askToConfirm,
  confirmSubscription,
  pendingSubscription,
} from "../../marketing/newsletter/pending-subscription.ts";
import { testOrder } from "../../orders/order.fixture.ts";
import { testSettings } from "../../shared/settings/settings.ts";
import { issueCode } from "../../sign-in/page/sign-in-code.ts";
import { emailsTo } from "../rendered-emails.ts";

const email = "ada@circlet.example";
const now = new Date("2026-03-01T12:00:00Z");
const settings = testSettings({ publicUrl: "https://pay.circlet.example" });
let database: Database;

beforeEach(() => {
  database = openDatabase(":memory:");
  saveTestVariant(database, "Wool coat");
  testOrder(database, email, ["wool-coat"], { processedAt: now, discount: 750 });
});

const emails = (address = email) =>
  emailsTo({ database, settings }, address, now).map(({ message }) => message);
const subjects = () => emails().map(({ subject }) => subject);

test("a customer gets one email when an order ships, with carrier, tracking link and items", () => {
  expect(subjects()).toEqual(["Your Circlet order #1001 is confirmed"]);
  advanceOrder(database, 1001, now);
  const [message] = emails();
  expect(message?.subject).toBe("Your Circlet order #1001 has shipped");
  for (const part of [emailText(message!), emailHtml(message!)]) {
    expect(part).toContain("Hello Ada,");
    expect(part).toContain("Ringpost");
    expect(part).toContain("Wool coat, Plum / M");
    expect(part).toMatch(/https:\/\/pay\.circlet\.example\/tracking\/RP\d{12}US/);
  }
  advanceOrder(database, 1001, now);
  expect(emails()[0]).toEqual(message);
});

test("the confirmation says what was bought, what it cost and where it goes", () => {
  const [message] = emails();
  for (const part of [emailText(message!), emailHtml(message!)]) {
    for (const words of [
      "Thank you, Ada",
      "Wool coat, Plum / M",
      "$50.00",
      "−$7.50",
      "$42.50",
      "12 Alder Street",
    ])
      expect(part).toContain(words);
  }
});

test("the emails of another shop have its name, and link to no page that only the demo has", () => {
  const own = testSettings({
    content: "own",
    promises: [],
    shopName: "Potters’ Yard",
    postalAddress: undefined,
    publicUrl: "https://pay.potters.example",
  });
  const subjectsOfOwn = new Set<string>();
  issueCode(database, "sign-in", email, now);
  askToConfirm(database, email, { source: "newsletter form", now });
  for (let step = 0; step < 6; step += 1) {
    for (const { message } of emailsTo({ database, settings: own }, email, now)) {
      subjectsOfOwn.add(message.subject);
      for (const part of [emailText(message), emailHtml(message)])
        expect(part).not.toMatch(/Circlet|within 24 hours|\/faq|\/terms|\/policies/);
    }
    advanceOrder(database, 1001, now);
    const pending = pendingSubscription(database, email);
    if (pending) confirmSubscription(database, pending.token, now);
  }
  expect([...subjectsOfOwn].toSorted()).toEqual([
    "Please confirm your subscription",
    "Welcome to Potters’ Yard",
    "Your Potters’ Yard order #1001 has arrived",
    "Your Potters’ Yard order #1001 has shipped",
    "Your Potters’ Yard order #1001 is confirmed",
    "Your Potters’ Yard sign-in code",
  ]);
});

test("nobody else gets the emails", () => {
  advanceOrder(database, 1001, now);
  expect(emails("eve@circlet.example")).toEqual([]);
});

const named = (firstName: string, lastName: string) => {
  run(database, "UPDATE order_address SET first_name = ?, last_name = ?", firstName, lastName);
  const [message] = emails();
  return { heading: message?.heading, text: emailText(message!) };
};

test.each(["Win at evil.example", "https:evil", "evil/prize", "eve@evil", "evil。example"])(
  "a name like %j, which an email program may turn into a link, is left out",
  (name) => {
    const { heading, text } = named(name, name);
    expect(heading).toBe("Thank you");
    expect(text).not.toContain(name);
    expect(text).toContain("- 12 Alder Street");
    advanceOrder(database, 1001, now);
    expect(emails()[0]?.heading).toBe("Hello,");
  },
);

test.each(["J. Ada", "O’Neil-Marsh", "Søren Æ."])("a name like %j stays", (name) => {
  expect(named(name, "Marsh").heading).toBe(`Thank you, ${name}`);
});

test("a name is cut to 40 characters", () => {
  const { heading, text } = named("A".repeat(90), "Marsh");
  expect(heading).toBe(`Thank you, ${"A".repeat(40)}`);
  expect(text).not.toContain("A".repeat(41));
});

const links = [
  "Win at evil.example",
  "https://evil/prize",
  "www.evil。example",
  "eve@evil.example",
  "203.0.113.7/x",
];

/** What the shop writes itself, or checks so strictly that nothing else fits. */
const ownColumns =
  /^(email|.*_number|.*_at|currency_code|discount_title|title|variant_title|status|tracking_.*)$/;

/** The columns in which a buyer's words end. A new one is among them. */
function columnsOfBuyer() {
  return ["customer_order", "order_address", "order_line", "fulfillment"].flatMap((table) =>
    all<{ name: string; type: string }>(database, `PRAGMA table_info(${table})`)
      .filter(({ name, type }) => type === "TEXT" && !ownColumns.test(name))
      .map(({ name }) => ({ table, name })),
  );
}

/** The emails of the order if a column has this text, as its reader gets them. */
function emailsWith({ table, name }: { table: string; name: string }, text: string) {
  const value = name === "attributes" ? JSON.stringify([{ key: text, value: text }]) : text;
  run(database, "SAVEPOINT field");
  run(database, `UPDATE ${table} SET ${name} = ?`, value);
  const parts = emails().flatMap((message) => [emailText(message), emailHtml(message), message.subject]);
  run(database, "ROLLBACK TO field");
  return parts;
}

test("no words of a buyer bring a link into an email about an order", () => {
  for (let step = 0; step < 3; step += 1) advanceOrder(database, 1001, now);
  expect(emails()).toHaveLength(3);
  const columns = columnsOfBuyer();
  expect(columns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["first_name", "address1", "city", "zip", "note", "attributes", "phone"]),
  );
  for (const column of columns)
    for (const link of links)
      for (const part of emailsWith(column, link))
        expect(part).not.toMatch(/evil[.。]example|:\/\/evil|@evil|203\.0/);
});

test("no words of a buyer make an email about an order long", () => {
  for (let step = 0; step < 3; step += 1) advanceOrder(database, 1001, now);
  const length = (parts: readonly string[]) => parts.join("").length;
  const usual = length(emailsWith({ table: "order_address", name: "city" }, "Portland"));
  for (const column of columnsOfBuyer())
    expect(length(emailsWith(column, "Win! ".repeat(2000)))).toBeLessThan(usual + 3000);
});

test("an email about an order lists its first 100 lines and says how many more there are", () => {
  testOrder(database, "ben@circlet.example", Array(500).fill("wool-coat"), { processedAt: now });
  const [message] = emails("ben@circlet.example");
  expect(emailText(message!)).toContain("- And 400 more\n- Subtotal: $25,000.00");
  expect(emailText(message!).match(/Wool coat/g)).toHaveLength(100);
});

test.each(["12 1/2 Alder St.", "St. Louis", "c/o Marsh, Apt. B #4", "O’Neil-Straße 5"])(
  "an address like %j stays as it is",
  (address) => {
    run(database, "UPDATE order_address SET address1 = ?", address);
    expect(emailText(emails()[0]!)).toContain(address);
  },
);

test("a public demo says in its emails that it is one", () => {
  const reasonIn = (publicDemo: boolean) =>
    emailsTo({ database, settings: { ...settings, publicDemo } }, email, now)[0]?.message.reason;
  expect(reasonIn(true)).toContain("demo shop");
  expect(reasonIn(false)).not.toContain("demo shop");
});

test("someone else’s device sees only the emails of the last hour", () => {
  const seenAfter = (minutes: number) => {
    const later = new Date(now.getTime() + minutes * 60_000);
    const since = new Date(later.getTime() - 3_600_000);
    return emailsTo({ database, settings }, email, later, since).map(({ kind }) => kind);
  };
  expect(seenAfter(59)).toEqual(["confirmation"]);
  expect(seenAfter(61)).toEqual([]);
});
