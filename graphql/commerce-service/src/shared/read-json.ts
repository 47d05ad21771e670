import { readFileSync } from "node:fs";
import { CommandError } from "./command-error.ts";

/** Reads a JSON file that the user named. Its content is not validated. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : "unknown"}`);
  }
}
