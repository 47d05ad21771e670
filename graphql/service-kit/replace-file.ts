import { open, rename, rm, writeFile } from "node:fs/promises";

/** Only the owner can read it. Written beside its place first, so that no failure replaces a complete file. */
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
