import { emailPattern } from "@circlet/service-kit/email/email-address";
import * as v from "valibot";
import type { ShippingAddress } from "../../orders/order.ts";
import {
  cardDigits,
  isCardNumber,
  isFutureExpiry,
  payWithTestCard,
  type PaymentResult,
} from "../payment/test-card.ts";
import { isZoneCode } from "@circlet/service-kit/us-zones";

/** The form's fields in display order, with the names that labels and messages use. */
export const fieldLabels = {
  email: "Email",
  firstName: "First name",
  lastName: "Last name",
  address1: "Address",
  address2: "Apartment, suite, etc.",
  city: "City",
  zone: "State",
  zip: "ZIP code",
  phone: "Phone",
  discount: "Discount code",
  giftCard: "Gift card code",
  cardNumber: "Card number",
  expiry: "Expiration date",
  securityCode: "Security code",
} as const;

export type FieldName = keyof typeof fieldLabels;
export const fieldNames = Object.keys(fieldLabels) as FieldName[];

/** Error message by field. Valid fields have no entry. */
export type FieldErrors = Partial<Readonly<Record<FieldName, string>>>;

/** The values to show again in the form. Never includes card details. */
export type EnteredValues = Readonly<Record<Exclude<FieldName, CardField>, string>>;
type CardField = "cardNumber" | "expiry" | "securityCode";
const cardFields: ReadonlySet<FieldName> = new Set<CardField>(["cardNumber", "expiry", "securityCode"]);

/** A valid form. Contains the payment result in place of the card. */
export interface CheckoutDetails {
  readonly email: string;
  readonly address: ShippingAddress;
  /** Null if gift cards pay for everything. */
  readonly payment: PaymentResult | null;
}

const text = (missing: string, tooLong = "That is too long.") =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(100, tooLong));
const optionalText = v.pipe(v.string(), v.trim(), v.maxLength(100, "That is too long."));

export const emailSchema = v.pipe(
  text("Enter your email."),
  v.regex(emailPattern, "Enter an email like name@example.com."),
);

const detailsSchema = v.object({
  email: emailSchema,
  // Some people have only one name.
  firstName: optionalText,
  lastName: text("Enter your last name, or your only one."),
  address1: text("Enter your street address."),
  address2: optionalText,
  city: text("Enter your city."),
  zone: v.pipe(v.string(), v.check(isZoneCode, "Choose your state.")),
  zip: v.pipe(
    text("Enter your ZIP code."),
    v.regex(/^\d{5}(?:-?\d{4})?$/, "Enter a ZIP code like 97205 or 97205-1234."),
  ),
  phone: v.pipe(
    optionalText,
    v.check(
      (phone) => phone === "" || isPhone(phone),
      "Enter a US phone number with 10 digits, or leave it out.",
    ),
  ),
});

const cardSchema = (now: Date) =>
  v.object({
    cardNumber: v.pipe(
      v.string(),
      v.transform(cardDigits),
      v.nonEmpty("Enter a card number."),
      v.check(isCardNumber, "Check the card number: it doesn't add up."),
      v.check(
        (digits) => !isCardNumber(digits) || payWithTestCard(digits) !== undefined,
        "Only the test cards work here. Use 4242 4242 4242 4242.",
      ),
    ),
    expiry: v.pipe(
      text("Enter the expiration date."),
      v.check((expiry) => isFutureExpiry(expiry, now), "Enter a month that is still to come, like 04 / 30."),
    ),
    securityCode: v.pipe(
      text("Enter the security code."),
      v.regex(/^\d{3,4}$/, "Enter the 3 or 4 digits of the security code."),
    ),
  });

/** Validates the form. Returns `details` when there are no errors. */
export function readForm(
  form: URLSearchParams,
  { now, needsCard }: { readonly now: Date; readonly needsCard: boolean },
): { readonly errors: FieldErrors; readonly details?: CheckoutDetails } {
  const typed = Object.fromEntries(fieldNames.map((name) => [name, fieldOf(form, name)]));
  const parsed = v.safeParse(detailsSchema, typed);
  const card = needsCard ? v.safeParse(cardSchema(now), typed) : null;
  if (!parsed.success || card?.success === false) {
    const issues = [...(parsed.issues ?? []), ...(card?.issues ?? [])] as [v.BaseIssue<unknown>];
    const nested: Partial<Record<string, readonly string[]>> = v.flatten(issues).nested ?? {};
    const errors = fieldNames.flatMap((name) => {
      const message = nested[name]?.[0];
      return message === undefined ? [] : [[name, message]];
    });
    return { errors: Object.fromEntries(errors) as FieldErrors };
  }
  const { email, zone, zip, phone, address2, firstName, lastName, address1, city } = parsed.output;
  const payment = card ? payWithTestCard(card.output.cardNumber) : null;
  if (payment === undefined) throw new Error("The form schema accepted an unknown card");
  const place = {
    address1,
    address2: address2 || null,
    city,
    zoneCode: zone,
    zip,
    countryCode: "US" as const,
  };
  return {
    errors: {},
    details: { email, payment, address: { firstName, lastName, ...place, phone: phone || null } },
  };
}

export function enteredValues(form: URLSearchParams): EnteredValues {
  const shown = fieldNames.filter((name) => !cardFields.has(name)).map((name) => [name, fieldOf(form, name)]);
  return Object.fromEntries(shown) as EnteredValues;
}

/** The maximum length of an email address. Longer fields are cut to it, so that validating them is quick. */
const maximumFieldLength = 254;

function fieldOf(form: URLSearchParams, name: FieldName): string {
  return (form.get(name) ?? "").slice(0, maximumFieldLength);
}

/** Whether a value looks like an email address. */
export const isEmail = (value: string): boolean => v.is(emailSchema, value);

function isPhone(value: string): boolean {
  return /^(?:\+?1[\s.-]?)?[\d\s().-]+$/.test(value) && /^1?\d{10}$/.test(value.replace(/\D/g, ""));
}
