import type { CartError } from "../cart-error.ts";
import { newToken } from "../cart.ts";
import type { SelectableAddress } from "./address.ts";
import { deliveryAddressErrors, deliveryAddress, type DeliveryAddressInput } from "./delivery-address.ts";

/** The schema's `CartAddressInput`. */
interface AddressInput {
  readonly deliveryAddress?: DeliveryAddressInput | null;
  readonly copyFromCustomerAddressId?: string | null;
}

interface Choice {
  readonly selected?: boolean | null;
  readonly oneTimeUse?: boolean | null;
}

/** The schema's `CartSelectableAddressInput`. */
export interface SelectableAddressInput extends Choice {
  readonly address: AddressInput;
}

/** The schema's `CartSelectableAddressUpdateInput`. */
export interface SelectableAddressUpdate extends Choice {
  readonly id: string;
  readonly address?: AddressInput | null;
}

/** The addresses after a change, or the reason for refusing it. */
export type AddressOutcome =
  | { readonly addresses: readonly SelectableAddress[] }
  | { readonly errors: readonly CartError[] };

type Path = readonly string[];

/** The hosted platform's limit. */
const maximumAddresses = 20;

export function addAddresses(
  existing: readonly SelectableAddress[],
  inputs: readonly SelectableAddressInput[],
  path: Path,
): AddressOutcome {
  const errors = [...inputErrors(inputs, path), ...countErrors(existing.length + inputs.length, path)];
  if (errors.length > 0) return { errors };
  const added = inputs.map(({ address, selected, oneTimeUse }): SelectableAddress => ({
    id: newToken(),
    selected: selected === true,
    oneTimeUse: oneTimeUse === true,
    address: deliveryAddress(address.deliveryAddress ?? {}),
  }));
  const selected = added.find((address) => address.selected);
  return { addresses: [...(selected ? existing.map(unselected) : existing), ...added] };
}

export function updateAddresses(
  existing: readonly SelectableAddress[],
  updates: readonly SelectableAddressUpdate[],
  path: Path,
): AddressOutcome {
  const ids = new Set(existing.map(({ id }) => id));
  const errors = [
    ...updates.flatMap(({ id }, index) => (ids.has(id) ? [] : [noSuchAddress([...path, `${index}`, "id"])])),
    ...inputErrors(updates, path),
  ];
  if (errors.length > 0) return { errors };
  const selects = updates.find(({ selected }) => selected);
  const byId = new Map(updates.map((update) => [update.id, update]));
  return {
    addresses: existing.map((address) =>
      updated(selects ? unselected(address) : address, byId.get(address.id)),
    ),
  };
}

export function removeAddresses(
  existing: readonly SelectableAddress[],
  ids: readonly string[],
  path: Path,
): AddressOutcome {
  const errors = ids.flatMap((id, index) =>
    existing.some((address) => address.id === id) ? [] : [noSuchAddress([...path, `${index}`])],
  );
  return errors.length > 0 ? { errors } : { addresses: existing.filter(({ id }) => !ids.includes(id)) };
}

function updated(address: SelectableAddress, update: SelectableAddressUpdate | undefined): SelectableAddress {
  if (!update) return address;
  const changed = update.address?.deliveryAddress;
  return {
    ...address,
    selected: update.selected ?? address.selected,
    oneTimeUse: update.oneTimeUse ?? address.oneTimeUse,
    ...(changed && { address: deliveryAddress({ ...address.address, ...changed }) }),
  };
}

function unselected(address: SelectableAddress): SelectableAddress {
  return { ...address, selected: false };
}

function inputErrors(
  inputs: readonly (Choice & { readonly address?: AddressInput | null })[],
  path: Path,
): CartError[] {
  const several = inputs.filter(({ selected }) => selected).length > 1;
  return [
    ...(several
      ? [
          {
            code: "ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED" as const,
            field: path,
            message: "Only one delivery address can be selected",
          },
        ]
      : []),
    ...inputs.flatMap(({ address }, index) => {
      const place = [...path, `${index}`, "address"];
      // Nobody is signed in to the storefront API, so a customer has no saved address here.
      if (address?.copyFromCustomerAddressId != null)
        return [noSuchAddress([...place, "copyFromCustomerAddressId"])];
      return deliveryAddressErrors(address?.deliveryAddress ?? {}, [...place, "deliveryAddress"]);
    }),
  ];
}

function countErrors(count: number, field: Path): CartError[] {
  if (count <= maximumAddresses) return [];
  const message = `A cart can have at most ${maximumAddresses} delivery addresses`;
  return [{ code: "TOO_MANY_DELIVERY_ADDRESSES", field, message }];
}

function noSuchAddress(field: Path): CartError {
  return { code: "INVALID_DELIVERY_ADDRESS_ID", field, message: "The delivery address does not exist" };
}
