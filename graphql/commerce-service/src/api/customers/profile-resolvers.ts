import { displayedEmail } from "@circlet/service-kit/email/email-address";
import type { Context } from "../context.ts";
import { unauthorized } from "@circlet/service-kit/graphql-errors";
import { globalId } from "../../shared/global-id.ts";
import type { Resolvers } from "../resolvers.ts";
import { subscriptionState } from "../../marketing/newsletter/subscription-store.ts";
import { defaultAddressOf } from "../../customers/address.ts";
import {
  type CustomerMetafield,
  type CustomerMetafieldKey,
  digestOf,
  metafieldOf,
} from "../../customers/customer-metafield.ts";
import type { Customer } from "../../customers/customer-store.ts";

/** The customer whose token came with the request. The endpoint rejects requests without one. */
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
      [firstName, lastName].filter(Boolean).join(" ") || displayedEmail(email),
    emailAddress: (customer: Customer) => customer,
    createdAt: ({ createdAt }: Customer) => createdAt,
    creationDate: ({ createdAt }: Customer) => createdAt,
    defaultAddress: ({ id }: Customer, _: unknown, { database }) => defaultAddressOf(database, id),
    metafield: ({ id }: Customer, key: CustomerMetafieldKey, { database }) => metafieldOf(database, id, key),
    metafields: (
      { id }: Customer,
      { identifiers }: { identifiers: readonly CustomerMetafieldKey[] },
      { database },
    ) => identifiers.map((key) => metafieldOf(database, id, key)),
  },
  CustomerEmailAddress: {
    emailAddress: ({ email }: Customer) => displayedEmail(email),
    marketingState: ({ email }: Customer, _: unknown, { database }) => subscriptionState(database, email),
  },
  Metafield: {
    id: ({ customerId, namespace, key }: CustomerMetafield) =>
      globalId("Metafield", `${customerId}-${namespace}.${key}`),
    namespace: ({ namespace }: CustomerMetafield) => namespace,
    key: ({ key }: CustomerMetafield) => key,
    type: ({ type }: CustomerMetafield) => type,
    value: ({ value }: CustomerMetafield) => value,
    compareDigest: (metafield: CustomerMetafield) => digestOf(metafield),
    description: () => null,
    createdAt: ({ createdAt }: CustomerMetafield) => createdAt,
    updatedAt: ({ updatedAt }: CustomerMetafield) => updatedAt,
  },
};
