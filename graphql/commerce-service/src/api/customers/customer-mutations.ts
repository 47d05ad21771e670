import type { Database } from "../../database/database.ts";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import type { Resolvers } from "../resolvers.ts";
import { subscribeEmail, unsubscribeEmail } from "../../marketing/newsletter/subscription-store.ts";
import {
  changeCustomer,
  type Customer,
  type CustomerChanges,
  findCustomer,
} from "../../customers/customer-store.ts";
import { nameError, type NameError, tidyName } from "../../customers/name-error.ts";
import { signedIn } from "./profile-resolvers.ts";

/** The schema's `CustomerUpdateInput`. Omitted fields stay as they are. */
interface CustomerUpdateInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

interface UserError extends NameError {
  readonly field: readonly string[];
}

const names = { firstName: "First name", lastName: "Last name" } as const;

/** Some people have one name: either may be empty, but not both. */
const other = { firstName: "lastName", lastName: "firstName" } as const;

export const customerMutations: Resolvers = {
  Mutation: {
    customerUpdate: (_: unknown, { input }: { input: CustomerUpdateInput }, context) =>
      retryWhileLocked(() => updateCustomer(context.database, signedIn(context), input)),
    customerEmailMarketingSubscribe: async (_: unknown, _args: unknown, context) => {
      const customer = signedIn(context);
      const change = { source: "email preferences", now: new Date() };
      await retryWhileLocked(() => subscribeEmail(context.database, customer.email, change));
      return { emailAddress: customer, userErrors: [] };
    },
    customerEmailMarketingUnsubscribe: async (_: unknown, _args: unknown, context) => {
      const customer = signedIn(context);
      const change = { source: "email preferences", now: new Date() };
      await retryWhileLocked(() => unsubscribeEmail(context.database, customer.email, change));
      return { emailAddress: customer, userErrors: [] };
    },
  },
  CustomerUpdatePayload: "plain",
  UserErrorsCustomerUserErrors: "plain",
  CustomerEmailMarketingSubscribePayload: "plain",
  CustomerEmailMarketingUnsubscribePayload: "plain",
  UserErrorsCustomerEmailMarketingUserErrors: "plain",
};

/** All or nothing: one invalid name prevents both changes. */
function updateCustomer(db: Database, customer: Customer, input: CustomerUpdateInput) {
  const changes: Record<string, string> = {};
  const userErrors: UserError[] = [];
  for (const [key, label] of Object.entries(names) as [keyof typeof names, string][]) {
    const name = input[key];
    if (name === undefined) continue;
    const isOnly = tidyName(input[other[key]] ?? customer[other[key]] ?? "") === "";
    const problem = nameError(label, name ?? "", { mayBeEmpty: !isOnly });
    if (problem) userErrors.push({ ...problem, field: ["input", key] });
    else changes[key] = tidyName(name ?? "");
  }
  if (userErrors.length > 0) return { customer: null, userErrors };
  changeCustomer(db, customer.id, changes satisfies CustomerChanges, new Date());
  return { customer: findCustomer(db, customer.id), userErrors };
}
