import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** One image in the manifest: the file for a name. */
export interface ManifestEntry {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The image's mean color, for its placeholder. */
  readonly color: string;
  /** Changes with the file's bytes. It is part of the image's address. */
  readonly version: string;
  /** Digest of garment, view and the modules that drew it. */
  readonly drawnFrom: string;
}

/** images/manifest.json: image names and their entries. The platform reads nothing else. */
export type Manifest = Record<string, ManifestEntry>;

/** Where the platform finds the images. */
export const imagesFolder = join(import.meta.dirname, "../../../platform/images");

const pathOf = (folder: string): string => join(folder, "manifest.json");

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(pathOf(folder), "utf8")) as Manifest;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}

export const versionOfBytes = (image: Uint8Array): string =>
  createHash("sha256").update(image).digest("hex").slice(0, 10);

/** `image-generator art` draws size charts and the shop's images, `image-generator draw` those of the products. */
export const isArt = (name: string): boolean => name.startsWith("art--") || name.startsWith("size-chart-");

/** How many images to draw between writes of the manifest, so that an interrupted run loses little. */
export const writeEvery = 25;

/**
 * Writes the given entries and keeps all that are not `isOwn`, because `draw` and `art` may run at once. The file is
 * replaced in one step, so that readers never see half of it, and sorted, so that its diffs are small.
 */
export async function writeManifest(
  folder: string,
  manifest: Manifest,
  isOwn: (name: string) => boolean,
): Promise<void> {
  const others = Object.entries(await readManifest(folder)).filter(([name]) => !isOwn(name));
  const own = Object.entries(manifest).filter(([name]) => isOwn(name));
  const sorted = Object.fromEntries([...own, ...others].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const file = pathOf(folder);
  const beside = `${file}.${process.pid}.new`;
  await writeFile(beside, `${JSON.stringify(sorted, null, 1)}\n`);
  await rename(beside, file);
}
