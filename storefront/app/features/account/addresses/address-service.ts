import {
  Customer_AddressesDocument,
  Customer_CustomerAddressCreateDocument,
  Customer_CustomerAddressDeleteDocument,
  Customer_CustomerAddressUpdateDocument,
} from "@circlet/graphql/generated/customer";
import { CountriesDocument } from "@circlet/graphql/generated";
import { NoIdReturned } from "~/apollo/no-id-returned";
import { pageSizes } from "~/constants";
import { customerCommerce } from "~/session/customer-commerce";
import type { PublicSettings } from "~/settings/public-settings";
import {
  type AddressErrors,
  type AddressValues,
  type CustomerAddress,
  customerAddresses,
  refusedAddress,
} from "./address-adapter";

export interface Country {
  /** A country code: "US". */
  readonly code: string;
  readonly name: string;
}

/** The form's values. */
export interface AddressChange {
  /** Null for a new address. */
  readonly id: string | null;
  readonly values: AddressValues;
  readonly isDefault: boolean;
}

/** The customer's address book. All functions reject with a `ServiceFailure`. */
export interface AddressService {
  addresses(): Promise<readonly CustomerAddress[]>;
  /** The countries that the shop ships to. */
  countries(): Promise<readonly Country[]>;
  /** Resolves with the errors of the rejected fields; null once the address is saved. */
  save(change: AddressChange): Promise<AddressErrors | null>;
  /** Resolves with the reason if the address could not be deleted; otherwise null. */
  remove(id: string): Promise<string | null>;
}

export function openAddressService(settings: PublicSettings): AddressService {
  const commerce = customerCommerce(settings);
  return {
    async addresses() {
      const { customer } = await commerce.query(Customer_AddressesDocument, { first: pageSizes.addresses });
      return customerAddresses(customer);
    },
    async countries() {
      const { localization } = await commerce.query(CountriesDocument, {});
      return localization.availableCountries.map(({ isoCode: code, name }) => ({ code, name }));
    },
    async save({ id, values: address, isDefault }) {
      // Null instead of false, because false would clear the default.
      const defaultAddress = isDefault || null;
      const saved = id
        ? (
            await commerce.mutate(Customer_CustomerAddressUpdateDocument, {
              addressId: id,
              address,
              defaultAddress,
            })
          ).customerAddressUpdate
        : (await commerce.mutate(Customer_CustomerAddressCreateDocument, { address, defaultAddress }))
            .customerAddressCreate;
      if (saved && saved.userErrors.length > 0) return refusedAddress(saved.userErrors);
      if (!saved?.customerAddress) throw new NoIdReturned();
      return null;
    },
    async remove(addressId) {
      const { customerAddressDelete } = await commerce.mutate(Customer_CustomerAddressDeleteDocument, {
        addressId,
      });
      const error = customerAddressDelete?.userErrors[0];
      if (error) return error.message;
      if (!customerAddressDelete?.deletedAddressId) throw new NoIdReturned();
      return null;
    },
  };
}
