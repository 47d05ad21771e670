import { GraphQLError } from "graphql";
import * as v from "valibot";
import type { Attribute } from "./cart.ts";
import type { CartError } from "./cart-error.ts";

/** The hosted platform's limits. */
export const maximumLines = 500;
const maximumListLength = 250;
const maximumNoteLength = 5000;
const maximumQuantity = 1_000_000;
const maximumAttributeLength = 5000;

/** A problem with one input, before it has a place in the whole input; undefined when there is none. */
type Problem = Pick<CartError, "code" | "message"> | undefined;

/** Throws the platform's own error for a list that is too long; that is a fault of the program, not of a shopper. */
export function checkListLength(list: readonly unknown[] | null | undefined, field: string): void {
  if (!list || list.length <= maximumListLength) return;
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${maximumListLength}.`,
    { extensions: { code: "MAX_INPUT_SIZE_EXCEEDED", field } },
  );
}

export function quantityProblem(quantity: number): Problem {
  if (quantity < 0) return { code: "INVALID", message: "Quantity must be greater than or equal to 0" };
  if (quantity < maximumQuantity) return undefined;
  return { code: "LESS_THAN", message: `Quantity must be less than ${maximumQuantity}` };
}

export function noteProblem(note: string): Problem {
  if (note.length <= maximumNoteLength) return undefined;
  return {
    code: "NOTE_TOO_LONG",
    message: `The note exceeds the maximum number of ${maximumNoteLength} characters.`,
  };
}

export function attributesProblem(attributes: readonly Attribute[]): Problem {
  const tooLong = attributes.some(({ key, value }) => key.length + value.length > maximumAttributeLength);
  return tooLong ? { code: "INVALID", message: "An attribute is too long" } : undefined;
}

const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());
const phone = v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d\s().-]{7,20}$/));

export function emailProblem(value: string): Problem {
  return v.is(email, value) ? undefined : { code: "INVALID", message: "Email is invalid" };
}

export function phoneProblem(value: string): Problem {
  return v.is(phone, value) ? undefined : { code: "INVALID", message: "Phone is invalid" };
}

/** Attributes with each key once: a later value replaces an earlier one. */
export function uniqueAttributes(attributes: readonly Attribute[] | null | undefined): Attribute[] {
  const byKey = new Map((attributes ?? []).map(({ key, value }) => [key, value]));
  return [...byKey].map(([key, value]) => ({ key, value }));
}

/** Codes without blanks and doubles, in the shopper's own spelling. */
export function uniqueCodes(codes: readonly string[] | null | undefined): string[] {
  const byName = new Map<string, string>();
  for (const code of (codes ?? []).map((code) => code.trim()).filter(Boolean)) {
    if (!byName.has(code.toUpperCase())) byName.set(code.toUpperCase(), code.slice(0, 255));
  }
  return [...byName.values()];
}

/** Puts a problem at its place in the input, as the list of errors that a mutation collects. */
export function at(field: readonly string[], problem: Problem): CartError[] {
  return problem ? [{ ...problem, field }] : [];
}
