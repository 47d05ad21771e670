import { type ProductRow, RowProblem } from "./product-row.ts";
import type { Column } from "./header.ts";

/** Dollars and cents as the platform writes them: 49.5 or 49.50; further digits only if they are zeros. */
const amount = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/;

/** An amount in cents; undefined when the field is empty. Throws `RowProblem`. */
export function readAmount(row: ProductRow, column: Column, name: string): number | undefined {
  const text = row.word(column);
  if (text === "") return undefined;
  const [, dollars, cents = ""] = amount.exec(text) ?? [];
  if (dollars === undefined) throw new RowProblem(`${name} “${text}” is not an amount like 49.50`);
  return Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}

/** A number, rounded; undefined when the field is empty. Throws `RowProblem`. */
export function readNumber(row: ProductRow, column: Column, name: string): number | undefined {
  const text = row.word(column);
  if (text === "") return undefined;
  if (!/^-?\d{1,9}(\.\d+)?$/.test(text)) throw new RowProblem(`${name} “${text}” is not a number`);
  return Math.round(Number(text));
}

const yes = new Set(["true", "yes", "1"]);
const no = new Set(["false", "no", "0"]);

/** Undefined when the field is empty. Throws `RowProblem`. */
export function readYesNo(row: ProductRow, column: Column, name: string): boolean | undefined {
  const text = row.word(column).toLowerCase();
  if (text === "") return undefined;
  if (yes.has(text)) return true;
  if (no.has(text)) return false;
  throw new RowProblem(`${name} “${row.word(column)}” is neither true nor false`);
}

/** The field when it is one of `choices`, upper or lower case; undefined when it is empty. Throws `RowProblem`. */
export function readChoice<Choice extends string>(
  row: ProductRow,
  column: Column,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = row.word(column).toLowerCase();
  if (text === "") return undefined;
  const choice = choices.find((each) => each === text);
  if (choice === undefined)
    throw new RowProblem(`${name} “${row.word(column)}” is none of ${choices.join(", ")}`);
  return choice;
}

/** "" → null: an empty field says that there is none. */
export const orNull = (text: string): string | null => (text === "" ? null : text);
