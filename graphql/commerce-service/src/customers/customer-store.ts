import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import type { Database } from "../database/database.ts";
import { get, run } from "../database/statement.ts";

const columns = `id, email, first_name AS firstName, last_name AS lastName, phone, created_at AS createdAt,
  updated_at AS updatedAt`;

export function findCustomer(db: Database, id: number): Customer | undefined {
  return get<Customer>(db, `SELECT ${columns} FROM customer WHERE id = ?`, id);
}

/** The customer with this email, in any spelling. */
export function findCustomerByEmail(db: Database, email: string): Customer | undefined {
  return get<Customer>(db, `SELECT ${columns} FROM customer WHERE email = ?`, normalizedEmail(email));
}

/** The email of a customer with orders, for people who try the shop: only in `.example`, which is nobody's. */
export function findExampleEmail(db: Database): string | undefined {
  const sql = `SELECT email FROM customer JOIN customer_order USING (email) WHERE email LIKE '%.example'
    ORDER BY customer.id LIMIT 1`;
  return get<{ email: string }>(db, sql)?.email;
}

/** The customer with this email. Creates one without a name if needed. */
export function ensureCustomer(db: Database, email: string, now: Date): Customer {
  run(
    db,
    "INSERT OR IGNORE INTO customer (email, created_at, updated_at) VALUES (?1, ?2, ?2)",
    normalizedEmail(email),
    now.toISOString(),
  );
  const customer = findCustomerByEmail(db, email);
  if (!customer) throw new Error("The customer could not be read after it was written");
  return customer;
}

/** Changes to a customer. Undefined fields are not changed. */
export interface CustomerChanges {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phone?: string | null;
}

export function changeCustomer(db: Database, id: number, changes: CustomerChanges, now: Date): void {
  const set = (column: string, value: string | null) =>
    run(db, `UPDATE customer SET ${column} = ? WHERE id = ?`, value, id);
  if (changes.firstName !== undefined) set("first_name", changes.firstName);
  if (changes.lastName !== undefined) set("last_name", changes.lastName);
  if (changes.phone !== undefined) set("phone", changes.phone);
  set("updated_at", now.toISOString());
}

/** Someone who has signed in. Orders belong to customers by email. */
export interface Customer {
  readonly id: number;
  /** In lower case. */
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
