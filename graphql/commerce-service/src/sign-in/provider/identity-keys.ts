import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { JWK } from "oidc-provider";
import type { Database } from "../../database/database.ts";
import { get, run } from "../../database/statement.ts";

export interface IdentityKeys {
  /** Private keys that sign id tokens. The public halves are published. */
  readonly jwks: { readonly keys: JWK[] };
  readonly cookies: string[];
  readonly refreshTokens: string;
}

/** The keys stored in this database, generated on first use. */
export function identityKeys(db: Database): IdentityKeys {
  return {
    jwks: { keys: [keyNamed(db, "id-token", newSigningKey)] },
    cookies: [keyNamed(db, "cookie", newSecret)],
    refreshTokens: keyNamed(db, "refresh-token", newSecret),
  };
}

/** When two processes start at once, both use the key that was stored first. */
function keyNamed<Key>(db: Database, name: string, make: () => Key): Key {
  const read = () => get<{ value: string }>(db, "SELECT value FROM identity_key WHERE name = ?", name);
  if (!read()) {
    run(
      db,
      "INSERT OR IGNORE INTO identity_key (name, value, created_at) VALUES (?, ?, ?)",
      name,
      JSON.stringify(make()),
      new Date().toISOString(),
    );
  }
  return JSON.parse(read()?.value ?? "null") as Key;
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

function newSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const id = randomBytes(8).toString("base64url");
  return { ...privateKey.export({ format: "jwk" }), kid: id, use: "sig", alg: "RS256" };
}
