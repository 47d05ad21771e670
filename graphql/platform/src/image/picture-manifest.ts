import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const schema = v.record(
  v.string(),
  v.object({
    file: v.pipe(v.string(), v.regex(/^[\w-]+\.avif$/)),
    version: v.optional(v.pipe(v.string(), v.regex(/^[a-f\d]+$/))),
  }),
);

type Entry = v.InferOutput<typeof schema>[string];

interface Read {
  readonly modified: number;
  readonly entries: ReadonlyMap<string, Entry>;
}

const known = new Map<string, Read>();

/**
 * The file that shows a picture: the atelier's manifest says so, since garments of one cloth share its close-up; a
 * picture it does not name has a file of its own name. Throws when the manifest is damaged.
 */
export function pictureFile(folder: string, name: string): string {
  return manifestOf(folder).get(name)?.file ?? `${name}.avif`;
}

/** Changes with the picture's bytes, as the manifest has it; undefined for a picture that it does not name. */
export function pictureVersion(folder: string, name: string): string | undefined {
  return manifestOf(folder).get(name)?.version;
}

function manifestOf(folder: string): ReadonlyMap<string, Entry> {
  const path = join(folder, "manifest.json");
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const read = known.get(path);
  if (read?.modified === modified) return read.entries;
  const entries = modified === 0 ? new Map<string, Entry>() : entriesIn(path);
  known.set(path, { modified, entries });
  return entries;
}

const entriesIn = (path: string): Map<string, Entry> =>
  new Map(Object.entries(v.parse(schema, JSON.parse(readFileSync(path, "utf8")))));
