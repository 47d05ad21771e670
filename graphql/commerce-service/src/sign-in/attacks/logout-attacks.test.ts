import { afterAll, expect, test } from "vitest";
import { openTestShop } from "../../../tests/test-shop.fixture.ts";
import { genuineKey, resigned } from "../testing/forged-token.fixture.ts";
import { Client, flows, home, type Tokens } from "../testing/sign-in.fixture.ts";
import { customerOfToken } from "../tokens/customer-of-token.ts";

let person = 0;

const shop = await openTestShop();
afterAll(() => shop.close());

async function signedIn(flow: keyof typeof flows = "direct"): Promise<{ client: Client; tokens: Tokens }> {
  const client = new Client(shop.url, flows[flow]);
  return { client, tokens: await client.signIn(`leaver${++person}@circlet.example`) };
}

const isSignedIn = ({ access_token }: Tokens) => customerOfToken(shop.database, access_token) !== undefined;

test("a logout without an id token asks the customer first", async () => {
  const { client, tokens } = await signedIn();
  const response = await client.logout({});
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain("Log out of Circlet?");
  // The page must not claim that the customer is still signed in to the shop.
  expect(page).toContain(">Back to the shop</a>");
  expect(page).not.toContain("Stay signed in");
  expect(isSignedIn(tokens)).toBe(true);

  const action = /action="([^"]*)"/.exec(page)?.[1] ?? "";
  const xsrf = /name="xsrf" value="([^"]*)"/.exec(page)?.[1] ?? "";
  expect((await client.browser.send(action, { xsrf: "guessed", logout: "yes" })).status).toBe(400);
  expect(isSignedIn(tokens)).toBe(true);
  const { response: left } = await client.browser.follow(
    (await client.browser.send(action, { xsrf, logout: "yes" })).headers.get("location") ?? "",
  );
  expect(await left.text()).toContain("You’re signed out");
  expect(isSignedIn(tokens)).toBe(false);
});

test("a logout with another customer's id token asks first", async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  const response = await one.client.logout({ id_token_hint: other.tokens.id_token });
  expect(await response.text()).toContain("Log out of Circlet?");
  expect([isSignedIn(one.tokens), isSignedIn(other.tokens)]).toEqual([true, true]);
});

test("a logout with an access token in place of the id token is rejected", async () => {
  const { client, tokens } = await signedIn();
  expect((await client.logout({ id_token_hint: tokens.access_token })).status).toBe(400);
  expect(isSignedIn(tokens)).toBe(true);
});

test.each([
  "http://evil.example/",
  "http://localhost:3000/evil",
  "//evil.example",
  "http://localhost:3000@evil.example/",
])("a logout that would redirect to %s is rejected", async (address) => {
  const { client, tokens } = await signedIn();
  const response = await client.logout({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: address,
  });
  expect([response.status, response.headers.get("location")]).toEqual([400, null]);
  expect(isSignedIn(tokens)).toBe(true);
});

test("a logout without an id token or a client redirects nowhere", async () => {
  const client = new Client(shop.url);
  const response = await client.logout({ post_logout_redirect_uri: "http://evil.example/" });
  expect(response.headers.get("location") ?? "").not.toContain("evil");
});

test.each(Object.keys(flows) as (keyof typeof flows)[])(
  "a logout by the customer's own storefront redirects straight back in the %s flow",
  async (flow) => {
    const { client, tokens } = await signedIn(flow);
    const response = await client.logout({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: home,
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, home]);
    const again = await client.browser.follow(client.authorization({ prompt: "none" }));
    expect(new URL(again.address).searchParams.get("error")).toBe("login_required");
  },
);

test("a logout works with an expired id token, and again after the session has ended", async () => {
  const { client, tokens } = await signedIn();
  const old = resigned(
    tokens.id_token,
    { iat: 1_000_000_000, exp: 1_000_003_600 },
    genuineKey(shop.database),
  );
  for (let time = 0; time < 2; time++) {
    const response = await client.logout({ id_token_hint: old, post_logout_redirect_uri: home });
    expect([response.status, response.headers.get("location")]).toEqual([303, home]);
  }
  expect(isSignedIn(tokens)).toBe(false);
});
