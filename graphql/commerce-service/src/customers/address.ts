import type { Database } from "../database/database.ts";
import { get } from "../database/statement.ts";
import { globalId } from "../shared/global-id.ts";
import type { Order } from "../orders/order.ts";

/** A mailing address of a customer or an order, as the schema's `CustomerAddress` shows it. */
export interface Address {
  /** A global id. */
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly zoneCode: string | null;
  readonly zip: string | null;
  readonly countryCode: string;
  readonly phone: string | null;
}

/** A customer's first address; null when there is none. */
export function defaultAddressOf(db: Database, customerId: number): Address | null {
  const found = get<Omit<Address, "id"> & { rowId: number }>(
    db,
    `SELECT id AS rowId, first_name AS firstName, last_name AS lastName, company, address1, address2, city,
       zone_code AS zoneCode, zip, country_code AS countryCode, phone
     FROM customer_address WHERE customer_id = ? ORDER BY position LIMIT 1`,
    customerId,
  );
  if (!found) return null;
  const { rowId, ...address } = found;
  return { id: globalId("CustomerAddress", rowId), ...address };
}

/** The shipping address of an order. An order keeps its own copy, so the address takes its id. */
export function addressOfOrder({ id, shippingAddress }: Order): Address {
  return { id: globalId("CustomerAddress", `order-${id}`), company: null, ...shippingAddress };
}
