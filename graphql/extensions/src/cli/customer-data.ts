import { savedSearches } from "../alerts/saved-search-store.ts";
import { watchedProducts } from "../alerts/watched-products.ts";
import type { Database } from "../database/database.ts";
import { globalId } from "../shared/global-id.ts";

/** Everything that is stored about a customer, by the platform's number, for a customer who asks for it. */
export async function customerData(database: Database, number: string): Promise<object> {
  const id = globalId("Customer", number);
  const [alerts] = await database.query<{
    isOn: number;
    email: string;
    mailedAt: string | null;
    lastEmail: string | null;
  }>(
    'SELECT is_on AS "isOn", email, mailed_at AS "mailedAt", alerts AS "lastEmail" FROM email_alerts WHERE customer_id = $1',
    [id],
  );
  return {
    savedSearches: await savedSearches(database, id),
    alerts: alerts
      ? { ...alerts, isOn: alerts.isOn === 1, lastEmail: JSON.parse(alerts.lastEmail ?? "null") as unknown }
      : null,
    watchedProducts: await watchedProducts(database, id),
  };
}
