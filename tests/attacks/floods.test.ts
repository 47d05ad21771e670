import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../graphql/commerce-service/src/testing/test-shop.fixture.ts";
import { clientId, home } from "../../graphql/commerce-service/src/sign-in/testing/sign-in.fixture.ts";

// Many requests one after another: on a busy machine they take minutes.
vi.setConfig({ testTimeout: 300_000 });

/**
 * Sends more requests than any shopper would. They must be refused quickly, with a calm message, while others are
 * served.
 */

const requests = 3_000;
/** Concurrent requests. */
const atOnce = 20;

/** The client's address, as a proxy on the same machine reports it. Requests without one count as the shop's own. */
const attacker = "203.0.113.7";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const post = (path: string, type: string, body: string | URLSearchParams) => () =>
  fetch(shop.url + path, {
    method: "POST",
    headers: { "content-type": type, revision: "2024-10-15", "x-forwarded-for": attacker },
    body,
  });

const form = "application/x-www-form-urlencoded";
const json = "application/json";

const floods: Readonly<Record<string, () => Promise<Response>>> = {
  "newsletter subscriptions": post(
    "/client/subscriptions/?company_id=DEMO",
    json,
    subscription("flood@circlet.example"),
  ),
  "token requests": post(
    "/1/auth/oauth/token",
    form,
    new URLSearchParams({
      client_id: clientId,
      grant_type: "authorization_code",
      code: "x",
      redirect_uri: home,
    }),
  ),
  carts: post(
    "/api/2023-10/graphql.json",
    json,
    JSON.stringify({ query: "mutation { cartCreate { cart { id } } }" }),
  ),
};

function subscription(email: string): string {
  const profile = { data: { type: "profile", attributes: { email } } };
  const list = { data: { type: "list", id: "NEWSLT" } };
  return JSON.stringify({
    data: { type: "subscription", attributes: { profile }, relationships: { list } },
  });
}

test.each(Object.entries(floods))(
  "a flood of %s is refused with 429 and the time to wait",
  async (_what, send) => {
    let refusal: Response | undefined;
    for (let sent = 0; sent < requests && !refusal; sent += atOnce) {
      const responses = await Promise.all(Array.from({ length: atOnce }, send));
      expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
      refusal = responses.find(({ status }) => status === 429);
    }
    expect(refusal?.status).toBe(429);
    expect(Number(refusal?.headers.get("retry-after"))).toBeGreaterThan(0);
    const { data } = await shop.execute<{ shop: { name: string } }>("{ shop { name } }");
    expect(data.shop.name).toBeTruthy();
  },
);
