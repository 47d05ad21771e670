import { createECDH } from "node:crypto";
import { SettingError } from "@circlet/service-kit/settings/setting-error";
import type { Database } from "../../database/database.ts";
import type { Settings } from "../../settings/settings.ts";

/** By which push services recognize the shop (VAPID), in base64url. A browser subscribes for one public key. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export type PushKeySettings = Pick<Settings, "pushPublicKey" | "pushPrivateKey">;

/** The keys of the settings, else those of the database, which all processes share. Throws a `SettingError` if they are no pair. */
export function pushKeys(database: Database, settings: PushKeySettings): () => Promise<PushKeys> {
  const { pushPublicKey: publicKey, pushPrivateKey: privateKey } = settings;
  if (publicKey === undefined || privateKey === undefined) return () => storedKeys(database);
  if (publicKeyOf(privateKey) !== publicKey)
    throw new SettingError("EXTENSIONS_PUSH_PUBLIC_KEY and EXTENSIONS_PUSH_PRIVATE_KEY must be a pair.");
  const keys = { publicKey, privateKey };
  return async () => keys;
}

function publicKeyOf(privateKey: string): string | null {
  const curve = createECDH("prime256v1");
  try {
    curve.setPrivateKey(privateKey, "base64url");
    return curve.getPublicKey("base64url");
  } catch {
    return null;
  }
}

/** Generated on first use. When two processes start at once, both use the pair that was stored first. */
async function storedKeys(database: Database): Promise<PushKeys> {
  const read = () =>
    database.query<PushKeys>(
      'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_key WHERE name = \'vapid\'',
    );
  const [stored] = await read();
  if (stored) return stored;
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys("base64url");
  // Shorter keys lose their leading zeros.
  const privateKey = Buffer.from(curve.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
  await database.query(
    "INSERT INTO push_key (name, public_key, private_key, created_at) VALUES ('vapid', $1, $2, $3) ON CONFLICT DO NOTHING",
    [publicKey, privateKey, new Date().toISOString()],
  );
  const [first] = await read();
  return first ?? { publicKey, privateKey };
}
