import { constants, existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** How many builds to keep: the current one, the previous one, and one whose pages a CDN may still have. */
const keptReleases = 3;

/** Prefix of folders that are still being copied. */
export const draftPrefix = ".draft-";

/** Milliseconds after which a draft is abandoned. Copying takes seconds. */
const longestCopy = 600_000;

interface Release {
  readonly files: string;
  readonly releases: string;
  /** The build's id. A build without one is not kept. */
  readonly id: string;
}

/** Keeps the last three builds started. If it cannot, old pages lose their scripts (.github/decisions/0019). */
export async function keepRelease({ files, releases, id }: Release): Promise<string | undefined> {
  if (id === "") return undefined;
  try {
    await mkdir(releases, { recursive: true });
    const release = join(releases, id);
    if (!(await readdir(releases)).includes(id)) await copyAtOnce(files, release, releases);
    const now = new Date();
    await utimes(release, now, now);
    await removeOldest(releases);
    return release;
  } catch (error) {
    console.error(`Cannot keep this build's files in ${releases}. Pages of earlier builds may lack scripts.`);
    console.error(error);
    return undefined;
  }
}

/** Renaming is atomic, so other processes never see half a release. */
async function copyAtOnce(files: string, release: string, releases: string): Promise<void> {
  const draft = await mkdtemp(join(releases, draftPrefix));
  try {
    await cp(files, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
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

/** Skips folders that another process is removing, and what is not a build. */
async function datedFolders(releases: string): Promise<DatedFolder[]> {
  const names = await readdir(releases);
  const dated = names.map(async (name) => {
    const folder = join(releases, name);
    const found = await stat(folder).catch(() => null);
    const isBuild = name.startsWith(draftPrefix) || existsSync(join(folder, "assets"));
    return found && isBuild ? [{ name, startedAt: found.mtimeMs }] : [];
  });
  return (await Promise.all(dated)).flat();
}
