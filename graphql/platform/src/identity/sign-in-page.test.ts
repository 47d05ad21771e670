import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { get, run } from "../database/statement.ts";
import { openTestShop, type TestShop } from "../shop.fixture.ts";
import { Browser } from "./browser.fixture.ts";
import { findCustomerByEmail } from "./customer-store.ts";
import { codesPerSignIn, triesPerCode, triesPerHour } from "./sign-in-code.ts";
import { Client, shownCode } from "./sign-in.fixture.ts";

let shop: TestShop;
let person = 0;
const newcomer = () => `guest${++person}@circlet.example`;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A sign-in page that is open in a browser. */
async function openPage(changes: Readonly<Record<string, string>> = {}) {
  const client = new Client(shop.url);
  const { address } = await client.browser.follow(client.authorization(changes));
  const look = async () => (await client.browser.open(address)).text();
  const send = (fields: Record<string, string>, headers?: Record<string, string>) =>
    client.browser.send(address, fields, headers);
  const ask = async (email: string) => {
    await send({ action: "email", email });
    return shownCode(await look());
  };
  return { client, address, look, send, ask };
}

const wrong = (code: string) => (code === "111111" ? "222222" : "111111");

describe("the sign-in page", () => {
  test("asks for an address, and then for the code that it shows", async () => {
    const { look, send, address } = await openPage({ login_hint: "ada@circlet.example" });
    expect(await look()).toMatch(/<input[^>]*id="email"[^>]*value="ada@circlet.example"/);
    const answer = await send({ action: "email", email: "ada@circlet.example" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, new URL(address).pathname]);
    const page = await look();
    expect(shownCode(page)).toMatch(/^\d{6}$/);
    expect(page).toContain("It sends no emails");
  });

  test("runs nothing, is framed nowhere, and lets its form lead to the storefront only", async () => {
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
    "takes %j for no address and keeps what was typed",
    async (email) => {
      const { send } = await openPage();
      const answer = await send({ action: "email", email });
      expect(answer.status).toBe(422);
      const page = await answer.text();
      expect(page).toMatch(/aria-invalid="true"[^>]*aria-describedby="email-error"/);
    },
  );

  test("writes what was typed as text", async () => {
    const { send } = await openPage();
    const page = await (await send({ action: "email", email: '"><script>alert(1)</script>' })).text();
    expect(page).not.toContain("<script");
    expect(page).toContain("&lt;script&gt;");
  });

  test.each([
    ["too much", "application/x-www-form-urlencoded", 413],
    ["another kind of body", "application/json", 415],
  ])("says that it cannot read %s", async (_what, type, status) => {
    const { client, address } = await openPage();
    const init = { method: "POST", body: "x".repeat(40_000), headers: { "content-type": type } };
    const answer = await client.browser.open(address, init);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain("We can’t read that");
  });

  test("lets another address be given, whose code is another", async () => {
    const { ask, send, look } = await openPage();
    await ask(newcomer());
    await send({ action: "change" });
    expect(await look()).toContain('id="email"');
    const email = newcomer();
    await ask(email);
    expect(await look()).toContain(email);
  });

  test("takes a code with spaces in it, and makes the customer", async () => {
    const { ask, send } = await openPage();
    const email = newcomer();
    const code = await ask(email);
    expect(findCustomerByEmail(shop.database, email)).toBeUndefined();
    expect((await send({ action: "code", code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(303);
    expect(findCustomerByEmail(shop.database, email)).toMatchObject({ email });
  });
});

describe("guessing a code", () => {
  test("is told how many tries are left, and ends with the last", async () => {
    const { ask, send, look } = await openPage();
    const code = await ask(newcomer());
    for (let left = triesPerCode - 1; left > 0; left--) {
      const answer = await send({ action: "code", code: wrong(code) });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(left === 1 ? "one more try" : `${left} more tries`);
    }
    expect(await (await send({ action: "code", code: wrong(code) })).text()).toContain("one try too many");
    expect((await send({ action: "code", code })).status).toBe(422);
    expect(shownCode(await look())).toBe("");
    await send({ action: "again" });
    const fresh = shownCode(await look());
    expect((await send({ action: "code", code: fresh })).status).toBe(303);
  });

  test("is not helped by new codes: an address takes so many wrong ones an hour", async () => {
    const email = newcomer();
    let tries = 0;
    for (let page = 0; tries < triesPerHour; page++) {
      const { ask, send } = await openPage();
      const code = await ask(email);
      for (let each = 0; each < triesPerCode - 1 && tries < triesPerHour; each++, tries++) {
        await send({ action: "code", code: wrong(code) });
      }
    }
    const { ask, send } = await openPage();
    const code = await ask(email);
    const answer = await send({ action: "code", code });
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain("try again in an hour");
    run(shop.database, "UPDATE sign_in_failure SET failed_at = '2020-01-01T00:00:00.000Z'");
    expect((await send({ action: "code", code })).status).toBe(303);
  });

  test("gets only so many codes a sign-in, changes of address counted", async () => {
    const { ask, send } = await openPage();
    for (let each = 0; each < codesPerSignIn; each++) {
      await ask(newcomer());
      await send({ action: "change" });
    }
    expect((await send({ action: "email", email: newcomer() })).status).toBe(429);
  });
});

describe("a code", () => {
  test("that has expired says so and is refused", async () => {
    const { ask, send, look } = await openPage();
    const code = await ask(newcomer());
    run(
      shop.database,
      "UPDATE sign_in_code SET expires_at = '2020-01-01T00:00:00.000Z' WHERE code = ?",
      code,
    );
    expect(await look()).toContain("This code has expired.");
    const answer = await send({ action: "code", code });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("This code has expired. Please get a new one.");
  });

  test("works once", async () => {
    const { ask, send } = await openPage();
    const code = await ask(newcomer());
    expect((await send({ action: "code", code })).status).toBe(303);
    expect(get(shop.database, "SELECT 1 FROM sign_in_code WHERE code = ?", code)).toBeUndefined();
    expect((await send({ action: "code", code })).status).toBe(422);
  });

  test("opens only the sign-in that asked for it", async () => {
    const [victim, attacker] = [await openPage(), await openPage()];
    const email = newcomer();
    const code = await victim.ask(email);
    const own = await attacker.ask(email);
    if (own === code) return;
    expect((await attacker.send({ action: "code", code })).status).toBe(422);
    expect((await victim.send({ action: "code", code })).status).toBe(303);
  });

  test("cannot be taken along by a link: another browser has no such sign-in", async () => {
    const { ask, address } = await openPage();
    await ask(newcomer());
    const response = await new Browser().open(address);
    expect(response.status).toBe(404);
    expect(shownCode(await response.text())).toBe("");
  });

  test("is not taken from a form of another site (a sign-in to the attacker's account)", async () => {
    const { ask, send } = await openPage();
    const code = await ask(newcomer());
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await send({ action: "code", code }, foreign)).status).toBe(403);
    expect((await send({ action: "code", code })).status).toBe(303);
  });

  test("is not finished in another browser", async () => {
    const { ask, send } = await openPage();
    const code = await ask(newcomer());
    const resume = (await send({ action: "code", code })).headers.get("location") ?? "";
    const stolen = await new Browser().open(resume);
    expect(stolen.status).toBe(400);
    expect(stolen.headers.get("location")).toBeNull();
  });
});
