import { transaction } from "../../database/transaction.ts";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import type { Database } from "../../database/database.ts";
import { globalId } from "../../shared/global-id.ts";
import type { Resolvers } from "../resolvers.ts";
import { digestOf, metafieldOf, saveMetafield } from "../../customers/customer-metafield.ts";
import type { Customer } from "../../customers/customer-store.ts";
import { signedIn } from "./profile-resolvers.ts";

/** The schema's `MetafieldsSetInput`. A null digest requires that the metafield does not exist yet. */
interface MetafieldsSetInput {
  readonly ownerId: string;
  readonly namespace: string;
  readonly key: string;
  readonly type?: string | null;
  readonly value: string;
  readonly compareDigest?: string | null;
}

interface SetError {
  readonly code: string;
  readonly field: readonly string[];
  readonly message: string;
  readonly elementIndex: number;
}

/** As on the hosted platform. */
const most = 25;

export const customerMetafieldMutation: Resolvers = {
  Mutation: {
    metafieldsSet: (_: unknown, { metafields }: { metafields: readonly MetafieldsSetInput[] }, context) => {
      const customer = signedIn(context);
      return retryWhileLocked(() => setMetafields(context.database, customer, metafields));
    },
  },
  MetafieldsSetPayload: "plain",
  MetafieldsSetUserError: "plain",
};

/** All or none, as on the hosted platform. */
function setMetafields(db: Database, customer: Customer, inputs: readonly MetafieldsSetInput[]) {
  return transaction(db, () => {
    const userErrors = inputs.flatMap((input, index) => errorOf(db, customer, input, index) ?? []);
    if (userErrors.length > 0) return { metafields: null, userErrors };
    const metafields = inputs.map((input) => {
      const type = input.type ?? metafieldOf(db, customer.id, input)?.type ?? "";
      saveMetafield(db, customer.id, { ...input, type }, new Date());
      return metafieldOf(db, customer.id, input);
    });
    return { metafields, userErrors };
  });
}

function errorOf(
  db: Database,
  { id }: Customer,
  input: MetafieldsSetInput,
  index: number,
): SetError | undefined {
  const error = (code: string, name: string, message: string): SetError => ({
    code,
    field: ["metafields", String(index), name],
    message,
    elementIndex: index,
  });
  if (index >= most)
    return error("LESS_THAN_OR_EQUAL_TO", "metafields", `At most ${most} metafields can be set.`);
  if (input.ownerId !== globalId("Customer", id)) return error("INVALID", "ownerId", "Owner does not exist.");
  const stored = metafieldOf(db, id, input);
  if (!stored && !input.type) return error("BLANK", "type", "Type can't be blank.");
  const { compareDigest } = input;
  if (compareDigest === undefined || compareDigest === (stored ? digestOf(stored) : null)) return undefined;
  return error("STALE_OBJECT", "compareDigest", "The resource has been updated since it was loaded.");
}
