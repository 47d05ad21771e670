import { createPublicKey, type JsonWebKey, verify } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { findCustomerByEmail } from "../customers/customer-store.ts";
import { openTestShop } from "../../tests/test-shop.fixture.ts";
import { Client, clientId, flows, home } from "./testing/sign-in.fixture.ts";
import { customerOfToken } from "./tokens/customer-of-token.ts";

let person = 0;
const newcomer = () => `person${++person}@circlet.example`;

const shop = await openTestShop();
afterAll(() => shop.close());

const customerOf = (token: string | undefined) => customerOfToken(shop.database, token);
const claimsOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;

test("the token-exchange flow gives the storefront a code for a token, which becomes a customer API token", async () => {
  const client = new Client(shop.url);
  const email = newcomer();
  const result = await client.authorize(email.toUpperCase());
  expect(Object.fromEntries(result)).toEqual({
    code: expect.stringMatching(/^[\w-]{40,}$/) as string,
    state: client.state,
    iss: `${shop.url}/authentication/1`,
  });
  const first = await client.redeem(result.get("code") ?? "");
  expect(first).toMatchObject({
    status: 200,
    token_type: "Bearer",
    expires_in: 3600,
    scope: client.flow.scope,
  });
  expect(customerOf(first.access_token)).toBeUndefined();
  const second = await client.exchange(first.access_token ?? "");
  expect(second).toMatchObject({ status: 200, token_type: "Bearer", expires_in: 3600 });
  expect(customerOf(second.access_token)).toMatchObject({ email, firstName: null });
});

test("the id token has the email's domain in its own script, as the customer wrote it", async () => {
  const { id_token } = await new Client(shop.url).signIn("greta@bücher.example");
  expect(claimsOf(id_token)).toMatchObject({ email: "greta@bücher.example" });
});

describe.each(Object.entries(flows))("the id token of the %s flow", (_name, flow) => {
  test("the id token names subject, audience, issuer and expiry, and is signed with the published key", async () => {
    const client = new Client(shop.url, flow);
    const email = newcomer();
    const { id_token } = await client.signIn(email);
    const discovery = await fetch(`${shop.url}/.well-known/openid-configuration`);
    const { issuer, jwks_uri } = (await discovery.json()) as { issuer: string; jwks_uri: string };
    const now = Math.floor(Date.now() / 1000);
    const claims = claimsOf(id_token);
    expect(claims).toMatchObject({
      iss: issuer,
      aud: clientId,
      sub: String(findCustomerByEmail(shop.database, email)?.id),
      nonce: client.nonce,
      email,
      email_verified: true,
    });
    expect(Number(claims["exp"]) - now).toBeGreaterThan(3500);
    expect(Number(claims["iat"]) - now).toBeLessThanOrEqual(0);

    const [header = "", payload = "", signature = ""] = id_token.split(".");
    const { keys } = (await (await fetch(jwks_uri)).json()) as { keys: JsonWebKey[] };
    const key = createPublicKey({ key: keys[0]!, format: "jwk" });
    expect(keys[0]).not.toHaveProperty("d");
    expect(
      verify("sha256", Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, "base64url")),
    ).toBe(true);
  });
});

test("a session signs in again without asking until it ends", async () => {
  const client = new Client(shop.url, flows.direct);
  const email = newcomer();
  const { id_token, access_token, refresh_token } = await client.signIn(email);
  const again = await client.browser.follow(client.authorization({ prompt: "none" }));
  expect(new URL(again.address).searchParams.get("code")).not.toBeNull();

  const left = await client.logout({
    id_token_hint: id_token,
    post_logout_redirect_uri: home,
    state: "bye",
  });
  expect([left.status, left.headers.get("location")]).toEqual([303, `${home}?state=bye`]);
  expect(customerOf(access_token)).toBeUndefined();
  expect(await client.refresh(refresh_token)).toMatchObject({ status: 400, error: "invalid_grant" });
  const after = await client.browser.follow(client.authorization({ prompt: "none" }));
  expect(new URL(after.address).searchParams.get("error")).toBe("login_required");
});

test("a session ends, with its tokens, when another customer signs in", async () => {
  const client = new Client(shop.url, flows.direct);
  const { access_token } = await client.signIn(newcomer());
  const other = newcomer();
  const code = (await client.authorize(other, { prompt: "login" })).get("code") ?? "";
  const tokens = await client.redeem(code);
  expect(customerOf(tokens.access_token)).toMatchObject({ email: other });
  expect(customerOf(access_token)).toBeUndefined();
});

test("URLs and cookies are https only behind https", async () => {
  const secure = await openTestShop({
    publicUrl: "https://commerce.example",
    storefrontUrl: "https://shop.example",
  });
  const client = new Client(secure.url);
  const response = await client.browser.open(client.authorization({ redirect_uri: "https://shop.example/" }));
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(/; secure/i);
    expect(cookie).toMatch(/; httponly/i);
    expect(cookie).toMatch(/; samesite=lax/i);
  }
  const discovery = await fetch(`${secure.url}/.well-known/openid-configuration`);
  expect(await discovery.json()).toMatchObject({
    issuer: "https://commerce.example/authentication/1",
    token_endpoint: "https://commerce.example/authentication/1/oauth/token",
    end_session_endpoint: "https://commerce.example/authentication/1/logout",
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none"],
  });
  await secure.close();
});
