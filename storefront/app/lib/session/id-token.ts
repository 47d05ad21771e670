import * as v from "valibot";
import { fromBase64Url } from "./base64url";

/** Seconds by which the clocks of shopper and identity provider may differ. */
const clockSkew = 60;

const header = v.object({ alg: v.literal("RS256"), kid: v.optional(v.string()) });

const claims = v.object({
  iss: v.string(),
  sub: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1)),
  aud: v.union([v.string(), v.array(v.string())]),
  azp: v.optional(v.string()),
  exp: v.number(),
  iat: v.number(),
  nbf: v.optional(v.number()),
  nonce: v.optional(v.string()),
  email: v.optional(v.string()),
});

/** Who signed in. */
export type IdTokenClaims = v.InferOutput<typeof claims>;

export interface IdTokenExpectations {
  readonly issuer: string;
  readonly clientId: string;
  /** What this browser sent; null after a refresh, which has none. */
  readonly nonce: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /**
   * The provider's keys; null when they cannot be had. Then the token's way counts: it came from the token endpoint
   * itself, over TLS (OpenID Connect Core 3.1.3.7, 6).
   */
  readonly keys: readonly JsonWebKey[] | null;
}

/** An id token that was not made for this sign-in. The message says why, for the console alone. */
export class IdTokenRefused extends Error {
  override readonly name = "IdTokenRefused";
}

/** Checks signature, issuer, audience, times and nonce. Rejects with `IdTokenRefused`. */
export async function checkIdToken(token: string, expected: IdTokenExpectations): Promise<IdTokenClaims> {
  const [head = "", body = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !signature) throw new IdTokenRefused("not a signed token");
  const { kid } = read(header, head);
  if (expected.keys) await checkSignature(`${head}.${body}`, signature, keyOf(expected.keys, kid));
  const said = read(claims, body);
  const wrong = mistakeIn(said, expected);
  if (wrong) throw new IdTokenRefused(wrong);
  return said;
}

function mistakeIn(
  said: IdTokenClaims,
  { issuer, clientId, nonce, now }: IdTokenExpectations,
): string | null {
  const seconds = now / 1000;
  const audience = [said.aud].flat();
  if (said.iss !== issuer) return `issued by ${said.iss}`;
  if (!audience.includes(clientId)) return "made for somebody else";
  if (audience.length > 1 && said.azp !== clientId) return "asked for by somebody else";
  if (said.exp + clockSkew <= seconds) return "expired";
  if (said.iat - clockSkew > seconds) return "issued in the future";
  if (said.nbf !== undefined && said.nbf - clockSkew > seconds) return "not valid yet";
  if (nonce !== null && said.nonce !== nonce) return "answers another request";
  return null;
}

function read<Schema extends v.GenericSchema>(schema: Schema, part: string): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(new TextDecoder().decode(fromBase64Url(part))));
  } catch (cause) {
    throw new IdTokenRefused("cannot be read", { cause });
  }
}

/** A key set names its keys; a token without a name goes with a set of one. */
function keyOf(keys: readonly JsonWebKey[], kid: string | undefined): JsonWebKey {
  const named = keys.filter((key) => kid === undefined || (key as { kid?: string }).kid === kid);
  const [key] = named;
  if (!key || named.length > 1) throw new IdTokenRefused("signed with an unknown key");
  return key;
}

async function checkSignature(signed: string, signature: string, key: JsonWebKey): Promise<void> {
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const { kty, n, e } = key;
  if (kty !== "RSA" || !n || !e) throw new IdTokenRefused("signed with a key of another kind");
  const imported = await crypto.subtle.importKey("jwk", { kty, n, e }, algorithm, false, ["verify"]);
  const bytes = new TextEncoder().encode(signed);
  const isGood = await crypto.subtle.verify(algorithm, imported, fromBase64Url(signature), bytes);
  if (!isGood) throw new IdTokenRefused("signature does not fit");
}
