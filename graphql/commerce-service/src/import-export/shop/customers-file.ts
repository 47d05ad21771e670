import * as v from "valibot";
import { CommandError } from "../../shared/command-error.ts";
import { insertAddress } from "../../customers/address-store.ts";
import { saveMetafield } from "../../customers/customer-metafield.ts";
import { changeCustomer, ensureCustomer, findCustomerByEmail } from "../../customers/customer-store.ts";
import type { Database } from "../../database/database.ts";
import { get } from "../../database/statement.ts";
import { globalId } from "../../shared/global-id.ts";
import { subscribeEmail } from "../../marketing/newsletter/subscription-store.ts";
import { address, days, daysBefore, email, text } from "./shop-values.ts";

export const customersFile = v.array(
  v.strictObject({
    email,
    firstName: v.optional(text),
    lastName: v.optional(text),
    phone: v.optional(text),
    createdDaysAgo: days,
    acceptsMarketing: v.optional(v.boolean(), false),
    address: v.optional(address),
    /** Handles of products. */
    wishlist: v.optional(v.array(text), []),
  }),
);

type Customer = v.InferOutput<typeof customersFile>[number];

/** Creates the customers. Existing ones are not changed. */
export function saveCustomers(db: Database, customers: readonly Customer[], now: Date): void {
  for (const customer of customers)
    if (!findCustomerByEmail(db, customer.email)) saveCustomer(db, customer, now);
}

function saveCustomer(db: Database, customer: Customer, now: Date): void {
  const since = daysBefore(now, customer.createdDaysAgo);
  const { id } = ensureCustomer(db, customer.email, since);
  const { firstName = null, lastName = null, phone = null } = customer;
  changeCustomer(db, id, { firstName, lastName, phone }, since);
  if (customer.address) insertAddress(db, id, { company: null, ...customer.address });
  if (customer.acceptsMarketing)
    subscribeEmail(db, customer.email, { source: "newsletter form", now: since });
  if (customer.wishlist.length === 0) return;
  const value = JSON.stringify(customer.wishlist.map((handle) => productId(db, handle)));
  saveMetafield(db, id, { namespace: "custom", key: "wishlist", type: "list.product_reference", value }, now);
}

function productId(db: Database, handle: string): string {
  const product = get<{ id: number }>(db, "SELECT id FROM product WHERE handle = ?", handle);
  if (!product) throw new CommandError(`customers.json: there is no product “${handle}” for the wishlist.`);
  return globalId("Product", product.id);
}
