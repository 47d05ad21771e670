import { emailPattern } from "@circlet/service-kit/email/email-address";
import * as v from "valibot";
import type { CartError } from "./cart-error.ts";
import type { Attribute } from "./cart.ts";

/** The hosted platform's limits. */
export const maximumLines = 500;
const maximumNoteLength = 5000;
const maximumQuantity = 1_000_000;
const maximumAttributeLength = 5000;

/** Gift cards in an order. Each gets a code, which the order's email shows. */
export const maximumGiftCards = 100;

/** What is wrong with one input, without its path. Undefined when the input is valid. */
type InputProblem = Pick<CartError, "code" | "message"> | undefined;

export function quantityProblem(quantity: number): InputProblem {
  if (quantity < 0) return { code: "INVALID", message: "Quantity must be greater than or equal to 0" };
  if (quantity < maximumQuantity) return undefined;
  return { code: "LESS_THAN", message: `Quantity must be less than ${maximumQuantity}` };
}

export function noteProblem(note: string): InputProblem {
  if (note.length <= maximumNoteLength) return undefined;
  return {
    code: "NOTE_TOO_LONG",
    message: `The note exceeds the maximum number of ${maximumNoteLength} characters.`,
  };
}

export function attributesProblem(attributes: readonly Attribute[]): InputProblem {
  const tooLong = attributes.some(({ key, value }) => key.length + value.length > maximumAttributeLength);
  return tooLong ? { code: "INVALID", message: "An attribute is too long" } : undefined;
}

const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(emailPattern));
const phone = v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d\s().-]{7,20}$/));

export function emailProblem(value: string): InputProblem {
  return v.is(email, value) ? undefined : { code: "INVALID", message: "Email is invalid" };
}

export function phoneProblem(value: string): InputProblem {
  return v.is(phone, value) ? undefined : { code: "INVALID", message: "Phone is invalid" };
}

/** Removes duplicate keys; the last value wins. */
export function uniqueAttributes(attributes: readonly Attribute[] | null | undefined): Attribute[] {
  const byKey = new Map((attributes ?? []).map(({ key, value }) => [key, value]));
  return [...byKey].map(([key, value]) => ({ key, value }));
}

/** Drops blank and duplicate discount codes and keeps the shopper's spelling. */
export function uniqueDiscountCodes(codes: readonly string[] | null | undefined): string[] {
  const byName = new Map<string, string>();
  for (const code of (codes ?? []).map((code) => code.trim()).filter(Boolean)) {
    if (!byName.has(code.toUpperCase())) byName.set(code.toUpperCase(), code.slice(0, 255));
  }
  return [...byName.values()];
}

/** Adds the path to an input error. Returns a list for collecting a mutation's errors. */
export function withPath(field: readonly string[], problem: InputProblem): CartError[] {
  return problem ? [{ ...problem, field }] : [];
}
