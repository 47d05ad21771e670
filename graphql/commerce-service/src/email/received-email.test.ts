import { afterAll, beforeEach, expect, test } from "vitest";
import { ensureCustomer } from "../customers/customer-store.ts";
import { all, run } from "../database/statement.ts";
import { openTestShop } from "../../tests/test-shop.fixture.ts";
import { renderEmail } from "./rendered-emails.ts";
import { testSettings } from "../shared/settings/settings.ts";

const privateToken = "a-private-token-of-the-tests";
const to = "ada@circlet.example";
const message = {
  subject: "Your alerts: 1 price drop",
  preview: "Coat",
  heading: "Your alerts",
  blocks: [
    {
      kind: "rows",
      title: "Price drops on your wishlist",
      rows: [{ text: "Coat", href: "https://shop.example/products/coat", amount: "$40.00" }],
    },
    { kind: "button", label: "See all", href: "https://shop.example/profile/wishlist" },
  ],
  reason: "You turned on alerts.",
  stop: { label: "Stop these emails", href: "https://shop.example/alerts/stop?token=abc" },
};

const shop = await openTestShop({ privateToken });
afterAll(() => shop.close());
beforeEach(() => {
  run(shop.database, "DELETE FROM customer");
  run(shop.database, "DELETE FROM outgoing_mail");
  ensureCustomer(shop.database, to, new Date());
});

const send = async (email: object | string = { id: "alerts.1", to, message }, token = privateToken) => {
  const body = typeof email === "string" ? email : JSON.stringify(email);
  const headers = { "shopify-storefront-private-token": token };
  return (await fetch(`${shop.url}/mailbox/emails`, { method: "POST", body, headers })).status;
};
const mailbox = async (path = "") =>
  (
    await fetch(`${shop.url}/mailbox${path}?email=${encodeURIComponent(to)}&kind=alerts&reference=alerts.1`)
  ).text();
const queued = () => all(shop.database, "SELECT kind, reference FROM outgoing_mail");

test("an email of the extensions service is in the customer's mailbox, with its parts", async () => {
  expect(await send()).toBe(200);
  expect(await mailbox()).toContain("Your alerts: 1 price drop");
  expect(await mailbox("/email")).toContain("https://shop.example/alerts/stop?token=abc");
});

test("an email is sent by the mail server once, however often it arrives", async () => {
  await Promise.all([send(), send(), send()]);
  expect(queued()).toEqual([{ kind: "alerts", reference: "alerts.1" }]);
  const platform = { database: shop.database, settings: testSettings() };
  expect(renderEmail(platform, { kind: "alerts", reference: "alerts.1" }, new Date())).toMatchObject({
    to,
    message,
  });
  run(shop.database, "DELETE FROM outgoing_mail");
  await send();
  expect(queued()).toEqual([]);
});

test("an email is gone with its customer", async () => {
  await send();
  run(shop.database, "DELETE FROM customer");
  const platform = { database: shop.database, settings: testSettings() };
  expect(renderEmail(platform, { kind: "alerts", reference: "alerts.1" }, new Date())).toBeUndefined();
  expect(await mailbox()).not.toContain("Your alerts");
});

test("an email to someone without an account arrives in that address's mailbox and is sent", async () => {
  const guest = "zoe@circlet.example";
  expect(await send({ id: "confirm.1", to: guest, message })).toBe(200);
  expect(await send({ id: "confirm.1", to: guest, message })).toBe(200);
  expect(queued()).toEqual([{ kind: "alerts", reference: "confirm.1" }]);
  const shown = await fetch(`${shop.url}/mailbox?email=${encodeURIComponent(guest)}`);
  expect(await shown.text()).toContain("Your alerts: 1 price drop");
  const platform = { database: shop.database, settings: testSettings() };
  expect(renderEmail(platform, { kind: "alerts", reference: "confirm.1" }, new Date())).toMatchObject({
    to: guest,
  });
});

test.each([
  ["without the private token", undefined, "", 401],
  ["with another token", undefined, "a-private-token-of-others", 401],
  ["to a malformed address", { id: "1", to: "eve", message }, undefined, 404],
  ["that is not JSON", "{", undefined, 400],
  ["without an id", { to, message }, undefined, 400],
  [
    "with a line break in the subject",
    { id: "1", to, message: { ...message, subject: "a\r\nBcc: b" } },
    undefined,
    400,
  ],
  [
    "with a link to a script",
    { id: "1", to, message: { ...message, stop: { label: "Stop", href: "javascript:alert(1)" } } },
    undefined,
    400,
  ],
  [
    "with a block of its own kind",
    { id: "1", to, message: { ...message, blocks: [{ kind: "html" }] } },
    undefined,
    400,
  ],
  ["of 300 kB", "x".repeat(300_000), undefined, 413],
])("an email %s is refused", async (_what, email, token, status) => {
  expect(await send(email, token)).toBe(status);
  expect(queued()).toEqual([]);
});

test("a shop without a private token takes no emails", async () => {
  const open = await openTestShop();
  const body = JSON.stringify({ id: "1", to, message });
  expect((await fetch(`${open.url}/mailbox/emails`, { method: "POST", body })).status).toBe(401);
  await open.close();
});
