import { beforeAll, describe, expect, test } from "vitest";
import { checkIdToken, type IdTokenExpectations, IdTokenRefused } from "./id-token";
import { encoded, goodHead, signedToken, type SigningKeys, signingKeys } from "./signed-token.fixture";

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

let ours: SigningKeys;
let theirs: SigningKeys;
let expected: IdTokenExpectations;

beforeAll(async () => {
  [ours, theirs] = await Promise.all([signingKeys(), signingKeys()]);
  expected = { issuer: good.iss, clientId: good.aud, nonce: good.nonce, now, keys: [ours.published] };
});

const token = (changes: object = {}, head: object = goodHead, keys = ours) =>
  signedToken({ ...good, ...changes }, keys, head);

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
    await refused(await token({}, goodHead, theirs));
    await refused(await token({}, { alg: "RS256", kid: "2" }));
  });

  test("changed on its way is refused", async () => {
    const [head, , signature] = (await token()).split(".");
    await refused(`${head}.${encoded({ ...good, sub: "8" })}.${signature}`);
  });

  test.each(["", "a.b", "a.b.c", "a.b.c.d", `${encoded({ alg: "none" })}.${encoded(good)}.`])(
    "%j is none",
    async (given) => {
      await refused(given);
    },
  );
});
