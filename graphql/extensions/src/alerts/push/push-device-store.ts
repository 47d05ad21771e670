import type { Database, Queries } from "../../database/database.ts";
import { areAlertsOn } from "../email-alerts-store.ts";
import { deviceId, mostDevices, type PushDevice } from "./push-device.ts";

/** Sends the customer's alerts to the device, and to no other customer's. Returns false while alerts are off. */
export function addPushDevice(
  database: Database,
  customerId: string,
  { endpoint, p256dh, auth }: PushDevice,
  now: Date,
): Promise<boolean> {
  const id = deviceId(endpoint);
  return database.transaction(async (queries) => {
    if (!(await areAlertsOn(queries, customerId))) return false;
    // What waits for it is about another customer's searches.
    await queries.query("DELETE FROM push_device WHERE id = $1 AND customer_id <> $2", [id, customerId]);
    await queries.query(
      `INSERT INTO push_device (id, customer_id, endpoint, service, public_key, auth, saved_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (id) DO UPDATE SET public_key = excluded.public_key, auth = excluded.auth, saved_at = excluded.saved_at`,
      [id, customerId, endpoint, new URL(endpoint).origin, p256dh, auth, now.toISOString()],
    );
    await queries.query(
      `DELETE FROM push_device WHERE customer_id = $1 AND id NOT IN
         (SELECT id FROM push_device WHERE customer_id = $1 ORDER BY saved_at DESC, id LIMIT ${mostDevices})`,
      [customerId],
    );
    return true;
  }, `devices of ${customerId}`);
}

export async function isPushDevice(
  database: Queries,
  customerId: string,
  endpoint: string,
): Promise<boolean> {
  const rows = await database.query("SELECT id FROM push_device WHERE id = $1 AND customer_id = $2", [
    deviceId(endpoint),
    customerId,
  ]);
  return rows.length > 0;
}

/** Also what waits for it. */
export async function removePushDevice(database: Queries, endpoint: string): Promise<void> {
  await database.query("DELETE FROM push_device WHERE id = $1", [deviceId(endpoint)]);
}

/** What a customer may know about their devices. */
export function pushDevices(
  database: Queries,
  customerId: string,
): Promise<{ readonly service: string; readonly savedAt: string }[]> {
  return database.query(
    'SELECT service, saved_at AS "savedAt" FROM push_device WHERE customer_id = $1 ORDER BY saved_at, id',
    [customerId],
  );
}
