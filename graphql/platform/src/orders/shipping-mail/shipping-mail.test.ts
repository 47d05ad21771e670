import { beforeEach, expect, test } from "vitest";
import { saveTestVariant } from "../../cart/cart.fixture.ts";
import { type Database, openDatabase } from "../../database/database.ts";
import { renderMailbox } from "../../marketing/newsletter/mailbox-page.ts";
import { advanceOrder } from "../advance-orders.ts";
import { testOrder } from "../order.fixture.ts";
import { shippingMails, shippingMailText } from "./shipping-mail.ts";

const email = "ada@circlet.example";
const now = new Date("2026-03-01T12:00:00Z");
let db: Database;

beforeEach(() => {
  db = openDatabase(":memory:");
  saveTestVariant(db, "Wool coat");
  testOrder(db, email, ["wool-coat"], { processedAt: now });
});

const mails = () => shippingMails(db, email, "https://pay.circlet.example");

test("a customer gets one email when an order ships, with carrier, tracking link and items", () => {
  expect(mails()).toEqual([]);
  advanceOrder(db, 1001, now);
  const [mail] = mails();
  expect(mail?.subject).toBe("Your Circlet order #1001 has shipped");
  expect(mail?.trackingNumber).toMatch(/^RP\d{12}US$/);
  const said = [
    "Hello Ada,",
    "Ringpost",
    "Wool coat",
    `https://pay.circlet.example/tracking/${mail?.trackingNumber}`,
  ];
  const page = renderMailbox({ email, mail: undefined, shipped: mails(), storefrontUrl: "" });
  for (const words of said) {
    expect(shippingMailText(mail!)).toContain(words);
    expect(page.slice(0, page.indexOf("<details>"))).toContain(words);
  }
  advanceOrder(db, 1001, now);
  expect(mails()).toEqual([mail]);
});

test("nobody else gets the email", () => {
  advanceOrder(db, 1001, now);
  expect(shippingMails(db, "eve@circlet.example", "")).toEqual([]);
});
