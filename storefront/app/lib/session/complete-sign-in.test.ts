import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { PublicSettings } from "~/lib/public-settings";
import { tabs } from "./browser-tabs.fixture";
import { completeSignIn } from "./complete-sign-in";
import { begunSignIn, keepSignIn } from "./kept-sign-in";
import { signedToken, type SigningKeys, signingKeys } from "./signed-token.fixture";
import { newSignInRequest, type SignInRequest } from "./sign-in-request";

const identity = {
  url: "https://accounts.example",
  shopId: "12",
  clientId: "circlet-storefront",
  flow: "token-exchange",
  issuer: "https://accounts.example/authentication/12",
} as const;
const classic = { url: "https://shop.example", apiTimeout: 1000, identity } as unknown as PublicSettings;
const direct: PublicSettings = { ...classic, identity: { ...identity, flow: "direct" } };
const piece = { id: "gid://shopify/Product/1", category: "dresses" };

let keys: SigningKeys;
let newTab: () => Window;
let tab: Window;
let begun: SignInRequest;
/** What was posted to the token endpoint, with the endpoint's path under "path". */
let asked: Record<string, string>[];
/** The identity provider's next answers, the last one again and again. */
let answers: ((fields: Record<string, string>) => Promise<Response> | Response)[];

beforeAll(async () => {
  keys = await signingKeys();
});

beforeEach(() => {
  newTab = tabs();
  asked = [];
  answers = [granted()];
  tab = open();
  begun = begin("/profile/orders", "verifier");
  vi.stubGlobal("fetch", answer);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** From here on the code runs in a new tab of the same browser. */
function open(page = newTab()): Window {
  Object.assign(page, { location: { origin: "https://shop.example" } });
  vi.stubGlobal("window", page);
  vi.stubGlobal("localStorage", page.localStorage);
  return page;
}

function begin(returnTo: string, verifier: string): SignInRequest {
  const request = newSignInRequest(returnTo, piece);
  keepSignIn(window, request, { verifier, challenge: "" });
  return request;
}

async function answer(address: string, { body }: { body?: URLSearchParams }): Promise<Response> {
  if (!body) return Response.json({ keys: [keys.published] });
  const fields = { path: new URL(address).pathname, ...Object.fromEntries(body) };
  asked.push(fields);
  return (answers.length > 1 ? answers.shift()! : answers[0]!)(fields);
}

const granted =
  (changes: object = {}, claims: object = {}) =>
  async () => {
    const seconds = Date.now() / 1000;
    const said = { iss: identity.issuer, sub: "7", aud: identity.clientId, nonce: begun.nonce, ...claims };
    const id_token = await signedToken({ ...said, iat: seconds, exp: seconds + 60 }, keys);
    const tokens = { access_token: `token ${asked.length}`, refresh_token: "r", expires_in: 60 };
    return Response.json({ ...tokens, id_token, ...changes });
  };

const failing = (status: number, error: string) => () => Response.json({ error }, { status });

const comesBack = (query: Record<string, string> = {}, settings = classic) =>
  completeSignIn(settings, new URLSearchParams({ code: "c0de", state: begun.state, ...query }));

const token = () => tab.localStorage.getItem("access_token");

const ended = (kind: string) => ({ kind, returnTo: "/profile/orders", wish: piece });

describe("a sign-in's answer", () => {
  test("becomes tokens by two exchanges, and leads back", async () => {
    expect(await comesBack()).toEqual(ended("signed-in"));
    expect(asked).toMatchObject([
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

  test("of the newer form needs one", async () => {
    expect(await comesBack({ iss: identity.issuer }, direct)).toEqual(ended("signed-in"));
    expect(asked.map(({ path, grant_type }) => [path, grant_type])).toEqual([
      ["/authentication/12/oauth/token", "authorization_code"],
    ]);
    expect(token()).toBe("token 1");
  });

  test("is proved by the tab's own verifier, whatever another tab began since", async () => {
    const first = tab;
    open();
    begin("/faq", "another verifier");
    open(first);
    expect((await comesBack()).kind).toBe("signed-in");
    expect(asked[0]).toMatchObject({ code_verifier: "verifier" });
    expect(first.localStorage.getItem("code-verifier")).toBe("another verifier");
  });

  test.each([{ state: "guessed" }, { state: "" }])(
    "with %j is refused, and the true one still counts",
    async (wrong) => {
      expect(await comesBack(wrong)).toEqual(ended("refused"));
      expect(asked).toEqual([]);
      expect((await comesBack()).kind).toBe("signed-in");
    },
  );

  test("without a state is refused and forgotten: a coupon's code in the address is one the next time", async () => {
    const end = await completeSignIn(classic, new URLSearchParams({ code: "c0de" }));
    expect(end).toEqual(ended("refused"));
    expect(begunSignIn(tab)).toBeNull();
  });

  test("that comes after a quarter of an hour is refused", async () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 15 * 60_000);
    expect(await comesBack()).toEqual(ended("refused"));
    expect(asked).toEqual([]);
    expect(begunSignIn(tab)).toBeNull();
  });

  test("of a sign-in that was begun elsewhere is refused", async () => {
    open();
    expect(await comesBack()).toEqual({ kind: "refused", returnTo: "/", wish: null });
    expect(asked).toEqual([]);
  });

  test("counts once", async () => {
    await comesBack();
    expect((await comesBack()).kind).toBe("refused");
    expect(asked).toHaveLength(2);
    expect(token()).toBe("token 2");
  });

  test("of another issuer is refused before the code is shown to anybody", async () => {
    expect((await comesBack({ iss: "https://evil.example" })).kind).toBe("refused");
    expect(asked).toEqual([]);
  });

  test.each([
    ["access_denied", "canceled"],
    ["server_error", "refused"],
  ])("that is the error %s has no code: %s", async (error, kind) => {
    const end = await completeSignIn(classic, new URLSearchParams({ error, state: begun.state }));
    expect(end).toEqual(ended(kind));
  });

  test("leads nowhere but into the shop", async () => {
    begun = begin("//evil.example/", "verifier");
    expect(await comesBack()).toMatchObject({ kind: "signed-in", returnTo: "/" });
  });

  test("in a browser that keeps nothing is refused", async () => {
    vi.stubGlobal("window", {
      location: window.location,
      get sessionStorage() {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect((await comesBack()).kind).toBe("refused");
  });
});

describe("the session that there was stays as it is", () => {
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
  ])("when %s", async (_when, given, kind) => {
    answers = [...given];
    expect(await comesBack()).toEqual(ended(kind));
    expect(token()).toBe("old");
  });
});
