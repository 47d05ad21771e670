import { CommandError } from "./command-error.ts";

/** The name as a key of the table, or an error that lists the names there are. */
export function oneOf<T extends Record<string, unknown>>(
  table: T,
  name: string,
  kind: string,
): keyof T & string {
  if (Object.hasOwn(table, name)) return name;
  throw new CommandError(`There is no ${kind} "${name}". There are: ${Object.keys(table).join(", ")}.`);
}
