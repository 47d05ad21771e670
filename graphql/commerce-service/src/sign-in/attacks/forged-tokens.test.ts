import { generateKeyPairSync } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { digest } from "../../shared/secrets.ts";
import { executeAt, openTestShop } from "../../../tests/test-shop.fixture.ts";
import {
  foreignKey,
  genuineKey,
  resigned,
  signedWithPublicKey,
  unsigned,
} from "../testing/forged-token.fixture.ts";
import { Client, home, type TokenResponse } from "../testing/sign-in.fixture.ts";

/** Sends tokens of the wrong kind, changed or unsigned, to every endpoint that takes one. */

const shop = await openTestShop();
const client = new Client(shop.url);
const tokens = await client.signIn("victim@circlet.example");
afterAll(() => shop.close());

const { publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const genuine = (claims: object) => (token: string) =>
  resigned(token, { ...claims }, genuineKey(shop.database));
const foreign =
  (header: object, claims: object = {}) =>
  (token: string) =>
    resigned(token, { ...claims }, foreignKey, { ...header });

const forgedIdTokens: Readonly<Record<string, (idToken: string) => string>> = {
  "an unsigned token": (token) => unsigned(token),
  "an unsigned token of another customer": (token) => unsigned(token, { sub: "1" }),
  "a token of another key": foreign({}),
  "a token of another customer and key": foreign({}, { sub: "1" }),
  "a token that names another key": foreign({ kid: "mine" }),
  "a token with its own key": foreign({ jwk: { kty: "RSA", n: "AQAB", e: "AQAB" } }),
  "a token whose key is elsewhere": foreign({ jku: "https://evil.example/keys" }),
  "a token signed with the public key": (token) => signedWithPublicKey(token, publicKey),
  "a token of another issuer": genuine({ iss: "https://evil.example" }),
  "a token for another audience": genuine({ aud: "other" }),
  "a token of the future": genuine({ iat: 4_000_000_000, nbf: 4_000_000_000 }),
};
const forgedAccessTokens: Readonly<Record<string, (accessToken: string) => string>> = {
  "half a token": (token) => token.slice(0, token.length / 2),
  "a token in other case": (token) => token.toUpperCase(),
  "a token with a space": (token) => `${token} x`,
  "two tokens": (token) => `${token},${token}`,
  "a token's digest": (token) => digest(token),
  nothing: () => "",
  "a word": () => "undefined",
  "a query": () => "' OR 1=1 --",
  "a long word": () => "t".repeat(8_000),
};
const forgeries: readonly (readonly [string, () => string])[] = [
  ...Object.entries(forgedIdTokens).map(([what, forge]) => [what, () => forge(tokens.id_token)] as const),
  ...Object.entries(forgedAccessTokens).map(
    ([what, forge]) => [what, () => forge(tokens.access_token)] as const,
  ),
];
/** Not forged, but for another endpoint. */
const misplaced: readonly (readonly [string, () => string])[] = [
  ["an id token", () => tokens.id_token],
  ["an expired id token", () => genuine({ exp: 1 })(tokens.id_token)],
  ["a refresh token", () => tokens.refresh_token],
];

function expectRefused({ status, access_token, id_token }: TokenResponse): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect([access_token, id_token]).toEqual([undefined, undefined]);
}

const customerApiStatus = async (authorization: string | undefined) => {
  const url = `${shop.url}/account/customer/api/unstable/graphql`;
  return (await executeAt(url, "{ customer { id } }", { authorization })).status;
};

test.each([...forgeries, ...misplaced])("no exchange and no API takes %s", async (_what, forge) => {
  const forged = forge();
  expectRefused(await client.exchange(forged));
  if (forged !== tokens.refresh_token) expectRefused(await client.refresh(forged));
  expect(await customerApiStatus(`Bearer ${forged}`)).toBe(401);
});

test.each(forgeries)("a logout with %s instead of an id token does not redirect", async (_what, forge) => {
  const response = await client.logout({ id_token_hint: forge(), post_logout_redirect_uri: home });
  expect(response.headers.get("location")).not.toBe(home);
});

test.each([undefined, "", "Bearer "])("the customer API refuses the authorization %j", async (given) => {
  expect(await customerApiStatus(given)).toBe(401);
});

test("the customer API takes only the second token, which the attacks above left valid", async () => {
  expect(await customerApiStatus(`Bearer ${tokens.access_token}`)).toBe(401);
  const { status, access_token } = await client.exchange(tokens.access_token);
  expect(status).toBe(200);
  expect(await customerApiStatus(`Bearer ${access_token}`)).toBe(200);
});
