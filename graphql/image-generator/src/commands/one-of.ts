import { CommandError } from "./command-error.ts";

/** Returns `name` as a key of the table. Throws an error that lists the valid names. */
export function oneOf<T extends Record<string, unknown>>(
  table: T,
  name: string,
  kind: string,
): keyof T & string {
  if (Object.hasOwn(table, name)) return name;
  throw new CommandError(`There is no ${kind} "${name}". There are: ${Object.keys(table).join(", ")}.`);
}
