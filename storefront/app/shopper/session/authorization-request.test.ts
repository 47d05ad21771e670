import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { authorizationUrl, newSignIn } from "./authorization-request";
import { directSettings, identity } from "./identity.fixture";

const shopUrl = "https://shop.example";

test("the URL has scope, client, state, nonce and challenge", async () => {
  const pending = newSignIn("/profile/wishlist", null);
  const url = new URL(await authorizationUrl(identity, shopUrl, pending));
  expect(url.origin + url.pathname).toBe("https://accounts.example/12/auth/oauth/authorize");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    scope: "openid email https://api.customers.com/auth/customer.graphql",
    client_id: "circlet-storefront",
    response_type: "code",
    redirect_uri: "https://shop.example/",
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: createHash("sha256").update(pending.verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  expect(pending.state).toMatch(/^\d{13}[A-Za-z0-9]{22}$/);
  expect(pending.nonce).toMatch(/^[A-Za-z0-9]{10}$/);
  expect(Buffer.from(pending.verifier, "base64url")).toHaveLength(32);
});

test("the newer flow has its own URL and scope", async () => {
  const address = await authorizationUrl(directSettings.identity, shopUrl, newSignIn("/", null));
  expect(address).toContain("https://accounts.example/authentication/12/oauth/authorize?");
  expect(new URL(address).searchParams.get("scope")).toBe("openid email customer-account-api:full");
});

test("every sign-in is different", () => {
  const [one, other] = [newSignIn("/", null), newSignIn("/", null)];
  expect(one.state).not.toBe(other.state);
  expect(one.nonce).not.toBe(other.nonce);
  expect(one.verifier).not.toBe(other.verifier);
});
