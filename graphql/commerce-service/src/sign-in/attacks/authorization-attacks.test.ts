import { afterAll, expect, test } from "vitest";
import { openTestShop } from "../../../tests/test-shop.fixture.ts";
import { isStorefrontHome } from "../provider/storefront-home.ts";
import { Client, flows, home } from "../testing/sign-in.fixture.ts";

const shop = await openTestShop();
afterAll(() => shop.close());

async function execute(
  changes: Readonly<Record<string, string | undefined>>,
  flow: keyof typeof flows = "tokenExchange",
) {
  const client = new Client(shop.url, flows[flow]);
  const response = await client.browser.open(client.authorization(changes));
  const location = response.headers.get("location");
  const led = location === null ? undefined : new URL(location, shop.url);
  // A rejected token request returns its error where a token would be: after the #.
  const result = led && new URLSearchParams(led.search || led.hash.slice(1));
  return { response, led, result, state: client.state };
}

const wrongAddresses = {
  "another host": "http://evil.example/",
  "another scheme": "https://localhost:3000/",
  "a script scheme": "javascript:alert(1)//http://localhost:3000/",
  "an app's scheme": "localhost:3000/",
  "a path": "http://localhost:3000/evil",
  "a path with parent segments": "http://localhost:3000/a/../",
  "no slash": "http://localhost:3000",
  "two slashes": "http://localhost:3000//",
  "a backslash": "http://localhost:3000\\",
  "a subdomain": "http://evil.localhost:3000/",
  "a host name with the same prefix": "http://localhost.evil.example:3000/",
  "a user": "http://localhost:3000@evil.example/",
  "user info before the right host": "http://evil@localhost:3000/",
  "a fragment": "http://localhost:3000/#",
  "a trailing dot": "http://localhost.:3000/",
  "capitals in the host": "http://LOCALHOST:3000/",
  "capitals in the scheme": "HTTP://localhost:3000/",
  "an extra query": "http://localhost:3000/?next=//evil.example",
  "an empty query": "http://localhost:3000/?",
  "another port": "http://localhost:3999/",
  "another port of the same machine": "http://127.0.0.1:3001/",
  "no port": "http://localhost/",
  "an invalid port": "http://localhost:99999/",
  "a port with leading zeros": "http://localhost:03000/",
  "a leading space": " http://localhost:3000/",
  "an encoded dot": "http://localhost:3000/%2e/",
  "a numeric loopback address": "http://2130706433:3000/",
  "a short loopback address": "http://127.1:3000/",
  "no address": "",
};

test.each(Object.entries(wrongAddresses))(
  "a redirect URL with %s is rejected on a page, without a redirect",
  async (_what, address) => {
    const { response, led } = await execute({ redirect_uri: address });
    expect(response.status).toBe(400);
    expect(led).toBeUndefined();
    const page = await response.text();
    expect(page).toContain("This link doesn’t work");
    if (address.includes("evil")) expect(page).not.toContain("evil");
  },
);

test("a redirect URL with nothing, or with two values, is rejected", async () => {
  expect((await execute({ redirect_uri: undefined })).response.status).toBe(400);
  const client = new Client(shop.url);
  const twice = `${client.authorization()}&redirect_uri=${encodeURIComponent("http://evil.example/")}`;
  const response = await client.browser.open(twice);
  expect([response.status, response.headers.get("location")]).toEqual([400, null]);
});

test.each(["http://localhost:3000/", "http://127.0.0.1:3000/", "http://[::1]:3000/"])(
  "a redirect URL with %s is accepted while the storefront runs on this machine",
  async (address) => {
    expect((await execute({ redirect_uri: address })).led?.pathname).toMatch(/\/sign-in\//);
  },
);

test("any port of this machine is accepted when the settings name port 0", () => {
  const storefront = "http://localhost:0";
  expect(isStorefrontHome("http://localhost:49152/", storefront)).toBe(true);
  expect(isStorefrontHome("http://[::1]:49152/", storefront)).toBe(true);
  expect(isStorefrontHome("http://shop.example:49152/", storefront)).toBe(false);
});

test("another port or host name is rejected once the storefront runs elsewhere", () => {
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

test.each<[string, Readonly<Record<string, string | undefined>>, string]>([
  ["without PKCE", { code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
  ["with the plain method", { code_challenge_method: "plain" }, "invalid_request"],
  ["without a method, which would mean plain", { code_challenge_method: undefined }, "invalid_request"],
  ["with an invalid challenge", { code_challenge: "short" }, "invalid_request"],
  ["with an empty challenge", { code_challenge: "" }, "invalid_request"],
  ["for a token instead of a code", { response_type: "token" }, "unsupported_response_type"],
  ["for an id token instead of a code", { response_type: "id_token" }, "unsupported_response_type"],
  ["without openid and any scope we know", { scope: "admin" }, "invalid_request"],
  ["without a scope", { scope: undefined }, "invalid_request"],
  ["that forbids prompts while no one is signed in", { prompt: "none" }, "login_required"],
  ["for a code and an id token", { response_type: "code id_token" }, "unsupported_response_type"],
  ["for an unknown type of response", { response_type: "cookie" }, "unsupported_response_type"],
  ["with an unknown response mode", { response_mode: "smoke" }, "unsupported_response_mode"],
  [
    "with a request object elsewhere",
    { request_uri: "https://evil.example/request" },
    "request_uri_not_supported",
  ],
  ["with a request object", { request: "eyJhbGciOiJub25lIn0.e30." }, "request_not_supported"],
])(
  "an authorization request %s is rejected on the storefront's home page, with its state",
  async (_what, changes, error) => {
    for (const flow of ["tokenExchange", "direct"] as const) {
      const { led, result, state } = await execute(changes, flow);
      expect(`${led?.origin}${led?.pathname}`).toBe(home);
      expect(Object.fromEntries(result ?? [])).toMatchObject({ error, state });
      expect(result?.get("code")).toBeNull();
    }
  },
);

test.each([
  ["an unknown client", "evil"],
  ["no client", undefined],
])("an authorization request of %s is rejected on a page", async (_what, id) => {
  const { response, led } = await execute({ client_id: id });
  expect([response.status, led]).toEqual([400, undefined]);
});

test("an authorization request by POST is rejected before its body is read", async () => {
  const client = new Client(shop.url);
  const address = new URL(client.authorization());
  const response = await client.browser.send(
    address.origin + address.pathname,
    Object.fromEntries(address.searchParams),
  );
  expect(response.status).toBe(405);
});

test("an authorization request cannot change the pages' URLs with a Host header", async () => {
  const client = new Client(shop.url);
  const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
  const response = await client.browser.open(client.authorization(), { headers });
  expect(response.headers.get("location")).toMatch(/^\/authentication\/1\/sign-in\//);
  const discovery = await fetch(`${shop.url}/.well-known/openid-configuration`, { headers });
  expect(await discovery.text()).not.toContain("evil");
});
