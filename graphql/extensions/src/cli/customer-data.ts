import { alertsChoice } from "../alerts/email-alerts-store.ts";
import { guestId } from "../alerts/guests.ts";
import { pushDevices } from "../alerts/push/push-device-store.ts";
import { savedSearches } from "../alerts/saved-search-store.ts";
import { watchedProducts } from "../alerts/watched-products.ts";
import type { Database } from "../database/database.ts";
import { globalId } from "../shared/global-id.ts";

/** Everything that is stored about a customer, by the platform's number, for a customer who asks for it. */
export async function customerData(database: Database, number: string): Promise<object> {
  const id = globalId("Customer", number);
  const [customer] = await database.query<{ email: string }>(
    "SELECT email FROM email_alerts WHERE customer_id = $1",
    [id],
  );
  return {
    ...(await dataOf(database, id)),
    // What the address was asked for without an account.
    asGuest: customer ? await dataOf(database, guestId(customer.email)) : null,
  };
}

async function dataOf(database: Database, id: string) {
  const [alerts] = await database.query<{
    email: string;
    toldAt: string | null;
    mailedAt: string | null;
    lastEmail: string | null;
  }>(
    'SELECT email, told_at AS "toldAt", mailed_at AS "mailedAt", alerts AS "lastEmail" FROM email_alerts WHERE customer_id = $1',
    [id],
  );
  return {
    savedSearches: await savedSearches(database, id),
    alerts: alerts
      ? {
          ...alerts,
          ...(await alertsChoice(database, id)),
          lastEmail: JSON.parse(alerts.lastEmail ?? "null") as unknown,
        }
      : null,
    watchedProducts: await watchedProducts(database, id),
    // An endpoint in full would let whoever reads this send to the device.
    devices: await pushDevices(database, id),
    matches: await database.query(
      'SELECT source, product_id AS "productId", found_at AS "foundAt" FROM alert_match WHERE customer_id = $1',
      [id],
    ),
  };
}
