import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { codeProof } from "./code-challenge";
import { authorizationUrl, newSignInRequest } from "./sign-in-request";

const identity = {
  url: "https://accounts.example",
  shopId: "12",
  clientId: "circlet-storefront",
  flow: "token-exchange",
  issuer: "https://accounts.example/authentication/12",
} as const;

test("the authorization address has all of AUTH-1", async () => {
  const begun = newSignInRequest("/profile/wishlist", null);
  const proof = await codeProof();
  const url = new URL(authorizationUrl(identity, "https://shop.example", begun, proof));
  expect(url.origin + url.pathname).toBe("https://accounts.example/12/auth/oauth/authorize");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    scope: "openid email https://api.customers.com/auth/customer.graphql",
    client_id: "circlet-storefront",
    response_type: "code",
    redirect_uri: "https://shop.example/",
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: createHash("sha256").update(proof.verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  expect(begun.state).toMatch(/^\d{13}[A-Za-z0-9]{22}$/);
  expect(begun.nonce).toMatch(/^[A-Za-z0-9]{10}$/);
  expect(Buffer.from(proof.verifier, "base64url")).toHaveLength(32);
});

test("the newer form has its own address and scope", async () => {
  const newer = { ...identity, flow: "direct" } as const;
  const address = authorizationUrl(
    newer,
    "https://shop.example",
    newSignInRequest("/", null),
    await codeProof(),
  );
  expect(address).toContain("https://accounts.example/authentication/12/oauth/authorize?");
  expect(new URL(address).searchParams.get("scope")).toBe("openid email customer-account-api:full");
});

test("no two sign-ins are alike", async () => {
  const [one, other] = [newSignInRequest("/", null), newSignInRequest("/", null)];
  expect(one.state).not.toBe(other.state);
  expect(one.nonce).not.toBe(other.nonce);
  expect((await codeProof()).verifier).not.toBe((await codeProof()).verifier);
});
