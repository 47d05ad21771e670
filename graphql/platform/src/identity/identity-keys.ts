import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { JWK } from "oidc-provider";
import type { Database } from "../database/database.ts";
import { get, run } from "../database/statement.ts";

export interface IdentityKeys {
  /** Private keys that sign id tokens; the public halves are published. */
  readonly jwks: { readonly keys: JWK[] };
  /** Secrets that sign cookies. */
  readonly cookies: string[];
}

/** The keys of this database, made when they are first asked for. */
export function identityKeys(db: Database): IdentityKeys {
  return {
    jwks: { keys: [keyNamed(db, "id-token", newSigningKey)] },
    cookies: [keyNamed(db, "cookie", () => randomBytes(32).toString("base64url"))],
  };
}

/** Two processes that start at once agree: the first key written is the one that both use. */
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

function newSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const id = randomBytes(8).toString("base64url");
  return { ...privateKey.export({ format: "jwk" }), kid: id, use: "sig", alg: "RS256" };
}
