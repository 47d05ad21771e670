/** `UserErrorsCustomerUserErrorsCode` of the schema, as far as every version has it. */
type NameProblemCode = "INVALID" | "TOO_LONG";

export interface NameProblem {
  readonly code: NameProblemCode;
  /** To be shown as it is. */
  readonly message: string;
}

/** The hosted platform's limit, in characters. */
const longestName = 255;

/** Control characters, line and paragraph separators, and what turns the direction of the text around it. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const tag = /[<>]/;
const address = /https?:\/\/|www\./i;

/** A name as it is kept: one space between words, none around them. */
export function tidyName(name: string): string {
  return name.normalize("NFC").trim().replaceAll(/ {2,}/g, " ");
}

/** What is wrong with a name; undefined when nothing is. `what`: "First name". */
export function nameProblem(what: string, name: string): NameProblem | undefined {
  const tidy = tidyName(name);
  if (tidy === "") return { code: "INVALID", message: `${what} can't be empty.` };
  if ([...tidy].length > longestName) {
    return { code: "TOO_LONG", message: `${what} can't be longer than ${longestName} characters.` };
  }
  if (unprintable.test(tidy)) {
    return { code: "INVALID", message: `${what} can't hold line breaks or other invisible characters.` };
  }
  if (tag.test(tidy)) return { code: "INVALID", message: `${what} can't hold < or >.` };
  if (address.test(tidy)) return { code: "INVALID", message: `${what} can't hold a web address.` };
  return undefined;
}
