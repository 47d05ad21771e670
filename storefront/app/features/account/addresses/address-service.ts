import {
  Customer_AddressesDocument,
  Customer_AddressCreateDocument,
  Customer_AddressDeleteDocument,
  Customer_AddressUpdateDocument,
} from "@circlet/graphql/generated/customer";
import { CountriesDocument } from "@circlet/graphql/generated";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { pageSizes } from "../page-sizes";
import { customerCommerce } from "~/shopper/session/customer-commerce";
import type { PublicSettings } from "~/settings/public-settings";
import { fieldErrors } from "../field-errors";
import { type AddressErrors, addressFields, type AddressValues, customerAddresses } from "./address-adapter";

export interface Country {
  /** A country code: "US". */
  readonly code: string;
  readonly name: string;
}

export interface AddressChange {
  /** Null for a new address. */
  readonly id: string | null;
  readonly values: AddressValues;
  readonly isDefault: boolean;
}

export type AddressService = ReturnType<typeof openAddressService>;

/** The customer's address book. All functions reject with a `ServiceFailure`. */
export function openAddressService(settings: PublicSettings) {
  const commerce = customerCommerce(settings);
  return {
    async addresses() {
      const { customer } = await commerce.query(Customer_AddressesDocument, { first: pageSizes.addresses });
      return customerAddresses(customer);
    },
    async countries(): Promise<readonly Country[]> {
      const { localization } = await commerce.query(CountriesDocument, {});
      return localization.availableCountries.map(({ isoCode: code, name }) => ({ code, name }));
    },
    /** Resolves with the errors of the rejected fields; null once the address is saved. */
    async save({ id, values: address, isDefault }: AddressChange): Promise<AddressErrors | null> {
      // Null instead of false, because false would clear the default.
      const change = { address, defaultAddress: isDefault || null };
      const saved = id
        ? (await commerce.mutate(Customer_AddressUpdateDocument, { addressId: id, ...change }))
            .customerAddressUpdate
        : (await commerce.mutate(Customer_AddressCreateDocument, change)).customerAddressCreate;
      if (saved && saved.userErrors.length > 0) return fieldErrors(saved.userErrors, addressFields);
      if (!saved?.customerAddress) throw new NoIdReturned();
      return null;
    },
    /** Resolves with the reason if the address could not be deleted; otherwise null. */
    async remove(addressId: string): Promise<string | null> {
      const { customerAddressDelete } = await commerce.mutate(Customer_AddressDeleteDocument, {
        addressId,
      });
      const error = customerAddressDelete?.userErrors[0];
      if (error) return error.message;
      if (!customerAddressDelete?.deletedAddressId) throw new NoIdReturned();
      return null;
    },
  };
}
