import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { saveTestVariant, testCart } from "../../graphql/commerce-service/src/cart/cart.fixture.ts";
import { Checkout } from "../../graphql/commerce-service/src/checkout/shopper.fixture.ts";
import { createLog } from "../../graphql/service-kit/log.ts";
import { platformLimits } from "../../graphql/commerce-service/src/shared/platform-limits.ts";
import {
  checkCode,
  issueCode,
  pendingCode,
} from "../../graphql/commerce-service/src/sign-in/page/sign-in-code.ts";
import { Client, flows } from "../../graphql/commerce-service/src/sign-in/testing/sign-in.fixture.ts";
import { customerOfToken } from "../../graphql/commerce-service/src/sign-in/tokens/customer-of-token.ts";
import { openTestShop, type TestShop } from "../../graphql/commerce-service/tests/test-shop.fixture.ts";

/** The machine's clock jumps. Timers are not affected, because they do not depend on the time of day. */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const jumps = [
  ["an hour forward", hour],
  ["a day back", -day],
] as const;

const jump = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

let shop: TestShop;
beforeEach(async () => {
  // Follows the real clock from the new time on.
  vi.useFakeTimers({ toFake: ["Date"], shouldAdvanceTime: true });
  shop = await openTestShop();
});
afterEach(async () => {
  await shop.close();
  vi.useRealTimers();
});

describe.each(jumps)("the clock jumps %s", (_way, by) => {
  test("customers stay signed in, and no token lives longer than an hour", async () => {
    const client = new Client(shop.url, flows.direct);
    const tokens = await client.signIn("ada@circlet.example");
    const isOpen = (token: string | undefined) => customerOfToken(shop.database, token) !== undefined;
    expect(isOpen(tokens.access_token)).toBe(true);
    jump(by);
    expect(isOpen(tokens.access_token)).toBe(false);
    const renewed = await client.refresh(tokens.refresh_token);
    expect(renewed.status).toBe(200);
    expect(isOpen(renewed.access_token)).toBe(true);
  });

  test("a sign-in in progress can be finished", () => {
    const signIn = "sign-in-in-progress";
    const enter = () => {
      const { code = "" } = pendingCode(shop.database, signIn, new Date()) ?? {};
      return checkCode(shop.database, signIn, code, { device: "phone", renewed: "renewed", now: new Date() })
        .kind;
    };
    issueCode(shop.database, signIn, "ada@circlet.example", new Date());
    jump(by);
    expect(enter()).toBe(by > 0 ? "expired" : "right");
    issueCode(shop.database, signIn, "ada@circlet.example", new Date());
    expect(enter()).toBe("right");
  });

  test("wrong codes lock a customer out for an hour at most", () => {
    const now = () => new Date();
    const guess = (signIn: string, code: string) =>
      checkCode(shop.database, signIn, code, { device: "phone", renewed: "renewed", now: now() }).kind;
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const signIn = `guess ${attempt}`;
      issueCode(shop.database, signIn, "ada@circlet.example", now());
      guess(signIn, "none");
    }
    issueCode(shop.database, "again", "ada@circlet.example", now());
    expect(guess("again", "none")).toBe("locked");
    jump(by);
    issueCode(shop.database, "later", "ada@circlet.example", now());
    const { code = "" } = pendingCode(shop.database, "later", now()) ?? {};
    expect(guess("later", code)).toBe("right");
  });

  test("a rate limit asks nobody to wait longer than it lasts", async () => {
    const limits = platformLimits(undefined, createLog("off"));
    const take = () => limits.take("newsletter", "203.0.113.7");
    for (let count = 0; count < 30; count += 1) await take();
    expect(await take()).toBeGreaterThan(0);
    jump(by);
    expect((await take()) ?? 0).toBeLessThanOrEqual(600);
  });

  test("the thank-you page shows name and address for an hour at most", async () => {
    const cart = testCart(shop.database, [saveTestVariant(shop.database, "Coat")]);
    const checkout = await new Checkout(`${shop.url}/checkouts/${cart.checkoutToken}`).open();
    const fields = checkout.fields();
    expect((await checkout.send(fields)).status).toBe(303);
    const thanks = async () => (await fetch(`${shop.url}/checkouts/${cart.checkoutToken}/thank-you`)).text();
    expect(await thanks()).toContain(fields["email"]);
    jump(by);
    expect(await thanks()).not.toContain(fields["email"]);
    expect(await thanks()).toContain("Thank you for your order");
  });
});
