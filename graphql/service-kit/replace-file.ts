import { open, rename, rm, writeFile } from "node:fs/promises";

/**
 * Writes a file that only its owner can read. It is written beside its place first, so that an interrupted or failed
 * write never replaces a complete file.
 */
export async function replaceFile(path: string, write: (partial: string) => Promise<void>): Promise<void> {
  const partial = `${path}.partial`;
  try {
    await rm(partial, { force: true });
    await writeFile(partial, "", { mode: 0o600 });
    await write(partial);
    await flush(partial);
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
}

/** Otherwise, a power failure could leave the new name with an empty file. */
async function flush(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
