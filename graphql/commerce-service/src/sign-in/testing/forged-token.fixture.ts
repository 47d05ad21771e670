import {
  createHmac,
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
} from "node:crypto";
import type { Database } from "../../database/database.ts";
import { get } from "../../database/statement.ts";

type Part = Readonly<Record<string, unknown>>;

/** The service's signing key, for tokens that are genuine except for one claim. */
export function genuineKey(db: Database): KeyObject {
  const row = get<{ value: string }>(db, "SELECT value FROM identity_key WHERE name = 'id-token'");
  return createPrivateKey({ key: JSON.parse(row?.value ?? "{}") as JsonWebKey, format: "jwk" });
}

export const foreignKey = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

/** An id token with changed claims, signed again. A claim set to undefined is removed. */
export function resigned(idToken: string, claims: Part, key: KeyObject, header: Part = {}): string {
  const signed = `${part({ ...read(idToken, 0), ...header })}.${part({ ...read(idToken, 1), ...claims })}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

export function unsigned(idToken: string, claims: Part = {}): string {
  return `${part({ ...read(idToken, 0), alg: "none" })}.${part({ ...read(idToken, 1), ...claims })}.`;
}

/** An id token signed with the public key as if it were a shared secret. */
export function signedWithPublicKey(idToken: string, publicKey: string): string {
  const signed = `${part({ ...read(idToken, 0), alg: "HS256" })}.${part(read(idToken, 1))}`;
  return `${signed}.${createHmac("sha256", publicKey).update(signed).digest("base64url")}`;
}

function read(token: string, index: 0 | 1): Part {
  return JSON.parse(Buffer.from(token.split(".")[index] ?? "", "base64url").toString()) as Part;
}

function part(value: Part): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
