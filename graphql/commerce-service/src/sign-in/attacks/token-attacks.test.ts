import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "../../database/statement.ts";
import { digest } from "../../shared/secrets.ts";
import { openTestShop } from "../../../tests/test-shop.fixture.ts";
import { customerApiScope } from "../protocol.ts";
import { Client, clientId, flows, home, type Tokens } from "../testing/sign-in.fixture.ts";
import { customerOfToken } from "../tokens/customer-of-token.ts";

let person = 0;
const newcomer = () => `person${++person}@circlet.example`;
const isOpen = (token: string | undefined) => customerOfToken(shop.database, token) !== undefined;

const shop = await openTestShop();
registerOtherClient();
afterAll(() => shop.close());

/** A second client of the shop that differs from the storefront only in its id. */
function registerOtherClient(): void {
  const metadata = {
    client_id: "other",
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token", "urn:ietf:params:oauth:grant-type:token-exchange"],
    response_types: ["code"],
    redirect_uris: [home],
  };
  run(
    shop.database,
    "INSERT INTO identity_record (kind, id_digest, payload) VALUES ('Client', ?, ?)",
    digest("other"),
    JSON.stringify(metadata),
  );
}

const refused = (error: string) => expect.objectContaining({ status: 400, error }) as unknown;
const expire = (kind: string) =>
  run(shop.database, "UPDATE identity_record SET expires_at = 1 WHERE kind = ?", kind);
const waitHalfAMinute = () =>
  run(
    shop.database,
    "UPDATE identity_record SET consumed_at = consumed_at - 30 WHERE consumed_at IS NOT NULL",
  );

test("a code used twice is rejected and revokes everything it issued", async () => {
  const client = new Client(shop.url, flows.direct);
  const code = (await client.authorize(newcomer())).get("code") ?? "";
  const first = await client.redeem(code);
  expect(isOpen(first.access_token)).toBe(true);
  expect(await client.redeem(code)).toEqual(refused("invalid_grant"));
  expect(isOpen(first.access_token)).toBe(false);
  expect(await client.refresh(first.refresh_token ?? "")).toEqual(refused("invalid_grant"));
});

test("a code used twice at the same moment leaves no one with tokens", async () => {
  const client = new Client(shop.url, flows.direct);
  const code = (await client.authorize(newcomer())).get("code") ?? "";
  const results = await Promise.all([client.redeem(code), client.redeem(code)]);
  expect(results.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(results.some(({ access_token }) => isOpen(access_token))).toBe(false);
});

test("a code is rejected once expired", async () => {
  const client = new Client(shop.url);
  const code = (await client.authorize(newcomer())).get("code") ?? "";
  expire("AuthorizationCode");
  expect(await client.redeem(code)).toEqual(refused("invalid_grant"));
});

test.each<[string, Record<string, string>, string]>([
  ["no verifier", { code_verifier: "" }, "invalid_grant"],
  ["another verifier", { code_verifier: "a".repeat(43) }, "invalid_grant"],
  ["an invalid verifier", { code_verifier: "short" }, "invalid_request"],
  ["another redirect URL", { redirect_uri: "http://localhost:3001/" }, "invalid_grant"],
  ["no redirect URL", { redirect_uri: "" }, "invalid_request"],
  ["another client", { client_id: "other" }, "invalid_grant"],
  ["an unknown code", { code: "x".repeat(43) }, "invalid_grant"],
  ["no code", { code: "" }, "invalid_request"],
  ["a code that ends in a null byte", { code: "c".repeat(43) + "\u0000" }, "invalid_grant"],
  ["a long verifier", { code_verifier: "v".repeat(5_000) }, "invalid_request"],
  ["no client", { client_id: "" }, "invalid_request"],
  ["no grant type", { grant_type: "" }, "invalid_request"],
  ["a password's grant type", { grant_type: "password" }, "unsupported_grant_type"],
  ["the client's own grant type", { grant_type: "client_credentials" }, "unsupported_grant_type"],
  [
    "a device's grant type",
    { grant_type: "urn:ietf:params:oauth:grant-type:device_code" },
    "unsupported_grant_type",
  ],
])("a code with %s is rejected, and stays valid for its owner", async (_what, changes, error) => {
  for (const flow of Object.values(flows)) {
    const client = new Client(shop.url, flow);
    const code = (await client.authorize(newcomer())).get("code") ?? "";
    expect(await client.redeem(code, changes)).toEqual(refused(error));
    expect(await client.redeem(code)).toMatchObject({ status: 200 });
  }
});

test("a code cannot be redeemed by an unknown client or a page of another origin", async () => {
  const client = new Client(shop.url);
  const code = (await client.authorize(newcomer())).get("code") ?? "";
  expect(await client.redeem(code, { client_id: "evil" })).toMatchObject({
    status: 401,
    error: "invalid_client",
  });
  const fields = {
    grant_type: "authorization_code",
    code,
    redirect_uri: home,
    code_verifier: client.verifier,
  };
  expect(await client.token(fields, { origin: "https://evil.example" })).toEqual(refused("invalid_request"));
  const response = await fetch(shop.url + client.flow.token, {
    method: "POST",
    headers: { origin: "http://localhost:3000" },
    body: new URLSearchParams({ client_id: clientId, ...fields }),
  });
  expect(response.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
});

test("a refresh token used again later is rejected and revokes its family", async () => {
  const client = new Client(shop.url, flows.direct);
  const first = await client.signIn(newcomer());
  const second = await client.refresh(first.refresh_token);
  expect(isOpen(second.access_token)).toBe(true);
  waitHalfAMinute();
  expect(await client.refresh(first.refresh_token)).toEqual(refused("invalid_grant"));
  expect(isOpen(second.access_token)).toBe(false);
  expect(isOpen(first.access_token)).toBe(false);
  expect(await client.refresh(second.refresh_token ?? "")).toEqual(refused("invalid_grant"));
});

test("a refresh token used again at once, because the response was lost, keeps the customer signed in", async () => {
  const client = new Client(shop.url, flows.direct);
  const { refresh_token } = await client.signIn(newcomer());
  const [lost, again] = await Promise.all([client.refresh(refresh_token), client.refresh(refresh_token)]);
  expect([lost.status, again.status]).toEqual([200, 200]);
  expect(isOpen(again.access_token)).toBe(true);
  expect(again.refresh_token).toBe(lost.refresh_token);
  expect(again.refresh_token).not.toBe(refresh_token);
  expect(await client.refresh(again.refresh_token ?? "")).toMatchObject({ status: 200 });
});

test("a refresh token stolen and used at once is revoked when thief and customer have both used the next one", async () => {
  const client = new Client(shop.url, flows.direct);
  const { refresh_token } = await client.signIn(newcomer());
  const own = await client.refresh(refresh_token);
  const stolen = await client.refresh(refresh_token);
  const later = await client.refresh(own.refresh_token ?? "");
  expect(isOpen(later.access_token)).toBe(true);
  waitHalfAMinute();
  expect(await client.refresh(stolen.refresh_token ?? "")).toEqual(refused("invalid_grant"));
  expect(isOpen(later.access_token)).toBe(false);
  expect(await client.refresh(later.refresh_token ?? "")).toEqual(refused("invalid_grant"));
});

test("a refresh token used again after the next one was used is rejected and revokes its family", async () => {
  const client = new Client(shop.url, flows.direct);
  const { refresh_token } = await client.signIn(newcomer());
  const second = await client.refresh(refresh_token);
  const third = await client.refresh(second.refresh_token ?? "");
  expect(await client.refresh(refresh_token)).toEqual(refused("invalid_grant"));
  expect(isOpen(third.access_token)).toBe(false);
});

test("a refresh token of another client is rejected", async () => {
  const client = new Client(shop.url);
  const { refresh_token } = await client.signIn(newcomer());
  expect(await client.refresh(refresh_token, { client_id: "other" })).toEqual(refused("invalid_grant"));
  expect(await client.refresh(refresh_token)).toMatchObject({ status: 200 });
});

test("a refresh token cannot extend what was granted", async () => {
  const client = new Client(shop.url);
  const { refresh_token } = await client.signIn(newcomer());
  expect(await client.refresh(refresh_token, { scope: `openid ${customerApiScope}` })).toEqual(
    refused("invalid_scope"),
  );
});

test("a refresh token is rejected once expired", async () => {
  const client = new Client(shop.url);
  const { refresh_token } = await client.signIn(newcomer());
  expire("RefreshToken");
  expect(await client.refresh(refresh_token)).toEqual(refused("invalid_grant"));
});

describe("the second exchange", () => {
  let client: Client;
  let tokens: Tokens;
  beforeAll(async () => {
    client = new Client(shop.url);
    tokens = await client.signIn(newcomer());
  });

  test.each<[string, Record<string, string>, string]>([
    ["no audience", { audience: "" }, "invalid_request"],
    ["another audience", { audience: clientId }, "invalid_target"],
    ["no scopes", { scopes: "" }, "invalid_request"],
    ["other scopes", { scopes: "openid" }, "invalid_scope"],
    ["more scopes", { scopes: "https://api.customers.com/auth/customer.graphql admin" }, "invalid_scope"],
    ["no subject token", { subject_token: "" }, "invalid_request"],
    ["a garbage token", { subject_token: "garbage" }, "invalid_grant"],
    [
      "another type of token",
      { subject_token_type: "urn:ietf:params:oauth:token-type:id_token" },
      "invalid_request",
    ],
    ["another client's name", { client_id: "other" }, "invalid_grant"],
  ])("the second exchange with %s is rejected", async (_what, changes, error) => {
    expect(await client.exchange(tokens.access_token, changes)).toEqual(refused(error));
  });

  test("the second exchange of a token that was already exchanged or has fewer scopes is rejected", async () => {
    const { access_token } = await client.exchange(tokens.access_token);
    expect(await client.exchange(access_token ?? "")).toEqual(refused("invalid_scope"));
    const modest = new Client(shop.url);
    const code = (await modest.authorize(newcomer(), { scope: "openid email" })).get("code") ?? "";
    const { access_token: small } = await modest.redeem(code);
    expect(await modest.exchange(small ?? "")).toEqual(refused("invalid_scope"));
  });

  test("the second exchange of an expired token is rejected", async () => {
    const other = new Client(shop.url);
    const { access_token } = await other.signIn(newcomer());
    run(shop.database, "UPDATE identity_record SET expires_at = 1 WHERE id_digest = ?", digest(access_token));
    expect(await other.exchange(access_token)).toEqual(refused("invalid_grant"));
  });
});

test("the values stored in the database give no access to the customer API", async () => {
  const client = new Client(shop.url, flows.direct);
  const { access_token, refresh_token } = await client.signIn(newcomer());
  const rows = shop.database.prepare("SELECT * FROM identity_record").all();
  const file = JSON.stringify(rows);
  const cookies = [...client.browser.cookies()].map(([, { value }]) => value);
  for (const secret of [access_token, refresh_token, ...cookies]) expect(file).not.toContain(secret);
});
