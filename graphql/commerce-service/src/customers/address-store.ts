import type { Database } from "../database/database.ts";
import { all, get, run } from "../database/statement.ts";
import { globalId, rowId } from "../shared/global-id.ts";
import type { Address } from "./address.ts";

export type AddressParts = Omit<Address, "id">;

interface Row extends AddressParts {
  readonly rowId: number;
}

const columns = `id AS rowId, first_name AS firstName, last_name AS lastName, company, address1, address2, city,
  zone_code AS zoneCode, zip, country_code AS countryCode, phone`;

/** A customer's addresses, the default one first. */
export function addressesOf(db: Database, customerId: number): Address[] {
  const sql = `SELECT ${columns} FROM customer_address WHERE customer_id = ? ORDER BY position`;
  return all<Row>(db, sql, customerId).map(({ rowId: id, ...parts }) => ({
    id: globalId("CustomerAddress", id),
    ...parts,
  }));
}

/** The customer's address with this global id. Other customers' addresses are not found. */
export function findAddress(db: Database, customerId: number, id: string): Address | undefined {
  return addressesOf(db, customerId).find((address) => address.id === id);
}

/** Adds an address after the others and returns its global id. */
export function insertAddress(db: Database, customerId: number, parts: AddressParts): string {
  const sql = "SELECT coalesce(max(position), 0) + 1 AS next FROM customer_address WHERE customer_id = ?";
  const position = get<{ next: number }>(db, sql, customerId)?.next ?? 1;
  const { lastInsertRowid } = run(
    db,
    `INSERT INTO customer_address (first_name, last_name, company, address1, address2, city, zone_code, zip,
       country_code, phone, customer_id, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...valuesOf(parts),
    customerId,
    position,
  );
  return globalId("CustomerAddress", lastInsertRowid);
}

export function changeAddress(db: Database, id: string, parts: AddressParts): void {
  run(
    db,
    `UPDATE customer_address SET first_name = ?, last_name = ?, company = ?, address1 = ?, address2 = ?, city = ?,
       zone_code = ?, zip = ?, country_code = ?, phone = ? WHERE id = ?`,
    ...valuesOf(parts),
    rowId(id, "CustomerAddress") ?? null,
  );
}

export function deleteAddress(db: Database, id: string): void {
  run(db, "DELETE FROM customer_address WHERE id = ?", rowId(id, "CustomerAddress") ?? null);
}

/** Moves an address before the customer's others. */
export function makeDefault(db: Database, customerId: number, id: string): void {
  const sql = "SELECT min(position) - 1 AS first FROM customer_address WHERE customer_id = ?";
  const first = get<{ first: number }>(db, sql, customerId)?.first ?? 1;
  run(
    db,
    "UPDATE customer_address SET position = ? WHERE id = ?",
    first,
    rowId(id, "CustomerAddress") ?? null,
  );
}

function valuesOf(parts: AddressParts) {
  const { firstName, lastName, company, address1, address2, city, zoneCode, zip, countryCode, phone } = parts;
  return [firstName, lastName, company, address1, address2, city, zoneCode, zip, countryCode, phone] as const;
}
