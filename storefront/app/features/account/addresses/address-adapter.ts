import type { Customer_AddressesQuery, CustomerAddressFragment } from "@circlet/graphql/generated/customer";

/** The form's fields, named as in the service's input. */
export const addressFields = [
  "firstName",
  "lastName",
  "company",
  "territoryCode",
  "address1",
  "address2",
  "city",
  "zoneCode",
  "zip",
  "phoneNumber",
] as const;

export type AddressField = (typeof addressFields)[number];
export type AddressValues = Readonly<Record<AddressField, string>>;

/** The errors of the fields that the service rejected; `form` has those of no particular field. */
export type AddressErrors = Partial<Record<AddressField | "form", string>>;

export interface CustomerAddress {
  readonly id: string;
  /** The lines to print on an envelope. */
  readonly lines: readonly string[];
  readonly isDefault: boolean;
  readonly values: AddressValues;
}

export function customerAddresses(customer: Customer_AddressesQuery["customer"]): CustomerAddress[] {
  const defaultId = customer.defaultAddress?.id;
  return customer.addresses.nodes
    .map((address) => customerAddress(address, address.id === defaultId))
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
}

function customerAddress(address: CustomerAddressFragment, isDefault: boolean): CustomerAddress {
  const { id, formatted: lines, ...fields } = address;
  return { id, lines, isDefault, values: addressValues((name) => fields[name] ?? "") };
}

export function newAddress(territoryCode: string): AddressValues {
  return addressValues((name) => (name === "territoryCode" ? territoryCode : ""));
}

/** Reads a submitted form. Fields that the form does not show are empty. */
export function submittedAddress(form: FormData): AddressValues {
  return addressValues((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  });
}

function addressValues(valueOf: (name: AddressField) => string): AddressValues {
  return Object.fromEntries(addressFields.map((name) => [name, valueOf(name)])) as AddressValues;
}
