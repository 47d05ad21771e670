import { afterAll, expect, test } from "vitest";
import { post } from "../../checkout/shopper.fixture.ts";
import { get } from "../../database/statement.ts";
import { runClock } from "../../server/clock.ts";
import { testSettings } from "../../shared/settings/settings.ts";
import { openTestShop } from "../../../tests/test-shop.fixture.ts";
import { subscribeEmail, subscriptionState, unsubscribeEmail } from "./subscription-store.ts";

const shop = await openTestShop();
afterAll(() => shop.close());

const body = (email: unknown, listId: unknown = "NEWSLT") => ({
  data: {
    type: "subscription",
    attributes: { profile: { data: { type: "profile", attributes: { email } } } },
    relationships: { list: { data: { type: "list", id: listId } } },
  },
});

interface Sent {
  readonly query?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

async function send({ query = "?company_id=CIRCLT", method = "POST", headers = {}, body: sent }: Sent) {
  const response = await fetch(`${shop.url}/client/subscriptions/${query}`, {
    method,
    headers: { "content-type": "application/json", revision: "2024-07-15", ...headers },
    ...(method === "POST" && { body: typeof sent === "string" ? sent : JSON.stringify(sent) }),
  });
  const text = await response.text();
  const { errors = [] } = (text ? JSON.parse(text) : {}) as { errors?: { detail: string; source: object }[] };
  return { status: response.status, text, errors, headers: response.headers };
}

async function openMailbox(email: string) {
  const address = `${shop.url}/mailbox`;
  const text = await (await fetch(`${address}?${new URLSearchParams({ email }).toString()}`)).text();
  const token = /\/mailbox\?token=([\w-]+)/.exec(text)?.[1] ?? "";
  return {
    text,
    confirm: (origin = shop.url) => post(address, { token }, { origin }),
    unsubscribe: () => post(address, { token, action: "unsubscribe" }, { origin: shop.url }),
    /** As mail programs do (RFC 8058): with either kind of body, and without an origin or cookies. */
    oneClick: (given = token, form: FormData | URLSearchParams = new URLSearchParams()) => {
      form.append("List-Unsubscribe", "One-Click");
      const search = new URLSearchParams({ token: given }).toString();
      return fetch(`${address}?${search}`, { method: "POST", body: form, redirect: "manual" });
    },
  };
}

test("the newsletter endpoint subscribes an address when its owner confirms, which starts the welcome discount code's hours", async () => {
  const email = "ada@circlet.example";
  const issue = () => get<{ issued_at: string }>(shop.database, "SELECT issued_at FROM discount_issue");
  expect(await send({ body: body(" Ada@Circlet.example ") })).toMatchObject({ status: 202, text: "" });
  expect([subscriptionState(shop.database, email), issue()]).toEqual(["NOT_SUBSCRIBED", undefined]);

  const mailbox = await openMailbox(email);
  expect(mailbox.text).toContain("Please confirm your subscription");
  expect(mailbox.text).not.toContain("WELCOME");
  expect((await mailbox.confirm()).status).toBe(303);
  expect(subscriptionState(shop.database, email)).toBe("SUBSCRIBED");
  expect(get(shop.database, "SELECT list_id, source FROM email_subscription")).toEqual({
    list_id: "NEWSLT",
    source: "newsletter form",
  });
  expect((await openMailbox(email)).text).toContain("WELCOME");

  const { issued_at } = issue() ?? {};
  expect(Date.now() - Date.parse(issued_at ?? "")).toBeLessThan(60_000);
  await mailbox.confirm();
  expect(await send({ body: body(email) })).toMatchObject({ status: 202, text: "" });
  expect((await openMailbox(email)).text).toContain("WELCOME");
  expect(issue()).toEqual({ issued_at });
});

test("the newsletter endpoint requires another confirmation after an address has unsubscribed", async () => {
  const email = "eve@circlet.example";
  await send({ body: body(email) });
  const old = await openMailbox(email);
  await old.confirm();
  unsubscribeEmail(shop.database, email, { source: "email preferences", now: new Date() });
  await send({ body: body(email) });
  expect((await old.confirm()).status).toBe(404);
  expect(subscriptionState(shop.database, email)).toBe("UNSUBSCRIBED");
  await (await openMailbox(email)).confirm();
  expect(subscriptionState(shop.database, email)).toBe("SUBSCRIBED");
});

test("the welcome email has a postal address and a link to unsubscribe, without signing in", async () => {
  const email = "ivy@circlet.example";
  await send({ body: body(email) });
  await (await openMailbox(email)).confirm();
  const welcome = await openMailbox(email);
  expect(welcome.text).toMatch(
    /Unsubscribe:\nhttp\S+\/mailbox\?token=\S+\n\nCirclet Resale, Inc., 48 Loop Street/,
  );
  expect((await welcome.unsubscribe()).status).toBe(303);
  expect(subscriptionState(shop.database, email)).toBe("UNSUBSCRIBED");
});

test.each([
  ["form", () => new URLSearchParams()],
  ["multipart form", () => new FormData()],
])("a mail program unsubscribes with one click, which posts a %s", async (kind, form) => {
  const email = `${kind.replace(" ", "-")}@circlet.example`;
  await send({ body: body(email) });
  await (await openMailbox(email)).confirm();
  const { oneClick } = await openMailbox(email);
  expect((await oneClick("guessed", form())).status).toBe(404);
  expect(subscriptionState(shop.database, email)).toBe("SUBSCRIBED");
  const answer = await oneClick(undefined, form());
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("You’re unsubscribed")]);
  expect(subscriptionState(shop.database, email)).toBe("UNSUBSCRIBED");
});

test("the link to unsubscribe works as long as somebody may have the email", async () => {
  const email = "una@circlet.example";
  await send({ body: body(email) });
  await (await openMailbox(email)).confirm();
  const { oneClick } = await openMailbox(email);
  const inYears = new Date(Date.now() + 2 * 365 * 86_400_000);
  runClock({ database: shop.database, settings: testSettings(), log: () => {} }, inYears);
  expect((await oneClick()).status).toBe(200);
});

test("the newsletter endpoint sends one email to an address that is typed again and again, until it is confirmed", async () => {
  const email = "zoe@circlet.example";
  await send({ body: body(email) });
  const first = await openMailbox(email);
  await send({ body: body(email) });
  expect((await first.confirm()).status).toBe(303);
});

test("the newsletter endpoint deletes an address after a month without confirmation", async () => {
  const email = "mallory@circlet.example";
  await send({ body: body(email) });
  const mailbox = await openMailbox(email);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const platform = { database: shop.database, settings: testSettings(), log: () => {} };
  runClock(platform, inDays(29));
  expect((await openMailbox(email)).text).toContain("Please confirm your subscription");
  runClock(platform, inDays(31));
  expect((await openMailbox(email)).text).not.toContain("Please confirm your subscription");
  expect((await mailbox.confirm()).status).toBe(404);
});

test.each<[string, Sent, number, object]>([
  ["no company", { query: "", body: body("a@b.example") }, 400, { parameter: "company_id" }],
  [
    "an invalid company",
    { query: "?company_id=%3Cb%3E", body: body("a@b.example") },
    400,
    { parameter: "company_id" },
  ],
  ["no revision", { headers: { revision: "" }, body: body("a@b.example") }, 400, { header: "revision" }],
  [
    "an invalid revision",
    { headers: { revision: "latest" }, body: body("a@b.example") },
    400,
    { header: "revision" },
  ],
  ["no JSON", { body: "{" }, 400, { pointer: "/data" }],
  ["nothing", { body: {} }, 400, { pointer: "/data" }],
  ["null", { body: null }, 400, { pointer: "" }],
  [
    "another type",
    { body: { data: { ...body("a@b.example").data, type: "event" } } },
    400,
    { pointer: "/data/type" },
  ],
  ["no email", { body: body(undefined) }, 400, { pointer: "/data/attributes/profile/data/attributes/email" }],
  [
    "an invalid email",
    { body: body("ada@") },
    400,
    { pointer: "/data/attributes/profile/data/attributes/email" },
  ],
  ["no list", { body: body("a@b.example", "") }, 400, { pointer: "/data/relationships/list/data/id" }],
  [
    "a form",
    { headers: { "content-type": "text/plain" }, body: body("a@b.example") },
    415,
    { header: "content-type" },
  ],
  ["too much", { body: { ...body("a@b.example"), more: "x".repeat(70_000) } }, 413, { pointer: "/data" }],
  ["a GET", { method: "GET" }, 405, { pointer: "/data" }],
])("a subscription with %s is rejected, and the error says where", async (_what, sent, status, source) => {
  const result = await send(sent);
  expect(result.status).toBe(status);
  expect(result.errors).toMatchObject([{ status, source }]);
  expect(result.errors[0]?.detail).toMatch(/\S/);
});

test("the newsletter endpoint is available to storefront pages", async () => {
  const preflight = await fetch(`${shop.url}/client/subscriptions/`, {
    method: "OPTIONS",
    headers: { origin: "http://localhost:3000", "access-control-request-headers": "content-type,revision" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-headers")).toContain("revision");
  expect(preflight.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
  const foreign = await send({ headers: { origin: "https://evil.example" }, body: body("") });
  expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
});

test("the mailbox shows no emails before an address is entered, and none to other addresses", async () => {
  await send({ body: body("kim@circlet.example") });
  for (const address of ["", "nobody@circlet.example"]) {
    const { text } = await openMailbox(address);
    expect(text).not.toContain("kim@circlet.example");
    expect(text).not.toContain("Confirm subscription");
  }
});

test("the mailbox confirms nothing for another site or with a guessed token", async () => {
  await send({ body: body("lou@circlet.example") });
  expect((await (await openMailbox("lou@circlet.example")).confirm("https://evil.example")).status).toBe(403);
  expect((await post(`${shop.url}/mailbox`, { token: "guessed" })).status).toBe(404);
  expect(subscriptionState(shop.database, "lou@circlet.example")).toBe("NOT_SUBSCRIBED");
});

test("the mailbox shows typed text as text", async () => {
  expect((await openMailbox("<script>alert(1)</script>")).text).not.toContain("<script");
});

test("a subscription can end and restart, in any spelling of the address", () => {
  const now = new Date();
  const source = "email preferences";
  expect(subscriptionState(shop.database, "ben@circlet.example")).toBe("NOT_SUBSCRIBED");
  subscribeEmail(shop.database, "ben@circlet.example", { source, now });
  unsubscribeEmail(shop.database, "BEN@circlet.example", { source, now });
  expect(subscriptionState(shop.database, " Ben@circlet.example")).toBe("UNSUBSCRIBED");
  subscribeEmail(shop.database, "ben@circlet.example", { source, now });
  expect(subscriptionState(shop.database, "ben@circlet.example")).toBe("SUBSCRIBED");
});
