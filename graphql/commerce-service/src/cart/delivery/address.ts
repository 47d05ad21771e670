export interface DeliveryAddress {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly provinceCode: string | null;
  readonly zip: string | null;
  readonly countryCode: string | null;
  readonly phone: string | null;
}

/** An address of a cart that the shopper can choose. At most one is selected. */
export interface SelectableAddress {
  readonly id: string;
  readonly selected: boolean;
  readonly oneTimeUse: boolean;
  readonly address: DeliveryAddress;
}
