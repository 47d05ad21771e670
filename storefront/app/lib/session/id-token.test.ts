import { beforeAll, describe, expect, test } from "vitest";
import { toBase64Url } from "./base64url";
import { checkIdToken, type IdTokenExpectations, IdTokenRefused } from "./id-token";

const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
const now = Date.UTC(2026, 10, 21);
const seconds = now / 1000;
const good = {
  iss: "https://accounts.example",
  sub: "7",
  aud: "circlet-storefront",
  exp: seconds + 3600,
  iat: seconds,
  nonce: "n0nce12345",
  email: "ada@circlet.example",
};

let ours: CryptoKeyPair;
let theirs: CryptoKeyPair;
let expected: IdTokenExpectations;

const makeKeys = () =>
  crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ["sign", "verify"],
  );

beforeAll(async () => {
  [ours, theirs] = await Promise.all([makeKeys(), makeKeys()]);
  const key = { ...(await crypto.subtle.exportKey("jwk", ours.publicKey)), kid: "1" };
  expected = {
    issuer: good.iss,
    clientId: good.aud,
    nonce: good.nonce,
    now,
    keys: [key],
  };
});

const text = (value: unknown) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

async function token(changes: object = {}, head: object = { alg: "RS256", kid: "1" }, { privateKey } = ours) {
  const signed = `${text(head)}.${text({ ...good, ...changes })}`;
  const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(signed));
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
}

const refused = async (given: string, but: Partial<IdTokenExpectations> = {}) =>
  expect(checkIdToken(given, { ...expected, ...but })).rejects.toThrow(IdTokenRefused);

describe("an id token", () => {
  test("says who signed in", async () => {
    expect(await checkIdToken(await token(), expected)).toMatchObject({ sub: "7", email: good.email });
  });

  test("may be a minute out of step", async () => {
    await expect(checkIdToken(await token({ exp: seconds - 59 }), expected)).resolves.toBeTruthy();
    await expect(checkIdToken(await token({ iat: seconds + 59 }), expected)).resolves.toBeTruthy();
  });

  test("of a refresh has no nonce", async () => {
    const { nonce: _nonce, ...bare } = good;
    await expect(
      checkIdToken(await token({ ...bare, nonce: undefined }), { ...expected, nonce: null }),
    ).resolves.toBeTruthy();
  });

  test("is taken from the endpoint itself while the keys cannot be had", async () => {
    await expect(checkIdToken(await token(), { ...expected, keys: null })).resolves.toBeTruthy();
    await refused(await token({ nonce: "another" }), { keys: null });
  });

  test.each([
    ["expired", { exp: seconds - 61 }],
    ["issued in the future", { iat: seconds + 61 }],
    ["not valid yet", { nbf: seconds + 61 }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["for another client", { aud: "someone-else" }],
    ["for several, asked for by another", { aud: [good.aud, "someone-else"], azp: "someone-else" }],
    ["with another nonce", { nonce: "another123" }],
    ["without a nonce", { nonce: undefined }],
    ["of nobody", { sub: "" }],
  ])("%s is refused", async (_name, changes) => {
    await refused(await token(changes));
  });

  test.each([
    ["none", { alg: "none" }],
    ["None", { alg: "None" }],
    ["HS256", { alg: "HS256", kid: "1" }],
    ["RS512", { alg: "RS512", kid: "1" }],
    ["nothing", {}],
  ])("signed with %s is refused", async (_name, head) => {
    await refused(await token({}, head));
    await refused(await token({}, head), { keys: null });
  });

  test("signed with another key is refused", async () => {
    await refused(await token({}, { alg: "RS256", kid: "1" }, theirs));
    await refused(await token({}, { alg: "RS256", kid: "2" }));
  });

  test("changed on its way is refused", async () => {
    const [head, , signature] = (await token()).split(".");
    await refused(`${head}.${text({ ...good, sub: "8" })}.${signature}`);
  });

  test.each(["", "a.b", "a.b.c", "a.b.c.d", `${text({ alg: "none" })}.${text(good)}.`])(
    "%j is none",
    async (given) => {
      await refused(given);
    },
  );
});
