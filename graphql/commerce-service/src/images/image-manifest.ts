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
 * The file of an image. Several names can share a file, such as close-ups of one fabric. Names that are not in the
 * manifest are file names themselves. Throws when the manifest is invalid.
 */
export function imageFile(folder: string, name: string): string {
  return manifestOf(folder).get(name)?.file ?? `${name}.avif`;
}

/** A version that changes with the image's bytes. Undefined for names that are not in the manifest. */
export function imageVersion(folder: string, name: string): string | undefined {
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
