import { isZoneCode } from "@circlet/service-kit/us-zones";
import { emailPattern, normalizedEmail } from "@circlet/service-kit/email/email-address";
import * as v from "valibot";
import type { ShippingAddress } from "../../orders/order.ts";

export const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(5_000));

export const email = v.pipe(
  v.string(),
  v.maxLength(254),
  v.regex(emailPattern),
  v.transform(normalizedEmail),
);

/** Days before the import, so that a shop's history is always recent. */
export const days = v.pipe(v.number(), v.minValue(0), v.maxValue(36_500));

export function daysBefore(now: Date, count: number): Date {
  return new Date(now.getTime() - count * 86_400_000);
}

/** A mailing address in the United States. */
export const address = v.pipe(
  v.strictObject({
    firstName: text,
    lastName: text,
    address1: text,
    address2: v.optional(text),
    city: text,
    zoneCode: v.pipe(v.string(), v.check(isZoneCode, "It is not a code of a US state")),
    zip: v.pipe(v.string(), v.regex(/^\d{5}(-\d{4})?$/)),
    phone: v.optional(text),
  }),
  v.transform(({ address2 = null, phone = null, ...given }): ShippingAddress => ({
    ...given,
    address2,
    phone,
    countryCode: "US",
  })),
);
