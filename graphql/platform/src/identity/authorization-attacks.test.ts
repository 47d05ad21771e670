import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../shop.fixture.ts";
import { Client, flows, home } from "./sign-in.fixture.ts";
import { isStorefrontHome } from "./storefront-address.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** What comes of an authorization request before anybody has signed in. */
async function ask(
  changes: Readonly<Record<string, string | undefined>>,
  flow: keyof typeof flows = "classic",
) {
  const client = new Client(shop.url, flows[flow]);
  const response = await client.browser.open(client.authorization(changes));
  const location = response.headers.get("location");
  const led = location === null ? undefined : new URL(location, shop.url);
  // Where a token was asked for, the refusal comes as a token would: behind the #.
  const answer = led && new URLSearchParams(led.search || led.hash.slice(1));
  return { response, led, answer, state: client.state };
}

const wrongAddresses = {
  "another host": "http://evil.example/",
  "another scheme": "https://localhost:3000/",
  "a scheme that runs": "javascript:alert(1)//http://localhost:3000/",
  "an app's scheme": "localhost:3000/",
  "a path": "http://localhost:3000/evil",
  "a path that leads back": "http://localhost:3000/a/../",
  "no slash": "http://localhost:3000",
  "two slashes": "http://localhost:3000//",
  "a backslash": "http://localhost:3000\\",
  "a subdomain": "http://evil.localhost:3000/",
  "a name that only begins so": "http://localhost.evil.example:3000/",
  "a user": "http://localhost:3000@evil.example/",
  "a user of the right host": "http://evil@localhost:3000/",
  "a fragment": "http://localhost:3000/#",
  "a trailing dot": "http://localhost.:3000/",
  "capitals in the host": "http://LOCALHOST:3000/",
  "capitals in the scheme": "HTTP://localhost:3000/",
  "an added query": "http://localhost:3000/?next=//evil.example",
  "an empty query": "http://localhost:3000/?",
  "a port that is none": "http://localhost:99999/",
  "a port with zeros": "http://localhost:03000/",
  "a space in front": " http://localhost:3000/",
  "an encoded dot": "http://localhost:3000/%2e/",
  "a number for the loopback": "http://2130706433:3000/",
  "another loopback number": "http://127.1:3000/",
  "no address": "",
};

describe("a redirect address with", () => {
  test.each(Object.entries(wrongAddresses))(
    "%s is refused on a page, without a redirect",
    async (_what, address) => {
      const { response, led } = await ask({ redirect_uri: address });
      expect(response.status).toBe(400);
      expect(led).toBeUndefined();
      const page = await response.text();
      expect(page).toContain("This link doesn’t work");
      if (address.includes("evil")) expect(page).not.toContain("evil");
    },
  );

  test("nothing at all, or twice, is refused", async () => {
    expect((await ask({ redirect_uri: undefined })).response.status).toBe(400);
    const client = new Client(shop.url);
    const twice = `${client.authorization()}&redirect_uri=${encodeURIComponent("http://evil.example/")}`;
    const response = await client.browser.open(twice);
    expect([response.status, response.headers.get("location")]).toEqual([400, null]);
  });

  test.each(["http://localhost:3999/", "http://127.0.0.1:3000/", "http://[::1]:3000/"])(
    "%s is home while the storefront is on this machine",
    async (address) => {
      expect((await ask({ redirect_uri: address })).led?.pathname).toMatch(/\/sign-in\//);
    },
  );

  test("another port or name is not home once the storefront is somewhere else", () => {
    const storefront = "https://shop.example";
    expect(isStorefrontHome("https://shop.example/", storefront)).toBe(true);
    for (const address of [
      "https://shop.example",
      "https://shop.example:8443/",
      "http://shop.example/",
      "https://www.shop.example/",
      "https://shop.example./",
      "http://localhost:3000/",
    ]) {
      expect(isStorefrontHome(address, storefront)).toBe(false);
    }
  });
});

describe("an authorization request", () => {
  test.each<[string, Readonly<Record<string, string | undefined>>, string]>([
    ["without PKCE", { code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
    ["with the plain method", { code_challenge_method: "plain" }, "invalid_request"],
    ["without a method, which would mean plain", { code_challenge_method: undefined }, "invalid_request"],
    ["with a challenge that is none", { code_challenge: "short" }, "invalid_request"],
    ["for a token instead of a code", { response_type: "token" }, "unsupported_response_type"],
    ["for an id token instead of a code", { response_type: "id_token" }, "unsupported_response_type"],
    ["without openid and any scope we know", { scope: "admin" }, "invalid_request"],
    ["without a scope", { scope: undefined }, "invalid_request"],
    ["that may show nothing though nobody is signed in", { prompt: "none" }, "login_required"],
    ["with a request object", { request: "eyJhbGciOiJub25lIn0.e30." }, "request_not_supported"],
  ])("%s is refused, at home, with its state", async (_what, changes, error) => {
    const { led, answer, state } = await ask(changes);
    expect(`${led?.origin}${led?.pathname}`).toBe(home);
    expect(Object.fromEntries(answer ?? [])).toMatchObject({ error, state });
    expect(answer?.get("code")).toBeNull();
  });

  test.each([
    ["an unknown client", "evil"],
    ["no client", undefined],
  ])("of %s is refused on a page", async (_what, id) => {
    const { response, led } = await ask({ client_id: id });
    expect([response.status, led]).toEqual([400, undefined]);
  });

  test("by POST is refused", async () => {
    const client = new Client(shop.url);
    const address = new URL(client.authorization());
    const response = await client.browser.send(
      address.origin + address.pathname,
      Object.fromEntries(address.searchParams),
    );
    expect(response.status).toBe(404);
  });

  test("cannot choose where its pages are by a Host header", async () => {
    const client = new Client(shop.url);
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const response = await client.browser.open(client.authorization(), { headers });
    expect(response.headers.get("location")).toMatch(/^\/authentication\/1\/sign-in\//);
    const discovery = await fetch(`${shop.url}/.well-known/openid-configuration`, { headers });
    expect(await discovery.text()).not.toContain("evil");
  });
});
