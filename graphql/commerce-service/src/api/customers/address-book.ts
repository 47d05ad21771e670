import type { GraphQLResolveInfo } from "graphql";
import { isEnumType } from "graphql";
import type { Database } from "../../database/database.ts";
import { transaction } from "../../database/transaction.ts";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import type { Context } from "../context.ts";
import { connection } from "../../shared/pagination/connection.ts";
import { paginate, type PageArgs, type SortOrder } from "../../shared/pagination/paginate.ts";
import type { Resolvers } from "../resolvers.ts";
import { addressErrors, type AddressError, type AddressInput, addressParts } from "./address-input.ts";
import {
  addressesOf,
  changeAddress,
  deleteAddress,
  findAddress,
  insertAddress,
  makeDefault,
} from "../../customers/address-store.ts";
import type { Address } from "../../customers/address.ts";
import type { Customer } from "../../customers/customer-store.ts";
import { signedIn } from "./profile-resolvers.ts";

const maximumAddresses = 100;

interface Outcome {
  readonly customerAddress?: Address | null;
  readonly deletedAddressId?: string | null;
  readonly userErrors: readonly AddressError[];
}

function mutation<Args>(change: (db: Database, customerId: number, args: Args) => Outcome) {
  return async (_: unknown, args: Args, context: Context, { schema }: GraphQLResolveInfo) => {
    const { id } = signedIn(context);
    const outcome = await retryWhileLocked(() =>
      transaction(context.database, () => change(context.database, id, args)),
    );
    const codes = schema.getType("UserErrorsCustomerAddressUserErrorsCode");
    const knows = (code: string) => isEnumType(codes) && codes.getValue(code) !== undefined;
    // The first version of the schema lacks some of the codes.
    const userErrors = outcome.userErrors.map((error) =>
      knows(error.code) ? error : { ...error, code: "INVALID" },
    );
    return { customerAddress: null, deletedAddressId: null, ...outcome, userErrors };
  };
}

interface Placed {
  readonly address: Address;
  readonly position: number;
}

const inOrder: SortOrder<Placed> = { name: "addresses", keys: [{ value: ({ position }) => position }] };

interface AddressesArgs extends PageArgs {
  readonly skipDefault?: boolean | null;
}

export const addressBookResolvers: Resolvers = {
  Customer: {
    addresses: ({ id }: Customer, args: AddressesArgs, { database }) => {
      const addresses = addressesOf(database, id).slice(args.skipDefault ? 1 : 0);
      const page = paginate(
        addresses.map((address, position): Placed => ({ address, position })),
        inOrder,
        args,
      );
      return connection({ ...page, items: page.items.map(({ address }) => address) });
    },
  },
  Mutation: {
    customerAddressCreate: mutation(createAddress),
    customerAddressUpdate: mutation(updateAddress),
    customerAddressDelete: mutation(removeAddress),
  },
  CustomerAddressEdge: "plain",
  CustomerAddressCreatePayload: "plain",
  CustomerAddressUpdatePayload: "plain",
  CustomerAddressDeletePayload: "plain",
  UserErrorsCustomerAddressUserErrors: "plain",
};

interface CreateArgs {
  readonly address: AddressInput;
  readonly defaultAddress?: boolean | null;
}

/** A customer's first address is the default one. */
function createAddress(db: Database, customerId: number, { address, defaultAddress }: CreateArgs): Outcome {
  const parts = addressParts(address);
  const existing = addressesOf(db, customerId);
  const userErrors = [...addressErrors(parts), ...duplicateErrors(existing, parts)];
  if (existing.length >= maximumAddresses)
    userErrors.push(refusal("INVALID", `You can keep up to ${maximumAddresses} addresses.`));
  if (userErrors.length > 0) return { userErrors };
  const id = insertAddress(db, customerId, parts);
  if (defaultAddress) makeDefault(db, customerId, id);
  return { customerAddress: findAddress(db, customerId, id) ?? null, userErrors };
}

interface UpdateArgs {
  readonly addressId: string;
  readonly address?: AddressInput | null;
  readonly defaultAddress?: boolean | null;
}

function updateAddress(db: Database, customerId: number, args: UpdateArgs): Outcome {
  const { addressId, address, defaultAddress } = args;
  const existing = addressesOf(db, customerId);
  const before = existing.find(({ id }) => id === addressId);
  if (!before) return { userErrors: [noSuchAddress] };
  if (defaultAddress === false && existing[0] === before)
    return {
      userErrors: [refusal("DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED", demote, "defaultAddress")],
    };
  if (address) {
    const parts = addressParts(address, before);
    const others = existing.filter(({ id }) => id !== addressId);
    const userErrors = [...addressErrors(parts), ...duplicateErrors(others, parts)];
    if (userErrors.length > 0) return { userErrors };
    changeAddress(db, addressId, parts);
  }
  if (defaultAddress) makeDefault(db, customerId, addressId);
  return { customerAddress: findAddress(db, customerId, addressId) ?? null, userErrors: [] };
}

function removeAddress(db: Database, customerId: number, { addressId }: { addressId: string }): Outcome {
  const [first, ...others] = addressesOf(db, customerId);
  if (![first, ...others].some((address) => address?.id === addressId))
    return { userErrors: [noSuchAddress] };
  if (first?.id === addressId && others.length > 0)
    return { userErrors: [refusal("DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED", demote, "addressId")] };
  deleteAddress(db, addressId);
  return { deletedAddressId: addressId, userErrors: [] };
}

const demote = "Choose another default address first.";

const noSuchAddress = refusal("ADDRESS_ID_DOES_NOT_EXIST", "The address does not exist.", "addressId");

function refusal(code: string, message: string, field = "address"): AddressError {
  return { code, message, field: [field] };
}

function duplicateErrors(existing: readonly Address[], parts: object): AddressError[] {
  const wanted = JSON.stringify(parts);
  const isThere = existing.some((address) => JSON.stringify(addressParts({}, address)) === wanted);
  return isThere ? [refusal("CUSTOMER_ADDRESS_ALREADY_EXISTS", "You already have this address.")] : [];
}
