import { constants } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** How many builds are kept: the running one, the one before, and one that a CDN may still have pages of. */
const keptReleases = 3;

/** Folders that are still being copied. */
export const draftPrefix = ".draft-";

/** Milliseconds after which a draft's process must have died: copying takes seconds. */
const longestCopy = 600_000;

interface Release {
  /** The build's files with hashes in their names. */
  readonly assets: string;
  /** The folder of all releases. */
  readonly releases: string;
  /** The build's id. A build without one is not kept. */
  readonly id: string;
}

/**
 * Keeps a build's files as `releases/ID/assets`, and removes those of all but the three builds that were started last.
 * A folder that cannot be written costs old pages their scripts, not the shop its start.
 */
export async function keepRelease({ assets, releases, id }: Release): Promise<void> {
  if (id === "") return;
  try {
    await mkdir(releases, { recursive: true });
    const release = join(releases, id);
    if (!(await readdir(releases)).includes(id)) await copyAtOnce(assets, release, releases);
    const now = new Date();
    await utimes(release, now, now);
    await removeOldest(releases);
  } catch (error) {
    console.error(`Cannot keep this build's files in ${releases}. Pages of earlier builds may lack scripts.`);
    console.error(error);
  }
}

/** Another process never sees half of a release. */
async function copyAtOnce(assets: string, release: string, releases: string): Promise<void> {
  const draft = await mkdtemp(join(releases, draftPrefix));
  try {
    await cp(assets, join(draft, "assets"), { recursive: true, mode: constants.COPYFILE_FICLONE });
    await rename(draft, release);
  } catch (error) {
    await rm(draft, { recursive: true });
    // Another process has kept the same build in the meantime.
    if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

/** Removes the oldest builds, and drafts of processes that died. */
async function removeOldest(releases: string): Promise<void> {
  const now = Date.now();
  const folders = await datedFolders(releases);
  const isDraft = ({ name }: DatedFolder) => name.startsWith(draftPrefix);
  const kept = folders.filter((folder) => !isDraft(folder));
  const oldest = kept.sort((one, other) => other.startedAt - one.startedAt).slice(keptReleases);
  const abandoned = folders.filter((folder) => isDraft(folder) && now - folder.startedAt > longestCopy);
  await Promise.all(
    [...oldest, ...abandoned].map(({ name }) => rm(join(releases, name), { recursive: true, force: true })),
  );
}

interface DatedFolder {
  readonly name: string;
  readonly startedAt: number;
}

/** Without folders that another process is removing. */
async function datedFolders(releases: string): Promise<DatedFolder[]> {
  const names = await readdir(releases);
  const dated = names.map(async (name) => {
    const found = await stat(join(releases, name)).catch(() => null);
    return found ? [{ name, startedAt: found.mtimeMs }] : [];
  });
  return (await Promise.all(dated)).flat();
}
