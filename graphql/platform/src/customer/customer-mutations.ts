import type { Database } from "../database/database.ts";
import type { Customer } from "../identity/customer.ts";
import { changeCustomer, type CustomerChanges, findCustomer } from "../identity/customer-store.ts";
import { subscribe, unsubscribe } from "../newsletter/subscription-store.ts";
import type { Resolvers } from "../schema/resolvers.ts";
import { nameProblem, type NameProblem, tidyName } from "./name-problem.ts";
import { signedIn } from "./profile-resolvers.ts";

/** `CustomerUpdateInput` of the schema. What is left out stays. */
interface CustomerUpdateInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

interface UserError extends NameProblem {
  readonly field: readonly string[];
}

const names = { firstName: "First name", lastName: "Last name" } as const;

export const customerMutations: Resolvers = {
  Mutation: {
    customerUpdate: (_: unknown, { input }: { input: CustomerUpdateInput }, context) =>
      updateCustomer(context.database, signedIn(context), input),
    customerEmailMarketingSubscribe: (_: unknown, _args: unknown, context) => {
      const customer = signedIn(context);
      subscribe(context.database, customer.email, { source: "email preferences", now: new Date() });
      return { emailAddress: customer, userErrors: [] };
    },
    customerEmailMarketingUnsubscribe: (_: unknown, _args: unknown, context) => {
      const customer = signedIn(context);
      unsubscribe(context.database, customer.email, { source: "email preferences", now: new Date() });
      return { emailAddress: customer, userErrors: [] };
    },
  },
  CustomerUpdatePayload: "plain",
  UserErrorsCustomerUserErrors: "plain",
  CustomerEmailMarketingSubscribePayload: "plain",
  CustomerEmailMarketingUnsubscribePayload: "plain",
  UserErrorsCustomerEmailMarketingUserErrors: "plain",
};

/** All or nothing: with one name that is none, the other is not changed either. */
function updateCustomer(db: Database, customer: Customer, input: CustomerUpdateInput) {
  const changes: Record<string, string> = {};
  const userErrors: UserError[] = [];
  for (const [key, what] of Object.entries(names) as [keyof typeof names, string][]) {
    const name = input[key];
    if (name === undefined) continue;
    const problem = nameProblem(what, name ?? "");
    if (problem) userErrors.push({ ...problem, field: ["input", key] });
    else changes[key] = tidyName(name ?? "");
  }
  if (userErrors.length > 0) return { customer: null, userErrors };
  changeCustomer(db, customer.id, changes satisfies CustomerChanges, new Date());
  return { customer: findCustomer(db, customer.id), userErrors };
}
