import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** One picture as the platform knows it: under its name stands the file that shows it. */
export interface ManifestEntry {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Mean color of the whole picture, for the place it will fill. */
  readonly color: string;
  /** Digest of garment, view and the modules that drew it. */
  readonly drawnFrom: string;
}

/** pictures/manifest.json: picture names to entries, the one thing the platform reads. */
export type Manifest = Record<string, ManifestEntry>;

const pathOf = (folder: string): string => join(folder, "manifest.json");

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(pathOf(folder), "utf8")) as Manifest;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}

/** Written beside and renamed, so that a reader never sees half of it; sorted, so that changes read well. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const file = pathOf(folder);
  await writeFile(`${file}.new`, `${JSON.stringify(sorted, null, 1)}\n`);
  await rename(`${file}.new`, file);
}
