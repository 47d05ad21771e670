import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export interface ImageFile {
  readonly path: string;
  /** Changes with the file's bytes. */
  readonly version: string;
}

/** Names are words joined by hyphens, optionally in folders, so that they cannot leave the images folder. */
const safeName = /^[a-z\d]+(?:[-_]+[a-z\d]+)*(?:\/[a-z\d]+(?:[-_]+[a-z\d]+)*)*$/i;

/** Longer than any image's name, and short enough for a file. */
const maximumNameLength = 200;

/** The versions of files that were read, by path. */
const known = new Map<string, { readonly modified: number; readonly version: string }>();

export function findImageFile(folder: string, name: string): ImageFile | undefined {
  if (name.length > maximumNameLength || !safeName.test(name)) return undefined;
  const path = join(folder, `${name}.avif`);
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return modified === undefined ? undefined : { path, version: versionOf(path, modified) };
}

function versionOf(path: string, modified: number): string {
  const before = known.get(path);
  if (before?.modified === modified) return before.version;
  const version = createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 10);
  known.set(path, { modified, version });
  return version;
}
