import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import { smtpTransport } from "@circlet/service-kit/email/smtp";
import { openMailServer, type TestMailServer } from "@circlet/service-kit/email/smtp-server.fixture";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveTestVariant } from "../cart/cart.fixture.ts";
import { post } from "../checkout/shopper.fixture.ts";
import { run } from "../database/statement.ts";
import { askToConfirm } from "../marketing/newsletter/pending-subscription.ts";
import { subscriptionState } from "../marketing/newsletter/subscription-store.ts";
import { advanceOrder } from "../orders/advance-orders.ts";
import { testOrder } from "../orders/order.fixture.ts";
import { testSettings } from "../shared/settings/settings.ts";
import { issueCode } from "../sign-in/page/sign-in-code.ts";
import { Client } from "../sign-in/testing/sign-in.fixture.ts";
import { openTestShop, type TestShop } from "../../tests/test-shop.fixture.ts";
import { queueEmail } from "../shared/email-queue.ts";

const login = { user: "shop", password: "a secret of the test" };
let server: TestMailServer;
let shop: TestShop;

beforeAll(async () => {
  server = await openMailServer(login);
  shop = await openTestShop(serverSettings());
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const serverSettings = () =>
  testSettings({
    smtpHost: "127.0.0.1",
    smtpPort: server.port,
    smtpUser: login.user,
    smtpPassword: login.password,
  });

test("a sign-in code is sent with a subject, a text part and an HTML part", async () => {
  issueCode(shop.database, "a sign-in", "Ada@Circlet.example", new Date());
  const { recipients, email } = await server.next();
  expect(recipients).toEqual(["ada@circlet.example"]);
  expect(email.subject).toBe("Your Circlet sign-in code");
  expect(email.from).toEqual({ name: "Circlet", address: "mail@circlet.example" });
  const code = /Code: (\d{6})/.exec(email.text ?? "")?.[1];
  expect(code).toBeDefined();
  expect(email.html).toContain(code);
});

test("pages show no code and no email, and the emailed code signs in", async () => {
  const client = new Client(shop.url);
  const { browser } = client;
  const { address } = await browser.follow(client.authorization());
  await browser.send(address, { action: "email", email: "gus@circlet.example" });
  const page = await (await browser.open(address)).text();
  expect(page).toContain("We sent a 6-digit code to");
  const code = /Code: (\d{6})/.exec((await server.next()).email.text ?? "")?.[1] ?? "no code";
  expect(page).not.toContain(code);
  const mailbox = await fetch(`${shop.url}/mailbox?email=gus%40circlet.example`);
  expect(await mailbox.text()).not.toMatch(/sign-in code/);
  expect((await browser.send(address, { action: "code", code })).status).toBe(303);
});

test("the link of the newsletter's email leads to a button that subscribes and sends the welcome discount code", async () => {
  const email = "hal@circlet.example";
  askToConfirm(shop.database, email, { source: "newsletter form", now: new Date() });
  const link = /http\S+\/mailbox\?token=\S+/.exec((await server.next()).email.text ?? "")?.[0] ?? "";
  expect(await (await fetch(link)).text()).toContain("Confirm subscription");
  expect(subscriptionState(shop.database, email)).toBe("NOT_SUBSCRIBED");
  await post(`${shop.url}/mailbox`, { token: new URL(link).searchParams.get("token") ?? "" });
  expect(subscriptionState(shop.database, email)).toBe("SUBSCRIBED");
  const welcome = (await server.next()).email;
  expect(welcome.text).toContain("Code: WELCOME");
  const headers = Object.fromEntries(welcome.headers.map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({ "list-unsubscribe": `<${link}>` });
  expect(welcome.html).toContain(`href="${link}"`);
  const page = await (await fetch(link)).text();
  expect(page).toContain("You’re subscribed");
  expect(page).not.toContain("next email");
});

test("an order brings a confirmation, then emails when it ships and arrives", async () => {
  const { database } = shop;
  saveTestVariant(database, "Wool coat");
  const id = testOrder(database, "ben@circlet.example", ["wool-coat"]);
  queueEmail(database, { kind: "confirmation", reference: String(id) }, new Date());
  const emails = [(await server.next()).email];
  for (const _step of ["in transit", "out for delivery", "delivered"])
    advanceOrder(database, 1001, new Date());
  emails.push((await server.next()).email, (await server.next()).email);
  expect(new Set(emails.map(({ subject }) => subject))).toEqual(
    new Set([
      "Your Circlet order #1001 is confirmed",
      "Your Circlet order #1001 has shipped",
      "Your Circlet order #1001 has arrived",
    ]),
  );
  for (const { text, html } of emails) {
    expect(text).toContain("Wool coat");
    expect(html).toContain("Wool coat");
  }
});

test("markup in names shows as text, and line breaks in them add no header or recipient", async () => {
  const { database } = shop;
  const hostile = '<img src="https://evil.example/x.png" onerror="alert(1)">\r\nBcc: eve@evil.example';
  saveTestVariant(database, "Scarf");
  const id = testOrder(database, "cleo@circlet.example", ["scarf"]);
  run(database, "UPDATE order_address SET first_name = ? WHERE order_id = ?", hostile, id);
  run(database, "UPDATE order_line SET title = ? WHERE order_id = ?", hostile, id);
  queueEmail(database, { kind: "confirmation", reference: String(id) }, new Date());
  const { recipients, email } = await server.next();
  expect(recipients).toEqual(["cleo@circlet.example"]);
  expect(email.bcc).toBeUndefined();
  expect(email.headers.map(({ key }) => key)).not.toContain("bcc");
  expect(email.html).toContain("&lt;img src=");
  expect(email.html).not.toContain("<img");
});

test("a line break in a subject adds no header", async () => {
  const transport = smtpTransport(serverSettings());
  const subject = "Price drop\r\nBcc: eve@evil.example";
  const message = { subject, preview: "", heading: "Price drop", blocks: [], reason: "A test" };
  await transport?.send({ to: "dora@circlet.example", message }, "1.1");
  transport?.close();
  const { recipients, email } = await server.next();
  expect(recipients).toEqual(["dora@circlet.example"]);
  expect(email.headers.map(({ key }) => key)).not.toContain("bcc");
});

test.each([
  "d'arcy@example.com",
  "sales&care@example.com",
  "a/b@example.com",
  "a!b@example.com",
  "ada+news@example.com",
  "user@xn--e1afmkfd.xn--p1ai",
  ["hello@bücher.example", "hello@xn--bcher-kva.example"],
])("the mail server is asked to deliver to %s", async (given) => {
  const [address = "", mailbox = address] = [given].flat();
  issueCode(shop.database, `a sign-in of ${address}`, address, new Date());
  const { recipients, email } = await server.next();
  // The test's server and parser decode domains.
  expect(recipients.map(normalizedEmail)).toEqual([mailbox]);
  expect(email.to?.map(({ address }) => normalizedEmail(address ?? ""))).toEqual([mailbox]);
});

test("emails that can be stopped tell mail programs how, with one click", async () => {
  const transport = smtpTransport(serverSettings());
  const message = {
    subject: "Your alerts",
    preview: "",
    heading: "Your alerts",
    blocks: [],
    reason: "A test",
    sender: { name: "Hollow Pine", postalAddress: "1 Main Street" },
  };
  const stop = { label: "Stop these emails", href: "https://shop.example/alerts/stop?token=abc" };
  const to = "erin@circlet.example";
  await transport?.send({ to, message: { ...message, stop } }, "1.1");
  const { email } = await server.next();
  expect(email.from).toMatchObject({ name: "Hollow Pine" });
  const headers = Object.fromEntries(email.headers.map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({
    "list-unsubscribe": "<https://shop.example/alerts/stop?token=abc>",
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
  expect(email.text).toContain("Stop these emails:\nhttps://shop.example/alerts/stop?token=abc");
  expect(email.html).toContain('href="https://shop.example/alerts/stop?token=abc"');
  // Emails that can be stopped are marketing.
  for (const part of [email.text, email.html]) expect(part).toContain("1 Main Street");
  await transport?.send({ to, message }, "1.2");
  transport?.close();
  const other = (await server.next()).email;
  expect(other.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
  for (const part of [other.text, other.html]) expect(part).not.toContain("1 Main Street");
});
