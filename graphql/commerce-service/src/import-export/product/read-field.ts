import { centsOf } from "../../shared/money.ts";
import { type CsvProductRow, RowError } from "../csv/csv-product-row.ts";
import type { Column } from "../csv/header.ts";

/** Dollars and cents as the platform writes them: 49.5 or 49.50. Further digits must be zeros. */
const amount = /^\d{1,9}(?:\.\d{1,2}0*)?$/;

/** An amount in cents; undefined when the field is empty. Throws `RowError`. */
export function readAmount(row: CsvProductRow, column: Column, name: string): number | undefined {
  const text = row.word(column);
  if (text === "") return undefined;
  const cents = amount.test(text) ? centsOf(text) : null;
  if (cents === null) throw new RowError(`${name} “${text}” is not an amount like 49.50`);
  return cents;
}

/** A rounded number; undefined when the field is empty. Throws `RowError`. */
export function readNumber(row: CsvProductRow, column: Column, name: string): number | undefined {
  const text = row.word(column);
  if (text === "") return undefined;
  if (!/^-?\d{1,9}(\.\d+)?$/.test(text)) throw new RowError(`${name} “${text}” is not a number`);
  return Math.round(Number(text));
}

const yesOrNo = { true: true, yes: true, 1: true, false: false, no: false, 0: false } as const;

/** Newer files say “Continue selling: TRUE”, or DENY under the same header, older ones “Inventory Policy: continue”. */
const vocabularies = {
  published: yesOrNo,
  giftCard: yesOrNo,
  inventoryPolicy: {
    deny: "deny",
    false: "deny",
    no: "deny",
    0: "deny",
    continue: "continue",
    true: "continue",
    yes: "continue",
    1: "continue",
  },
  status: { active: "active", draft: "draft", archived: "archived", unlisted: "unlisted" },
} as const;

type Vocabularies = typeof vocabularies;
type Word<Field extends keyof Vocabularies> = Vocabularies[Field][keyof Vocabularies[Field]];

/** What a field's word means, in any case; undefined when it is empty. Throws `RowError`. */
export function readWord<Field extends keyof Vocabularies>(
  row: CsvProductRow,
  field: Field,
  name: string,
): Word<Field> | undefined {
  const text = row.word(field).toLowerCase();
  if (text === "") return undefined;
  const words = vocabularies[field];
  if (!Object.hasOwn(words, text))
    throw new RowError(`${name} “${row.word(field)}” is not one of ${Object.keys(words).join(", ")}`);
  return words[text as keyof typeof words];
}

/** "" → null: an empty field means that there is no value. */
export const orNull = (text: string): string | null => (text === "" ? null : text);
