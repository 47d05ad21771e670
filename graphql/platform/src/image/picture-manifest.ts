import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const schema = v.record(v.string(), v.object({ file: v.pipe(v.string(), v.regex(/^[\w-]+\.avif$/)) }));

interface Read {
  readonly modified: number;
  readonly files: ReadonlyMap<string, string>;
}

const known = new Map<string, Read>();

/**
 * The file that shows a picture: the atelier's manifest says so, since garments of one cloth share its close-up; a
 * picture it does not name has a file of its own name. Throws when the manifest is damaged.
 */
export function pictureFile(folder: string, name: string): string {
  return manifestOf(folder).get(name) ?? `${name}.avif`;
}

function manifestOf(folder: string): ReadonlyMap<string, string> {
  const path = join(folder, "manifest.json");
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const read = known.get(path);
  if (read?.modified === modified) return read.files;
  const files = modified === 0 ? new Map<string, string>() : filesIn(path);
  known.set(path, { modified, files });
  return files;
}

function filesIn(path: string): Map<string, string> {
  const manifest = v.parse(schema, JSON.parse(readFileSync(path, "utf8")));
  return new Map(Object.entries(manifest).map(([name, { file }]) => [name, file]));
}
