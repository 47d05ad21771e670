import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { saveTestVariant, testCart } from "../cart/cart.fixture.ts";
import type { Cart } from "../cart/cart.ts";
import { validForm } from "../checkout/shopper.fixture.ts";
import { all } from "../database/statement.ts";
import { testSettings } from "../shared/settings/settings.ts";
import { testOrder } from "../orders/order.fixture.ts";
import { runClock } from "./clock.ts";
import { Browser } from "../sign-in/testing/browser.fixture.ts";
import { Client, shownCode } from "../sign-in/testing/sign-in.fixture.ts";
import { openTestShop, type TestShop } from "../../tests/test-shop.fixture.ts";
import { waitingTime } from "@circlet/service-kit/rate-limits/rate-limits";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

/** A request that a proxy on this machine forwards. */
const from = (network: string) => ({ "x-forwarded-for": network });
const json = { "content-type": "application/json", revision: "2024-07-15", origin: "http://localhost:3000" };

const mutation = (query: string) => (headers: Record<string, string>) =>
  fetch(`${shop.url}/api/2023-10/graphql`, {
    method: "POST",
    headers: { ...json, ...headers },
    body: JSON.stringify({ query }),
  });

const subscription = {
  data: {
    type: "subscription",
    attributes: { profile: { data: { type: "profile", attributes: { email: "ada@circlet.example" } } } },
    relationships: { list: { data: { type: "list", id: "NEWSLT" } } },
  },
};

const requests: Readonly<
  Record<string, readonly [most: number, send: (headers: Record<string, string>) => Promise<Response>]>
> = {
  "new carts": [300, mutation("mutation { cartCreate { cart { id } } }")],
  "discount codes": [
    60,
    mutation(
      'mutation { cartDiscountCodesUpdate(cartId: "gid://shopify/Cart/x", discountCodes: ["A"]) { cart { id } } }',
    ),
  ],
  "newsletter sign-ups": [
    30,
    (headers) =>
      fetch(`${shop.url}/client/subscriptions/?company_id=CIRCLT`, {
        method: "POST",
        headers: { ...json, ...headers },
        body: JSON.stringify(subscription),
      }),
  ],
  "analytics events": [
    600,
    (headers) =>
      fetch(`${shop.url}/g/collect?v=2&tid=G-CIRCLET&cid=1&en=page_view`, { method: "POST", headers }),
  ],
  "marketing events": [
    600,
    (headers) =>
      fetch(`${shop.url}/client/events/?company_id=CIRCLT`, {
        method: "POST",
        headers: { ...json, ...headers },
        body: "{}",
      }),
  ],
  tokens: [
    300,
    (headers) =>
      fetch(`${shop.url}/authentication/1/oauth/token`, {
        method: "POST",
        headers: { ...headers, origin: "http://localhost:3000" },
        body: new URLSearchParams({ grant_type: "refresh_token", client_id: "circlet-storefront" }),
      }),
  ],
};

test.each(Object.entries(requests))(
  "the limit of %s counts per network and says when to try again",
  async (_what, [most, send]) => {
    for (let count = 0; count < most; count += 1) {
      const response = await send(from("203.0.113.7"));
      expect(response.status).not.toBe(429);
      await response.arrayBuffer();
    }
    const refused = await send(from("203.0.113.7"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("access-control-expose-headers")).toBe("retry-after,x-shopify-api-version");
    expect(await refused.text()).toMatch(/Please wait .* and try again/);
    expect((await send(from("203.0.113.8"))).status).not.toBe(429);
    // Requests from this machine, such as the storefront's.
    expect((await send({})).status).not.toBe(429);
  },
);

test("codes that exist do not count toward the limit of codes", async () => {
  const create = (code: string) =>
    mutation(`mutation { cartCreate(input: { discountCodes: ["${code}"] }) { cart { id } } }`)(
      from("203.0.113.7"),
    );
  for (let count = 0; count < 70; count += 1) expect((await create("WELCOME")).status).toBe(200);
  for (let count = 0; count < 60; count += 1) expect((await create("GUESS")).status).toBe(200);
  expect((await create("GUESS")).status).toBe(429);
});

test("too many checkout posts get a page that says the bag is still there", async () => {
  const cart = testCart(shop.database, [saveTestVariant(shop.database, "Dress")]);
  const send = () =>
    fetch(`${shop.url}/checkouts/${cart.checkoutToken}`, {
      method: "POST",
      headers: { origin: shop.url, ...from("203.0.113.7") },
      body: new URLSearchParams({ ...validForm, zip: "x" }),
    });
  for (let count = 0; count < 100; count += 1) expect((await send()).status).toBe(422);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await refused.text()).toContain("your bag is still there");
});

const mailbox = (path: string, headers: Record<string, string>) =>
  fetch(`${shop.url}${path}?email=ada%40circlet.example&kind=confirmation&reference=1`, { headers });

test("the mailbox limits its pages and emails per network", async () => {
  for (let count = 0; count < 30; count += 1)
    for (const path of ["/mailbox", "/mailbox/email"])
      expect((await mailbox(path, from("203.0.113.7"))).status).not.toBe(429);
  for (const path of ["/mailbox", "/mailbox/email"]) {
    const refused = await mailbox(path, from("203.0.113.7"));
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await refused.text()).toMatch(/Please wait .* and try again/);
    expect((await mailbox(path, {})).status).not.toBe(429);
  }
});

test("the mailbox shows other machines only the emails of the last hour", async () => {
  saveTestVariant(shop.database, "Dress");
  const processedAt = new Date(Date.now() - 2 * 3_600_000);
  testOrder(shop.database, "ada@circlet.example", ["dress"], { processedAt });
  const page = async (headers: Record<string, string>) => (await mailbox("/mailbox", headers)).text();
  expect(await page({})).toContain("order #1001");
  expect(await page(from("203.0.113.7"))).not.toContain("order #1001");
  expect((await mailbox("/mailbox/email", {})).status).toBe(200);
  expect((await mailbox("/mailbox/email", from("203.0.113.7"))).status).toBe(404);
});

describe("discount codes", () => {
  const codes = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, index) => `CODE${index}`));
  const cartWith = (count: number) =>
    mutation(`mutation { cartCreate(input: { discountCodes: ${codes(count)} }) { cart { id } } }`);
  const update = (count: number) =>
    mutation(
      `mutation { cartDiscountCodesUpdate(cartId: "gid://shopify/Cart/x", discountCodes: ${codes(count)}) { cart { id } } }`,
    );
  const checkoutPost = (typed: Record<string, string>) => {
    const cart = testCart(shop.database, [saveTestVariant(shop.database, "Dress")]);
    return (network: string) =>
      fetch(`${shop.url}/checkouts/${cart.checkoutToken}`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: shop.url, ...from(network) },
        body: new URLSearchParams({ ...validForm, ...typed }),
      });
  };

  test("discount codes count one by one, in carts and at the checkout", async () => {
    const network = "203.0.113.7";
    expect((await cartWith(25)(from(network))).status).toBe(200);
    expect((await update(25)(from(network))).status).toBe(200);
    expect((await update(9)(from(network))).status).toBe(200);
    const apply = checkoutPost({ action: "apply", discount: "GUESS" });
    expect((await apply(network)).status).toBe(303);
    expect((await apply(network)).status).toBe(429);
    expect((await update(1)(from(network))).status).toBe(429);
    expect((await checkoutPost({ action: "apply", discount: " " })(network)).status).toBe(303);
  });

  test.each([
    ["a new cart", cartWith],
    ["a change", update],
  ])("%s has at most 25 discount codes", async (_what, send) => {
    const { errors } = (await (await send(26)({})).json()) as { errors: object[] };
    expect(errors).toMatchObject([
      {
        message: "The input array size of 26 is greater than the maximum allowed of 25.",
        extensions: { code: "MAX_INPUT_SIZE_EXCEEDED" },
      },
    ]);
  });

  test("discount codes that only a customer’s email is refused for tell a script nothing after 10 attempts", async () => {
    const network = "203.0.113.7";
    const ask = (email: string) => checkoutPost({ discount: "WELCOME", email });
    const [customer, stranger] = ["ada@circlet.example", "ben@circlet.example"];
    saveTestVariant(shop.database, "Dress");
    testOrder(shop.database, "ada@circlet.example", ["dress"]);
    for (let count = 0; count < 10; count += 1) expect((await ask(customer)(network)).status).toBe(303);
    for (const email of [customer, stranger]) {
      const refused = await ask(email)(network);
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    }
    expect((await ask(stranger)("203.0.113.8")).status).toBe(303);
    expect((await checkoutPost({ email: "ben@circlet.example" })(network)).status).toBe(303);
  });

  describe("attempts to pay for a cart with a code", () => {
    const network = "203.0.113.9";
    const declined = { cardNumber: "4000 0000 0000 0002" };
    let variant: string;
    beforeEach(() => {
      variant = saveTestVariant(shop.database, "Coat", { inventory: null });
    });

    const newCart = () => testCart(shop.database, [variant], { discountCodes: ["WELCOME"] });
    const attempt = (
      { checkoutToken, cost }: Cart,
      email: string,
      typed: Partial<typeof validForm> = {},
      address = network,
    ) =>
      fetch(`${shop.url}/checkouts/${checkoutToken}`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: shop.url, ...from(address) },
        body: new URLSearchParams({
          ...validForm,
          email,
          discount: "WELCOME",
          total: `${cost.total}`,
          ...typed,
        }),
      });
    const stranger = (count: number) => `stranger${count}@circlet.example`;

    test("attempts to pay for a cart with a code tell a script nothing about emails after 10 carts, also if declined", async () => {
      testOrder(shop.database, "ada@circlet.example", ["coat"]);
      for (let count = 0; count < 10; count += 1) {
        const email = count % 2 === 0 ? "ada@circlet.example" : stranger(count);
        expect((await attempt(newCart(), email, declined)).status).toBe(303);
      }
      for (const email of ["ada@circlet.example", "ben@circlet.example"])
        expect((await attempt(newCart(), email, declined)).status).toBe(429);
    });

    test("attempts to pay for a cart with a code that arrive at once tell about 10 emails", async () => {
      const carts = Array.from({ length: 30 }, newCart);
      const sent = await Promise.all(carts.map((cart, at) => attempt(cart, stranger(at), declined)));
      expect(sent.filter(({ status }) => status === 303)).toHaveLength(10);
    });

    test("attempts to pay for a cart with a code try 3 emails, whatever networks they come from", async () => {
      const cart = newCart();
      const ask = async (count: number) =>
        (await attempt(cart, stranger(count), declined, `203.0.113.${count}`)).status;
      expect([await ask(1), await ask(2), await ask(3), await ask(4)]).toEqual([303, 303, 303, 429]);
      expect(await ask(3)).toBe(303);
    });

    test("attempts to pay for a cart with a code by one buyer count once in their network", async () => {
      const own = newCart();
      for (let count = 0; count < 12; count += 1)
        expect((await attempt(own, "ada@circlet.example", declined)).status).toBe(303);
      for (let count = 0; count < 9; count += 1)
        expect((await attempt(newCart(), stranger(count), declined)).status).toBe(303);
      expect((await attempt(newCart(), "ben@circlet.example", declined)).status).toBe(429);
      expect((await attempt(own, "ada@circlet.example", declined)).status).toBe(303);
    });

    test("attempts to pay for a cart with a code by 110 buyers of one carrier are served, a third of them after a declined card", async () => {
      for (let count = 0; count < 110; count += 1) {
        const cart = newCart();
        if (count % 3 === 0) expect((await attempt(cart, stranger(count), declined)).status).toBe(303);
        const paid = await attempt(cart, stranger(count));
        expect([paid.status, paid.headers.get("location")]).toEqual([
          303,
          `/checkouts/${cart.checkoutToken}/thank-you`,
        ]);
      }
    });
  });
});

async function askForCode(email: string, network: string, browser = new Browser()) {
  const client = new Client(shop.url, undefined, browser);
  const { address } = await browser.follow(client.authorization({ prompt: "login" }));
  const response = await browser.send(address, { action: "email", email }, from(network));
  const enter = async () =>
    browser.send(address, { action: "code", code: shownCode(await (await browser.open(address)).text()) });
  return { status: response.status, enter };
}

test("sign-in codes for one email are limited, but not on the customer's own device", async () => {
  const email = "ada@circlet.example";
  const own = new Browser();
  await (await askForCode(email, "198.51.100.1", own)).enter();
  for (let count = 1; count < 10; count += 1) {
    expect((await askForCode(email, `203.0.113.${count}`)).status).toBe(303);
  }
  expect((await askForCode(email, "203.0.113.10")).status).toBe(429);
  expect((await askForCode("ben@circlet.example", "203.0.113.31")).status).toBe(303);
  expect((await askForCode(email, "198.51.100.1", own)).status).toBe(303);
});

test("who plants a device in a customer's browser gets no more codes for their email", async () => {
  const email = "ada@circlet.example";
  const stranger = new Browser();
  await (await askForCode("mallory@circlet.example", "203.0.113.99", stranger)).enter();
  const planted = [...stranger.cookies()].find(([name]) => name.startsWith("identity_device"));
  const withPlanted = () => new Browser(planted && [planted]);
  const own = withPlanted();
  expect((await (await askForCode(email, "198.51.100.1", own)).enter()).status).toBe(303);
  for (let count = 1; count < 10; count += 1) await askForCode(email, `203.0.113.${count}`, withPlanted());
  expect((await askForCode(email, "203.0.113.10", withPlanted())).status).toBe(429);
  expect((await askForCode(email, "198.51.100.1", own)).status).toBe(303);
});

test("sign-ins that a network begins are limited, and stored when an email is entered", async () => {
  const begin = (network: string) =>
    fetch(new Client(shop.url).authorization(), { redirect: "manual", headers: from(network) });
  for (let count = 0; count < 300; count += 1) expect((await begin("203.0.113.7")).status).toBe(303);
  const refused = await begin("203.0.113.7");
  expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining("Please wait")]);
  expect((await begin("203.0.113.8")).status).toBe(303);
  const kept = () => all(shop.database, "SELECT kind, count(*) AS count FROM identity_record GROUP BY kind");
  expect(kept()).toEqual([]);
  expect((await askForCode("ada@circlet.example", "203.0.113.8")).status).toBe(303);
  expect(kept()).toEqual([{ kind: "Interaction", count: 1 }]);
  const anHourLater = new Date(Date.now() + 3_601_000);
  runClock({ database: shop.database, settings: testSettings(), log: () => {} }, anHourLater);
  expect(kept()).toEqual([]);
});

test("sign-in codes are limited per network", async () => {
  for (let count = 0; count < 60; count += 1) {
    expect((await askForCode(`guest${count}@circlet.example`, "203.0.113.7")).status).toBe(303);
  }
  expect((await askForCode("another@circlet.example", "203.0.113.7")).status).toBe(429);
});

test.each([
  [3, "a few seconds"],
  [31, "one minute"],
  [60, "one minute"],
  [61, "2 minutes"],
])("a wait of %i seconds is written as %s", (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
