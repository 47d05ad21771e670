import type { Context } from "../context.ts";
import { globalId } from "../global-id.ts";
import type { Customer } from "../identity/customer.ts";
import { subscriptionState } from "../newsletter/subscription-store.ts";
import { unauthorized } from "../schema/graphql-fault.ts";
import type { Resolvers } from "../schema/resolvers.ts";
import { defaultAddressOf } from "./address.ts";
import { type CustomerMetafield, metafieldOf, type MetafieldKey } from "./customer-metafield.ts";

/** The customer whose token came with the request. The endpoint lets nobody in without one. */
export function signedIn({ customer }: Context): Customer {
  if (!customer) throw unauthorized();
  return customer;
}

export const profileResolvers: Resolvers = {
  QueryRoot: {
    customer: (_: unknown, _args: unknown, context) => signedIn(context),
  },
  Customer: {
    id: ({ id }: Customer) => globalId("Customer", id),
    firstName: ({ firstName }: Customer) => firstName,
    lastName: ({ lastName }: Customer) => lastName,
    displayName: ({ firstName, lastName, email }: Customer) =>
      [firstName, lastName].filter(Boolean).join(" ") || email,
    emailAddress: (customer: Customer) => customer,
    createdAt: ({ createdAt }: Customer) => createdAt,
    creationDate: ({ createdAt }: Customer) => createdAt,
    defaultAddress: ({ id }: Customer, _: unknown, { database }) => defaultAddressOf(database, id),
    metafield: ({ id }: Customer, key: MetafieldKey, { database }) => metafieldOf(database, id, key),
    metafields: ({ id }: Customer, { identifiers }: { identifiers: readonly MetafieldKey[] }, { database }) =>
      identifiers.map((key) => metafieldOf(database, id, key)),
  },
  CustomerEmailAddress: {
    emailAddress: ({ email }: Customer) => email,
    marketingState: ({ email }: Customer, _: unknown, { database }) => subscriptionState(database, email),
  },
  Metafield: {
    id: ({ customerId, namespace, key }: CustomerMetafield) =>
      globalId("Metafield", `${customerId}-${namespace}.${key}`),
    namespace: ({ namespace }: CustomerMetafield) => namespace,
    key: ({ key }: CustomerMetafield) => key,
    type: ({ type }: CustomerMetafield) => type,
    value: ({ value }: CustomerMetafield) => value,
    description: () => null,
    createdAt: ({ createdAt }: CustomerMetafield) => createdAt,
    updatedAt: ({ updatedAt }: CustomerMetafield) => updatedAt,
  },
};
