import { isZoneCode, zones } from "@circlet/service-kit/us-zones";
import type { CartError, CartErrorCode } from "../cart-error.ts";
import { phoneProblem, withPath } from "../cart-input.ts";
import type { DeliveryAddress } from "./address.ts";

type Path = readonly string[];

/** The schema's `CartDeliveryAddressInput`, or `MailingAddressInput` of 2023-10. */
export type DeliveryAddressInput = {
  readonly [Field in keyof DeliveryAddress]?: string | null;
} & { readonly province?: string | null; readonly country?: string | null };

/** An address as it is stored: trimmed, with codes instead of names for states and countries. */
export function deliveryAddress(input: DeliveryAddressInput): DeliveryAddress {
  const text = (value: string | null | undefined): string | null => value?.trim() || null;
  const country = text(input.countryCode) ?? text(input.country);
  return {
    firstName: text(input.firstName),
    lastName: text(input.lastName),
    company: text(input.company),
    address1: text(input.address1),
    address2: text(input.address2),
    city: text(input.city),
    provinceCode: zoneOf(text(input.provinceCode) ?? text(input.province)),
    zip: text(input.zip),
    countryCode: country === "United States" ? "US" : country,
    phone: text(input.phone),
  };
}

/** "Texas" → "TX". Provinces of other countries are not changed. */
function zoneOf(province: string | null): string | null {
  const wanted = province?.toLowerCase();
  const named = Object.entries(zones).find(([, name]) => name.toLowerCase() === wanted);
  return named?.[0] ?? province;
}

/** The hosted platform's limit, in characters. */
const longestField = 255;

export function deliveryAddressErrors(input: DeliveryAddressInput, path: Path): CartError[] {
  const { provinceCode, countryCode } = deliveryAddress(input);
  const texts = Object.entries(input).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  const error = (code: CartErrorCode, field: string, message: string): CartError => ({
    code,
    field: [...path, field],
    message,
  });
  return [
    ...texts
      .filter(([, value]) => value.length > longestField)
      .map(([field]) => error("ADDRESS_FIELD_IS_TOO_LONG", field, `${field} is too long`)),
    ...texts
      .filter(([, value]) => /[<>]/.test(value))
      .map(([field]) => error("ADDRESS_FIELD_CONTAINS_HTML_TAGS", field, `${field} cannot contain < or >`)),
    ...(countryCode === "US" && provinceCode !== null && !isZoneCode(provinceCode)
      ? [error("PROVINCE_NOT_FOUND", "provinceCode", "The state does not exist")]
      : []),
    ...withPath([...path, "phone"], input.phone ? phoneProblem(input.phone) : undefined),
  ];
}
