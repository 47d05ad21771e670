import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  foreignKey,
  genuineKey,
  resigned,
  signedWithPublicKey,
  unsigned,
} from "../../graphql/commerce-service/src/sign-in/testing/forged-token.fixture.ts";
import {
  Client,
  flows,
  home,
  type TokenResponse,
  type Tokens,
} from "../../graphql/commerce-service/src/sign-in/testing/sign-in.fixture.ts";
import { openTestShop, type TestShop } from "../../graphql/commerce-service/src/testing/test-shop.fixture.ts";
import { hostileAddresses } from "./addresses.ts";

// Many requests one after another: on a busy machine they take minutes.
vi.setConfig({ testTimeout: 300_000 });

/** Changes every parameter of the OAuth requests, and sends forged tokens to every endpoint that takes one. */

let shop: TestShop;
const refused = { count: 0 };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(async () => {
  await shop.close();
  console.log(`Tokens and OAuth: ${refused.count} attacks refused`);
});

type Flow = keyof typeof flows;
const bothFlows = Object.keys(flows) as Flow[];
let person = 0;
const newcomer = () => `attacked${++person}@circlet.example`;

function expectRefused({ status, access_token, id_token }: TokenResponse): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect([access_token, id_token]).toEqual([undefined, undefined]);
  refused.count += 1;
}

type Changes = Readonly<Record<string, string | undefined>>;

/** The authorization endpoint must refuse each of these without issuing a code. */
const authorizations: Readonly<Record<string, Changes>> = {
  "no client": { client_id: undefined },
  "another client": { client_id: "evil" },
  "no PKCE": { code_challenge: undefined, code_challenge_method: undefined },
  "plain PKCE": { code_challenge_method: "plain" },
  "a short challenge": { code_challenge: "abc" },
  "an empty challenge": { code_challenge: "" },
  "the implicit flow": { response_type: "token" },
  "the hybrid flow": { response_type: "code id_token" },
  "an unknown response type": { response_type: "cookie" },
  "no scope": { scope: undefined },
  "an administrator's scope": { scope: "admin" },
  "a silent sign-in of nobody": { prompt: "none" },
  "an unsigned request object": { request: "eyJhbGciOiJub25lIn0.e30." },
  "a request object elsewhere": { request_uri: "https://evil.example/request" },
  "an unknown response mode": { response_mode: "smoke" },
};

describe.each(bothFlows)("the authorization endpoint, %s flow,", (flow) => {
  test.each(Object.entries(authorizations))("the endpoint refuses %s", async (_what, changes) => {
    const client = new Client(shop.url, flows[flow]);
    const response = await client.browser.open(client.authorization(changes));
    const location = response.headers.get("location") ?? "";
    expect(location).not.toMatch(/[?&#]code=|\/sign-in\//);
    expect(location && new URL(location, shop.url).origin).toMatch(/^$|^http:\/\/localhost:3000$/);
    refused.count += 1;
  });
});

test("no hostile URL is accepted as the redirect URL", async () => {
  const client = new Client(shop.url);
  for (const address of hostileAddresses("http://localhost:3000")) {
    const response = await client.browser.open(client.authorization({ redirect_uri: address }));
    expect([address, response.status, response.headers.get("location")]).toEqual([address, 400, null]);
    refused.count += 1;
  }
});

/** The token endpoint must refuse each of these, although the code itself is genuine. */
const redemptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "no verifier": { code_verifier: "" },
  "another verifier": { code_verifier: "v".repeat(43) },
  "a short verifier": { code_verifier: "short" },
  "a long verifier": { code_verifier: "v".repeat(5_000) },
  "no code": { code: "" },
  "an unknown code": { code: "c".repeat(43) },
  "a code with an end": { code: "c".repeat(43) + "\u0000" },
  "no home": { redirect_uri: "" },
  "another home": { redirect_uri: "http://localhost:3000/other" },
  "no client": { client_id: "" },
  "an unknown client": { client_id: "evil" },
  "no grant": { grant_type: "" },
  "the password grant": { grant_type: "password" },
  "the client's own grant": { grant_type: "client_credentials" },
  "a device grant": { grant_type: "urn:ietf:params:oauth:grant-type:device_code" },
};

describe.each(bothFlows)("the token endpoint, %s flow,", (flow) => {
  test.each(Object.entries(redemptions))(
    "the token endpoint refuses a code with %s",
    async (_what, changes) => {
      const client = new Client(shop.url, flows[flow]);
      const code = (await client.authorize(newcomer())).get("code") ?? "";
      expectRefused(await client.redeem(code, changes));
    },
  );

  test("the token endpoint refuses a code, and then what it issued, when it is used again", async () => {
    const client = new Client(shop.url, flows[flow]);
    const code = (await client.authorize(newcomer())).get("code") ?? "";
    const { refresh_token = "" } = await client.redeem(code);
    expectRefused(await client.redeem(code));
    expectRefused(await client.refresh(refresh_token));
  });

  test("the token endpoint refuses another shopper's code", async () => {
    const [victim, thief] = [new Client(shop.url, flows[flow]), new Client(shop.url, flows[flow])];
    expectRefused(await thief.redeem((await victim.authorize(newcomer())).get("code") ?? ""));
  });
});

/** Tokens of the wrong kind, changed or unsigned. */
const forgeries: Readonly<Record<string, (tokens: Tokens) => string>> = {
  "an id token": ({ id_token }) => id_token,
  "a refresh token": ({ refresh_token }) => refresh_token,
  "an unsigned token": ({ id_token }) => unsigned(id_token),
  "an unsigned token of another customer": ({ id_token }) => unsigned(id_token, { sub: "1" }),
  "a token of another key": ({ id_token }) => resigned(id_token, {}, foreignKey),
  "a token that names another key": ({ id_token }) => resigned(id_token, {}, foreignKey, { kid: "mine" }),
  "a token with its own key": ({ id_token }) =>
    resigned(id_token, {}, foreignKey, { jwk: { kty: "RSA", n: "AQAB", e: "AQAB" } }),
  "a token whose key is elsewhere": ({ id_token }) =>
    resigned(id_token, {}, foreignKey, { jku: "https://evil.example/keys" }),
  "a token signed with the public key": ({ id_token }) => signedWithPublicKey(id_token, "public key"),
  "a token of another issuer": ({ id_token }) =>
    resigned(id_token, { iss: "https://evil.example" }, genuineKey(shop.database)),
  "a token for another audience": ({ id_token }) =>
    resigned(id_token, { aud: "other" }, genuineKey(shop.database)),
  "an expired token": ({ id_token }) => resigned(id_token, { exp: 1 }, genuineKey(shop.database)),
  "a token of the future": ({ id_token }) =>
    resigned(id_token, { iat: 4_000_000_000, nbf: 4_000_000_000 }, genuineKey(shop.database)),
  "half a token": ({ access_token }) => access_token.slice(0, access_token.length / 2),
  "a token in other case": ({ access_token }) => access_token.toUpperCase(),
  "a token with a space": ({ access_token }) => `${access_token} x`,
  "two tokens": ({ access_token }) => `${access_token},${access_token}`,
  nothing: () => "",
  "a word": () => "undefined",
  "a query": () => "' OR 1=1 --",
  "a long word": () => "t".repeat(8_000),
};

describe("every place that takes a token", () => {
  let client: Client;
  let tokens: Tokens;
  beforeAll(async () => {
    client = new Client(shop.url);
    tokens = await client.signIn(newcomer());
  });

  test.each(Object.entries(forgeries))("the endpoint refuses %s", async (_what, forge) => {
    const forged = forge(tokens);
    expectRefused(await client.exchange(forged));
    const isRefreshToken = forged === tokens.refresh_token;
    if (!isRefreshToken) expectRefused(await client.refresh(forged));
    const response = await fetch(`${shop.url}/account/customer/api/unstable/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${forged}` },
      body: JSON.stringify({ query: "{ customer { id } }" }),
    });
    expect(response.status).toBe(401);
    refused.count += 1;
    const isGenuine = forged === tokens.id_token || _what === "an expired token";
    if (isGenuine) return;
    const logout = await client.logout({ id_token_hint: forged, post_logout_redirect_uri: home });
    expect(logout.headers.get("location")).not.toBe(home);
    refused.count += 1;
  });

  test("still knows the customer after all attacks", async () => {
    expect((await client.exchange(tokens.access_token)).status).toBe(200);
    expect(refused.count).toBeGreaterThanOrEqual(112);
  });
});
