import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newSignIn } from "./authorization-request";
import { newBrowser } from "./browser-tab.fixture";
import { completeSignIn } from "./complete-sign-in";
import { signedToken, type SigningKeys, signingKeys } from "./id-token.fixture";
import { directSettings, identity, settings } from "./identity.fixture";
import { type PendingSignIn, readPendingSignIn, savePendingSignIn } from "./pending-sign-in";

const wish = { id: "gid://shopify/Product/1", category: "dresses" };

let keys: SigningKeys;
let openTab: () => Window;
let tab: Window;
let pending: PendingSignIn;
/** Fields of each request to the token endpoint, with its path as "path". */
let posted: Record<string, string>[];
/** Responses of the token endpoint; the last one repeats. */
let responses: ((fields: Record<string, string>) => Promise<Response> | Response)[];

beforeAll(async () => {
  keys = await signingKeys();
});

beforeEach(() => {
  openTab = newBrowser();
  posted = [];
  responses = [granted()];
  tab = open();
  pending = begin("/profile/orders", "verifier");
  vi.stubGlobal("fetch", respond);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

function open(page = openTab()): Window {
  Object.assign(page, { location: { origin: "https://shop.example" } });
  vi.stubGlobal("window", page);
  vi.stubGlobal("localStorage", page.localStorage);
  vi.stubGlobal("StorageEvent", class extends Event {});
  return page;
}

function begin(returnTo: string, verifier: string): PendingSignIn {
  const started = { ...newSignIn(returnTo, wish), verifier };
  savePendingSignIn(window, started);
  return started;
}

async function respond(address: string, { body }: { body?: URLSearchParams }): Promise<Response> {
  if (!body) return Response.json({ keys: [keys.published] });
  const fields = { path: new URL(address).pathname, ...Object.fromEntries(body) };
  posted.push(fields);
  return (responses.length > 1 ? responses.shift()! : responses[0]!)(fields);
}

const granted =
  (changes: object = {}, claims: object = {}) =>
  async () => {
    const seconds = Date.now() / 1000;
    const base = { iss: identity.issuer, sub: "7", aud: identity.clientId, nonce: pending.nonce };
    const id_token = await signedToken({ ...base, iat: seconds, exp: seconds + 60, ...claims }, keys);
    const access_token = `token ${posted.length}`;
    const tokens = { access_token, token_type: "Bearer", refresh_token: "r", expires_in: 60 };
    return Response.json({ ...tokens, id_token, ...changes });
  };

const failing = (status: number, error: string) => () => Response.json({ error }, { status });

const complete = (query: Record<string, string> = {}, from = settings) =>
  completeSignIn(from, new URLSearchParams({ code: "c0de", state: pending.state, ...query }));

const token = () => tab.localStorage.getItem("access_token");

const ended = (kind: string) => ({ kind, returnTo: "/profile/orders", wish });

test("a callback gets tokens with two exchanges and returns to the page", async () => {
  expect(await complete()).toEqual(ended("signed-in"));
  expect(posted).toMatchObject([
    {
      path: "/12/auth/oauth/token",
      grant_type: "authorization_code",
      client_id: "circlet-storefront",
      redirect_uri: "https://shop.example/",
      code: "c0de",
      code_verifier: "verifier",
    },
    { grant_type: "urn:ietf:params:oauth:grant-type:token-exchange", subject_token: "token 1" },
  ]);
  expect(token()).toBe("token 2");
  expect(tab.localStorage.getItem("refresh_token")).toBe("r");
  expect(tab.localStorage.getItem("code-verifier")).toBeNull();
});

test("a callback gets tokens with one request in the newer flow", async () => {
  expect(await complete({ iss: identity.issuer }, directSettings)).toEqual(ended("signed-in"));
  expect(posted.map(({ path, grant_type }) => [path, grant_type])).toEqual([
    ["/authentication/12/oauth/token", "authorization_code"],
  ]);
  expect(token()).toBe("token 1");
});

test("a callback uses this tab's verifier, even if another tab has started a sign-in since", async () => {
  const first = tab;
  open();
  begin("/faq", "another verifier");
  open(first);
  expect((await complete()).kind).toBe("signed-in");
  expect(posted[0]).toMatchObject({ code_verifier: "verifier" });
  expect(first.localStorage.getItem("code-verifier")).toBe("another verifier");
});

test.each([{ state: "guessed" }, { state: "" }])(
  "a callback with %j is refused, but a valid one still works",
  async (wrong) => {
    expect(await complete(wrong)).toEqual(ended("refused"));
    expect(posted).toEqual([]);
    expect((await complete()).kind).toBe("signed-in");
  },
);

test("the callback of a sign-in without a state is refused and ends it, so that a discount code works next time", async () => {
  const end = await completeSignIn(settings, new URLSearchParams({ code: "c0de" }));
  expect(end).toEqual(ended("refused"));
  expect(readPendingSignIn(tab)).toBeNull();
});

test("a callback is refused after fifteen minutes", async () => {
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 15 * 60_000);
  expect(await complete()).toEqual(ended("refused"));
  expect(posted).toEqual([]);
  expect(readPendingSignIn(tab)).toBeNull();
});

test("a callback is refused if another browser started the sign-in", async () => {
  open();
  expect(await complete()).toEqual({ kind: "refused", returnTo: "/", wish: null });
  expect(posted).toEqual([]);
});

test("a callback works only once", async () => {
  await complete();
  expect((await complete()).kind).toBe("refused");
  expect(posted).toHaveLength(2);
  expect(token()).toBe("token 2");
});

test("the callback of a sign-in from another issuer is refused before the code is sent", async () => {
  expect((await complete({ iss: "https://evil.example" })).kind).toBe("refused");
  expect(posted).toEqual([]);
});

test("the callback of a sign-in without the issuer that the provider promised is refused before the code is sent", async () => {
  savePendingSignIn(window, { ...pending, hasIssuer: true });
  expect(await complete()).toEqual(ended("refused"));
  expect(posted).toEqual([]);
  savePendingSignIn(window, { ...pending, hasIssuer: true });
  expect(await complete({ iss: identity.issuer })).toEqual(ended("signed-in"));
});

test.each([
  ["access_denied", "canceled"],
  ["server_error", "refused"],
])("a callback with the error %s instead of a code is %s", async (error, kind) => {
  const end = await completeSignIn(settings, new URLSearchParams({ error, state: pending.state }));
  expect(end).toEqual(ended(kind));
});

test.each([
  ["access_denied", "canceled"],
  ["server_error", "refused"],
])("a callback with a code and the error %s is %s, and the code is not sent", async (error, kind) => {
  expect(await complete({ error })).toEqual(ended(kind));
  expect(posted).toEqual([]);
});

test("a callback with a repeated parameter is refused", async () => {
  const query = new URLSearchParams({ code: "c0de", state: pending.state });
  query.append("code", "another");
  expect(await completeSignIn(settings, query)).toEqual(ended("refused"));
  expect(posted).toEqual([]);
});

test("a callback ends the sign-in if the provider rejects the code", async () => {
  responses = [failing(400, "invalid_grant")];
  tab.localStorage.setItem("code-verifier", "another verifier");
  expect(await complete()).toEqual(ended("refused"));
  expect(await complete()).toMatchObject({ kind: "refused" });
  expect(posted.map(({ code_verifier }) => code_verifier)).toEqual(["verifier"]);
  expect(readPendingSignIn(tab)).toBeNull();
});

test("a callback returns only to pages of the shop", async () => {
  pending = begin("//evil.example/", "verifier");
  expect(await complete()).toMatchObject({ kind: "signed-in", returnTo: "/" });
});

test("a callback is refused if the browser stores nothing", async () => {
  vi.stubGlobal("window", {
    location: window.location,
    get sessionStorage() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect((await complete()).kind).toBe("refused");
});

describe("the current session is not affected", () => {
  beforeEach(() => tab.localStorage.setItem("access_token", "old"));

  test.each([
    ["the code is refused", [failing(400, "invalid_grant")], "refused"],
    ["the exchange is refused", [granted(), failing(403, "access_denied")], "refused"],
    ["the id token is missing", [granted({ id_token: undefined })], "refused"],
    ["the id token answers another request", [granted({}, { nonce: "anotherone" })], "refused"],
    ["the id token is for another client", [granted({}, { aud: "another" })], "refused"],
    ["the provider is down", [failing(503, "down")], "unavailable"],
    ["the provider goes down between the exchanges", [granted(), failing(500, "down")], "unavailable"],
    ["the provider is busy", [failing(429, "slow_down")], "unavailable"],
    ["there is no way to the provider", [() => Promise.reject(new TypeError("offline"))], "unavailable"],
  ])("the current session is not affected if %s", async (_when, given, kind) => {
    responses = [...given];
    expect(await complete()).toEqual(ended(kind));
    expect(token()).toBe("old");
  });
});
