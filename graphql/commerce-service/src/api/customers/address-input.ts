import { isZoneCode } from "@circlet/service-kit/us-zones";
import { phoneProblem } from "../../cart/cart-input.ts";
import type { AddressParts } from "../../customers/address-store.ts";

/** The schema's `CustomerAddressInput`. Omitted fields stay as they are. */
export interface AddressInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly company?: string | null;
  readonly address1?: string | null;
  readonly address2?: string | null;
  readonly city?: string | null;
  readonly zoneCode?: string | null;
  readonly territoryCode?: string | null;
  readonly zip?: string | null;
  readonly phoneNumber?: string | null;
}

/** The schema's `UserErrorsCustomerAddressUserErrors`. */
export interface AddressError {
  readonly code: string;
  readonly field: readonly string[];
  readonly message: string;
}

const empty: AddressParts = {
  firstName: null,
  lastName: null,
  company: null,
  address1: null,
  address2: null,
  city: null,
  zoneCode: null,
  zip: null,
  countryCode: "",
  phone: null,
};

/** The address after a change, trimmed, with null for empty fields. */
export function addressParts(input: AddressInput, before: AddressParts = empty): AddressParts {
  const field = (value: string | null | undefined, old: string | null): string | null =>
    value === undefined ? old : value?.normalize("NFC").trim() || null;
  return {
    firstName: field(input.firstName, before.firstName),
    lastName: field(input.lastName, before.lastName),
    company: field(input.company, before.company),
    address1: field(input.address1, before.address1),
    address2: field(input.address2, before.address2),
    city: field(input.city, before.city),
    zoneCode: field(input.zoneCode, before.zoneCode)?.toUpperCase() ?? null,
    zip: field(input.zip, before.zip),
    countryCode: field(input.territoryCode, before.countryCode)?.toUpperCase() ?? "",
    phone: field(input.phoneNumber, before.phone),
  };
}

/** The hosted platform's limit, in characters. */
const longestField = 255;

/** Control characters, and characters that change the direction of surrounding text. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

export function addressErrors(parts: AddressParts): AddressError[] {
  const errors: AddressError[] = [];
  const wrong = (code: string, name: string, message: string): void => {
    errors.push({ code, field: ["address", name], message });
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) continue;
    if ([...value].length > longestField) wrong("TOO_LONG", fieldName(name), "This is too long.");
    else if (/[<>]/.test(value)) wrong("CONTAINS_HTML_TAGS", fieldName(name), "This can't contain < or >.");
    else if (unprintable.test(value))
      wrong("INVALID", fieldName(name), "This can't contain line breaks or other invisible characters.");
  }
  const { address1, city, zoneCode, zip, countryCode, phone } = parts;
  if (address1 === null) wrong("ADDRESS1_MISSING", "address1", "Enter a street address.");
  if (city === null) wrong("REQUIRED", "city", "Enter a city.");
  if (countryCode === "") wrong("TERRITORY_CODE_MISSING", "territoryCode", "Choose a country.");
  else if (countryCode !== "US")
    wrong("INVALID_TERRITORY_CODE", "territoryCode", "We deliver in the United States only.");
  if (zoneCode === null) wrong("ZONE_CODE_MISSING", "zoneCode", "Choose a state.");
  else if (!isZoneCode(zoneCode)) wrong("INVALID", "zoneCode", "Choose a state of the United States.");
  if (zip === null) wrong("REQUIRED", "zip", "Enter a ZIP code.");
  else if (!/^\d{5}(-\d{4})?$/.test(zip)) wrong("INVALID_FOR_COUNTRY", "zip", "Enter a ZIP code like 94107.");
  if (phone !== null && phoneProblem(phone))
    wrong("PHONE_NUMBER_NOT_VALID", "phoneNumber", "Enter a phone number like (415) 555-0132.");
  return errors;
}

function fieldName(name: string): string {
  if (name === "phone") return "phoneNumber";
  return name === "countryCode" ? "territoryCode" : name;
}
