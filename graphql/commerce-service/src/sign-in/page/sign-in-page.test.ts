import { afterAll, expect, test } from "vitest";
import { saveTestVariant } from "../../cart/cart.fixture.ts";
import { ensureCustomer, findCustomerByEmail } from "../../customers/customer-store.ts";
import { get, run } from "../../database/statement.ts";
import { testOrder } from "../../orders/order.fixture.ts";
import { openTestShop } from "../../../tests/test-shop.fixture.ts";
import { Browser } from "../testing/browser.fixture.ts";
import { Client, shownCode } from "../testing/sign-in.fixture.ts";
import { codesPerSignIn, triesPerCode, triesPerHour } from "./sign-in-code.ts";

let person = 0;
const newcomer = () => `guest${++person}@circlet.example`;

const shop = await openTestShop();
afterAll(() => shop.close());

async function openPage(changes: Readonly<Record<string, string>> = {}, browser = new Browser()) {
  const client = new Client(shop.url, undefined, browser);
  const { address } = await client.browser.follow(client.authorization(changes));
  const look = async () => (await client.browser.open(address)).text();
  const send = (fields: Record<string, string>, headers?: Record<string, string>) =>
    client.browser.send(address, fields, headers);
  const execute = async (email: string) => {
    await send({ action: "email", email });
    return shownCode(await look());
  };
  return { client, address, look, send, execute };
}

const wrong = (code: string) => (code === "111111" ? "222222" : "111111");

test("the sign-in page asks for an email and then for the code it shows", async () => {
  const { look, send, address } = await openPage({ login_hint: "ada@circlet.example" });
  expect(await look()).toMatch(/<input[^>]*id="email"[^>]*value="ada@circlet.example"/);
  const result = await send({ action: "email", email: "ada@circlet.example" });
  expect([result.status, result.headers.get("location")]).toEqual([303, new URL(address).pathname]);
  const page = await look();
  expect(shownCode(page)).toMatch(/^\d{6}$/);
  expect(page).toContain("It sends no emails");
});

test("the sign-in page suggests a customer with orders whose address is nobody's", async () => {
  const { database } = shop;
  saveTestVariant(database, "Coat");
  for (const email of ["new@circlet.example", "eve@mail.test", "ada@circlet.example"])
    ensureCustomer(database, email, new Date());
  const suggestion = async () => /use <strong[^>]*>([^<]+)</.exec(await (await openPage()).look())?.[1];
  expect(await suggestion()).toBeUndefined();
  testOrder(database, "eve@mail.test", ["coat"]);
  expect(await suggestion()).toBeUndefined();
  testOrder(database, "ada@circlet.example", ["coat"]);
  expect(await suggestion()).toBe("ada@circlet.example");
});

test("the sign-in page runs no scripts, cannot be framed, and only lets its form redirect to the storefront", async () => {
  const { client, address } = await openPage();
  const { headers } = await client.browser.open(address);
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("script-src");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self' http://localhost:3000;");
  expect(headers.get("cache-control")).toBe("no-store");
});

test.each(["", "ada", "ada@", "a b@c.example", `${"a".repeat(260)}@circlet.example`])(
  "the sign-in page rejects %j as an email and keeps what was typed",
  async (email) => {
    const { send } = await openPage();
    const result = await send({ action: "email", email });
    expect(result.status).toBe(422);
    const page = await result.text();
    expect(page).toMatch(/aria-invalid="true"[^>]*aria-describedby="email-error"/);
  },
);

test("the sign-in page shows typed text as text", async () => {
  const { send } = await openPage();
  const page = await (await send({ action: "email", email: '"><script>alert(1)</script>' })).text();
  expect(page).not.toContain("<script");
  expect(page).toContain("&lt;script&gt;");
});

test.each([
  ["too much", "application/x-www-form-urlencoded", 413],
  ["another kind of body", "application/json", 415],
])("the sign-in page says that it cannot read %s", async (_what, type, status) => {
  const { client, address } = await openPage();
  const init = { method: "POST", body: "x".repeat(40_000), headers: { "content-type": type } };
  const result = await client.browser.open(address, init);
  expect(result.status).toBe(status);
  expect(await result.text()).toContain("We can’t read that");
});

test("the sign-in page accepts another email, with another code", async () => {
  const { execute, send, look } = await openPage();
  await execute(newcomer());
  await send({ action: "change" });
  expect(await look()).toContain('id="email"');
  const email = newcomer();
  await execute(email);
  expect(await look()).toContain(email);
});

test("the sign-in page accepts a code with spaces and creates the customer", async () => {
  const { execute, send } = await openPage();
  const email = newcomer();
  const code = await execute(email);
  expect(findCustomerByEmail(shop.database, email)).toBeUndefined();
  expect((await send({ action: "code", code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(303);
  expect(findCustomerByEmail(shop.database, email)).toMatchObject({ email });
});

test("a wrong code shows how many attempts are left, and the last one ends the sign-in", async () => {
  const { execute, send, look } = await openPage();
  const code = await execute(newcomer());
  for (let left = triesPerCode - 1; left > 0; left--) {
    const result = await send({ action: "code", code: wrong(code) });
    expect(result.status).toBe(422);
    expect(await result.text()).toContain(left === 1 ? "one more try" : `${left} more tries`);
  }
  expect(await (await send({ action: "code", code: wrong(code) })).text()).toContain("one try too many");
  expect((await send({ action: "code", code })).status).toBe(422);
  expect(shownCode(await look())).toBe("");
  await send({ action: "again" });
  const fresh = shownCode(await look());
  expect((await send({ action: "code", code: fresh })).status).toBe(303);
});

/** Types wrong codes in a browser until no more are accepted there. */
async function useUpTries(email: string, browser: Browser): Promise<void> {
  let tries = 0;
  for (let page = 0; tries < triesPerHour; page++) {
    const { execute, send } = await openPage({}, browser);
    const code = await execute(email);
    for (let each = 0; each < triesPerCode - 1 && tries < triesPerHour; each++, tries++) {
      await send({ action: "code", code: wrong(code) });
    }
  }
}

test("new codes do not help: wrong attempts per email, device and hour are limited", async () => {
  const email = newcomer();
  const browser = new Browser();
  await useUpTries(email, browser);
  const { execute, send } = await openPage({}, browser);
  const code = await execute(email);
  const result = await send({ action: "code", code });
  expect(result.status).toBe(429);
  expect(await result.text()).toContain("try again in an hour");
  run(shop.database, "UPDATE sign_in_failure SET failed_at = '2020-01-01T00:00:00.000Z'");
  expect((await send({ action: "code", code })).status).toBe(303);
});

test("a stranger's wrong codes do not lock the customer out", async () => {
  const email = newcomer();
  await useUpTries(email, new Browser());
  const { execute, send } = await openPage();
  expect((await send({ action: "code", code: await execute(email) })).status).toBe(303);
});

test("a sign-in gets a limited number of codes, including changes of address", async () => {
  const { execute, send } = await openPage();
  for (let each = 0; each < codesPerSignIn; each++) {
    await execute(newcomer());
    await send({ action: "change" });
  }
  expect((await send({ action: "email", email: newcomer() })).status).toBe(429);
});

test("an expired code is rejected with a message", async () => {
  const { execute, send, look } = await openPage();
  const code = await execute(newcomer());
  run(shop.database, "UPDATE sign_in_code SET expires_at = '2020-01-01T00:00:00.000Z' WHERE code = ?", code);
  expect(await look()).toContain("This code has expired.");
  const result = await send({ action: "code", code });
  expect(result.status).toBe(422);
  expect(await result.text()).toContain("This code has expired. Please get a new one.");
});

test("a code works once", async () => {
  const { execute, send } = await openPage();
  const code = await execute(newcomer());
  expect((await send({ action: "code", code })).status).toBe(303);
  expect(get(shop.database, "SELECT 1 FROM sign_in_code WHERE code = ?", code)).toBeUndefined();
  expect((await send({ action: "code", code })).status).toBe(422);
});

test("a code works only for the sign-in that requested it", async () => {
  const [victim, attacker] = [await openPage(), await openPage()];
  const email = newcomer();
  const code = await victim.execute(email);
  const own = await attacker.execute(email);
  if (own === code) return;
  expect((await attacker.send({ action: "code", code })).status).toBe(422);
  expect((await victim.send({ action: "code", code })).status).toBe(303);
});

test("a code cannot be passed on by a link: another browser has no such sign-in", async () => {
  const { execute, address } = await openPage();
  await execute(newcomer());
  const response = await new Browser().open(address);
  expect(response.status).toBe(404);
  expect(shownCode(await response.text())).toBe("");
});

test("a code is rejected in a form from another site (signing in to the attacker's account)", async () => {
  const { execute, send } = await openPage();
  const code = await execute(newcomer());
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await send({ action: "code", code }, foreign)).status).toBe(403);
  expect((await send({ action: "code", code })).status).toBe(303);
});

test("a code cannot be completed in another browser", async () => {
  const { execute, send } = await openPage();
  const code = await execute(newcomer());
  const resume = (await send({ action: "code", code })).headers.get("location") ?? "";
  const stolen = await new Browser().open(resume);
  expect(stolen.status).toBe(400);
  expect(stolen.headers.get("location")).toBeNull();
});
