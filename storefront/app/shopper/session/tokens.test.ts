import { ResponseBodyError, validateAuthResponse } from "oauth4webapi";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { encoded, goodHeader, signedToken, type SigningKeys, signingKeys } from "./id-token.fixture";
import { directSettings, identity } from "./identity.fixture";
import type { IdentitySettings } from "~/settings/identity-settings";
import { oauthClient } from "./oauth-client";
import type { Tokens } from "./token-storage";
import { exchangeCode, refreshTokens } from "./tokens";

const seconds = Math.floor(Date.UTC(2026, 10, 21) / 1000);
const good = {
  iss: identity.issuer,
  sub: "7",
  aud: identity.clientId,
  exp: seconds + 3600,
  iat: seconds,
  nonce: "n0nce12345",
  email: "ada@circlet.example",
};
const old: Tokens & { refreshToken: string } = {
  accessToken: "old",
  idToken: "old id",
  refreshToken: "r0",
  expiresAt: 0,
};

let ours: SigningKeys;
let theirs: SigningKeys;
let tokenResponses: Response[];
let keysResponse: () => Response | Promise<Response>;
let requests: { readonly path: string; readonly redirect: unknown }[];

beforeAll(async () => {
  [ours, theirs] = await Promise.all([signingKeys(), signingKeys()]);
});

beforeEach(() => {
  vi.spyOn(Date, "now").mockReturnValue(seconds * 1000);
  requests = [];
  keysResponse = () => Response.json({ keys: [ours.published] });
  vi.stubGlobal("fetch", async (address: string, { body, redirect }: RequestInit) => {
    requests.push({ path: new URL(address).pathname, redirect });
    return body ? tokenResponses.shift() : keysResponse();
  });
});

const granted = (changes: object = {}) =>
  Response.json({ access_token: "a", token_type: "Bearer", expires_in: 60, ...changes });

const refused = (status: number, error: string) => Response.json({ error }, { status });

const token = (changes: object = {}, header: object = goodHeader, keys = ours) =>
  signedToken({ ...good, ...changes }, keys, header);

function exchange(settings: IdentitySettings = directSettings.identity): Promise<Tokens> {
  const oauth = oauthClient(settings, 1000);
  const query = new URLSearchParams({ code: "c0de", state: "state" });
  const callback = validateAuthResponse(oauth.server, oauth.client, query, "state");
  const redirectUri = "https://shop.example/";
  return exchangeCode(oauth, { callback, redirectUri, verifier: "verifier", nonce: good.nonce });
}

const exchanged = (idToken: string) => {
  tokenResponses = [granted({ id_token: idToken })];
  return exchange();
};

const expectRefused = (idToken: string) => expect(exchanged(idToken)).rejects.toThrow();

test("an ID token is accepted for its own sign-in", async () => {
  const idToken = await token();
  expect(await exchanged(idToken)).toMatchObject({ accessToken: "a", idToken });
});

test("an ID token's clock may be off by a minute", async () => {
  await expect(exchanged(await token({ exp: seconds - 59 }))).resolves.toBeTruthy();
  await expect(exchanged(await token({ iat: seconds + 59 }))).resolves.toBeTruthy();
});

test("an ID token needs no nonce after a refresh", async () => {
  const idToken = await token({ nonce: undefined });
  tokenResponses = [granted({ id_token: idToken })];
  const refreshed = await refreshTokens(oauthClient(directSettings.identity, 1000), old, vi.fn());
  expect(refreshed).toMatchObject({ accessToken: "a", idToken, refreshToken: "r0" });
});

test.each([
  ["fail to load", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["answer with 503", () => new Response(null, { status: 503 })],
])("an ID token is trusted because of the token endpoint if the keys %s", async (_when, respond) => {
  keysResponse = respond;
  await expect(exchanged(await token())).resolves.toBeTruthy();
  await expectRefused(await token({ nonce: "another" }));
});

test.each([
  ["expired", { exp: seconds - 61 }],
  ["issued in the future", { iat: seconds + 61 }],
  ["not valid yet", { nbf: seconds + 61 }],
  ["of another issuer", { iss: "https://evil.example" }],
  ["for another client", { aud: "someone-else" }],
  ["for several clients, requested by another", { aud: [good.aud, "someone-else"], azp: "someone-else" }],
  ["with another nonce", { nonce: "another123" }],
  ["without a nonce", { nonce: undefined }],
  ["without a subject", { sub: "" }],
])("an ID token %s is refused", async (_name, changes) => {
  await expectRefused(await token(changes));
});

test.each([
  ["none", { alg: "none" }],
  ["None", { alg: "None" }],
  ["HS256", { alg: "HS256", kid: "1" }],
  ["RS512", { alg: "RS512", kid: "1" }],
  ["nothing", {}],
])("an ID token signed with %s is refused", async (_name, header) => {
  await expectRefused(await token({}, header));
  keysResponse = () => new Response(null, { status: 503 });
  await expectRefused(await token({}, header));
});

test("an ID token signed with another key is rejected", async () => {
  await expectRefused(await token({}, goodHeader, theirs));
  await expectRefused(await token({}, { alg: "RS256", kid: "2" }));
});

test("an ID token that was modified is rejected", async () => {
  const [header, , signature] = (await token()).split(".");
  await expectRefused(`${header}.${encoded({ ...good, sub: "8" })}.${signature}`);
  await expectRefused(`${header}.${encoded(good)}.%`);
  await expectRefused(`${header}.${encoded(good)}.`);
});

test.each(["", "a.b", "a.b.c", "a.b.c.d", `${encoded({ alg: "none" })}.${encoded(good)}.`])(
  "an ID token must not be %j",
  async (idToken) => {
    await expectRefused(idToken);
  },
);

describe("a refresh", () => {
  const refresh = (onRotated = vi.fn<(token: string) => void>()) =>
    refreshTokens(oauthClient(identity, 1000), old, onRotated);

  test("a refresh makes two exchanges and keeps tokens that the provider does not replace", async () => {
    tokenResponses = [
      granted({ access_token: "first" }),
      granted({ access_token: "second", expires_in: "120" }),
    ];
    expect(await refresh()).toEqual({
      accessToken: "second",
      idToken: "old id",
      refreshToken: "r0",
      expiresAt: (seconds + 120) * 1000,
    });
  });

  test.each([
    ["at the first exchange", () => [refused(400, "invalid_grant")]],
    ["at the second exchange", () => [granted(), refused(400, "invalid_grant")]],
  ])("a refresh ends the session on invalid_grant %s", async (_when, responses) => {
    tokenResponses = responses();
    expect(await refresh()).toBeNull();
  });

  test.each([
    ["temporarily_unavailable", 400],
    ["invalid_client", 401],
    ["invalid_grant", 503],
  ])("a refresh rejects on %s and status %i, which does not end the session", async (error, status) => {
    tokenResponses = [refused(status, error)];
    await expect(refresh()).rejects.toThrow();
  });

  test.each([
    ["the second exchange fails", {}],
    ["the ID token is invalid", { id_token: "a.b.c" }],
  ])("a refresh reports the rotated refresh token before %s", async (_when, changes) => {
    const onRotated = vi.fn<(token: string) => void>();
    tokenResponses = [granted({ refresh_token: "r1", ...changes }), refused(500, "down")];
    await expect(refresh(onRotated)).rejects.toThrow();
    expect(onRotated).toHaveBeenCalledExactlyOnceWith("r1");
  });
});

test.each([
  "https://accounts.example",
  "http://localhost:4000",
  "http://127.0.0.1:4000",
  "http://[::1]:4000",
])("a code or token goes to %s", async (url) => {
  tokenResponses = [refused(400, "invalid_grant")];
  await expect(exchange({ ...identity, url })).rejects.toThrow(ResponseBodyError);
});

test.each(["http://accounts.example", "http://localhost.evil.example", "http://127.0.0.1.evil.example"])(
  "a code or token is never sent to %s, which has no TLS",
  async (url) => {
    await expect(exchange({ ...identity, url })).rejects.toThrow("only requests to HTTPS are allowed");
    expect(requests).toEqual([]);
  },
);

test("a request with a code or token does not follow a redirect", async () => {
  tokenResponses = [refused(400, "invalid_grant")];
  await expect(exchange()).rejects.toThrow();
  expect(requests).toMatchObject([{ redirect: "manual" }]);
});
