import { join, resolve } from "node:path";
import * as v from "valibot";

const workspace = join(import.meta.dirname, "../../..");

/** A folder. Relative paths start at the workspace root, whatever the current directory. */
export const folder = {
  schema: v.pipe(
    v.string(),
    v.minLength(1),
    v.transform((path) => resolve(workspace, path)),
  ),
  expects: "a folder",
} as const;
