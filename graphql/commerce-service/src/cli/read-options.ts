import { parseArgs, type ParseArgsConfig } from "node:util";
import * as v from "valibot";
import { CommandError } from "../shared/command-error.ts";

interface OptionsOf<Schema extends v.GenericSchema> {
  /** What comes before `usage`. */
  readonly program?: string;
  readonly usage: string;
  readonly options?: ParseArgsConfig["options"];
  /** Names of the positional arguments, in order. */
  readonly positionals?: readonly string[];
  /** Validates options and positionals together, by name. Users see its messages. */
  readonly schema: Schema;
}

/** Parses a command's arguments. Throws `CommandError` with the reason and the usage. */
export function readOptions<Schema extends v.GenericSchema>(
  args: readonly string[],
  { program = "npx pnpm platform", usage, options = {}, positionals = [], schema }: OptionsOf<Schema>,
): v.InferOutput<Schema> {
  const fail = (why: string): never => {
    throw new CommandError(`${why}\nUsage: ${program} ${usage}`);
  };
  const given = splitArguments(args, options, fail);
  if (given.positionals.length > positionals.length)
    fail(`"${given.positionals[positionals.length]}" is an unexpected argument.`);
  const named = Object.fromEntries(positionals.map((name, place) => [name, given.positionals[place]]));
  const checked = v.safeParse(schema, { ...named, ...given.values });
  return checked.success ? checked.output : fail(checked.issues[0].message);
}

function splitArguments(
  args: readonly string[],
  options: ParseArgsConfig["options"],
  fail: (why: string) => never,
) {
  try {
    return parseArgs({ args: [...args], options: options ?? {}, allowPositionals: true, strict: true });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

export function wholeNumber(name: string, low: number, high: number) {
  const message = `${name} must be a whole number from ${low} to ${high}.`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(low, message),
    v.maxValue(high, message),
  );
}
