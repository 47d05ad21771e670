import { existsSync } from "node:fs";
import { basename } from "node:path";
import * as v from "valibot";
import { CommandError } from "../../shared/command-error.ts";
import { readJson } from "../../shared/read-json.ts";

/** Reads a JSON file of a shop's folder. Undefined if there is none. Throws `CommandError` with the first mistake in it. */
export function readShopFile<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  if (!existsSync(path)) return undefined;
  const read = v.safeParse(schema, readJson(path));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new CommandError(`${basename(path)}: ${v.getDotPath(issue) ?? "the file"}: ${issue.message}`);
}
