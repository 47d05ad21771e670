import { constants } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** How many builds to keep: the current one, the previous one, and one whose pages a CDN may still have. */
const keptReleases = 3;

/** Prefix of folders that are still being copied. */
export const draftPrefix = ".draft-";

/** Milliseconds after which a draft is abandoned. Copying takes seconds. */
const longestCopy = 600_000;

interface Release {
  /** The build's files with hashes in their names. */
  readonly assets: string;
  /** The folder with all releases. */
  readonly releases: string;
  /** The build's id. A build without one is not kept. */
  readonly id: string;
}

/**
 * Keeps a build's files as `releases/ID/assets`, and removes all but the three most recently started builds. If the
 * folder cannot be written, the shop still starts, but old pages lose their scripts (.github/decisions/0019).
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

/** Renaming is atomic, so other processes never see half a release. */
async function copyAtOnce(assets: string, release: string, releases: string): Promise<void> {
  const draft = await mkdtemp(join(releases, draftPrefix));
  try {
    await cp(assets, join(draft, "assets"), { recursive: true, mode: constants.COPYFILE_FICLONE });
    await rename(draft, release);
  } catch (error) {
    await rm(draft, { recursive: true });
    // Another process has kept this build in the meantime.
    if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

/** Removes old builds and abandoned drafts. */
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

/** Skips folders that another process is removing. */
async function datedFolders(releases: string): Promise<DatedFolder[]> {
  const names = await readdir(releases);
  const dated = names.map(async (name) => {
    const found = await stat(join(releases, name)).catch(() => null);
    return found ? [{ name, startedAt: found.mtimeMs }] : [];
  });
  return (await Promise.all(dated)).flat();
}
