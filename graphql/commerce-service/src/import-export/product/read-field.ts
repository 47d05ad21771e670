import { type CsvProductRow, RowError } from "../csv/csv-product-row.ts";
import type { Column } from "../csv/header.ts";

/** Dollars and cents as the platform writes them: 49.5 or 49.50. Further digits must be zeros. */
const amount = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/;

/** An amount in cents; undefined when the field is empty. Throws `RowError`. */
export function readAmount(row: CsvProductRow, column: Column, name: string): number | undefined {
  const text = row.word(column);
  if (text === "") return undefined;
  const [, dollars, cents = ""] = amount.exec(text) ?? [];
  if (dollars === undefined) throw new RowError(`${name} “${text}” is not an amount like 49.50`);
  return Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}

/** A rounded number; undefined when the field is empty. Throws `RowError`. */
export function readNumber(row: CsvProductRow, column: Column, name: string): number | undefined {
  const text = row.word(column);
  if (text === "") return undefined;
  if (!/^-?\d{1,9}(\.\d+)?$/.test(text)) throw new RowError(`${name} “${text}” is not a number`);
  return Math.round(Number(text));
}

const yes = new Set(["true", "yes", "1"]);
const no = new Set(["false", "no", "0"]);

/** Undefined when the field is empty. Throws `RowError`. */
export function readYesNo(row: CsvProductRow, column: Column, name: string): boolean | undefined {
  const text = row.word(column).toLowerCase();
  if (text === "") return undefined;
  if (yes.has(text)) return true;
  if (no.has(text)) return false;
  throw new RowError(`${name} “${row.word(column)}” is neither true nor false`);
}

/** The field when it is one of `choices`, in any case; undefined when it is empty. Throws `RowError`. */
export function readChoice<Choice extends string>(
  row: CsvProductRow,
  column: Column,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = row.word(column).toLowerCase();
  if (text === "") return undefined;
  const choice = choices.find((each) => each === text);
  if (choice === undefined)
    throw new RowError(`${name} “${row.word(column)}” is not one of ${choices.join(", ")}`);
  return choice;
}

/** "" → null: an empty field means that there is no value. */
export const orNull = (text: string): string | null => (text === "" ? null : text);
