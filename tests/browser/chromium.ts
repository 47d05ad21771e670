import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium } from "playwright";

const cache = join(import.meta.dirname, "../node_modules/.cache");
/** On a machine that has all the libraries these are its own; a bare one takes those of the package. */
const probe = "/usr/lib/x86_64-linux-gnu/libnss3.so";

interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/**
 * How every test starts its browser: `CHROMIUM_PATH` when it is set, the pinned Chromium of the npm package on
 * Linux x64, Playwright's own elsewhere.
 */
export async function chromiumLaunch(): Promise<BrowserLaunch> {
  const executablePath = await chromiumExecutable();
  return { executablePath, args: [...chromiumArguments], env: environment(executablePath) };
}

/** For tests that look at no picture: a quarter of the work is decoding them and rendering them in every width. */
export async function chromiumWithoutPictures(): Promise<BrowserLaunch> {
  const launch = await chromiumLaunch();
  return { ...launch, args: [...launch.args, "--blink-settings=imagesEnabled=false"] };
}

/** Whether tests run in the very Chromium that approved pictures are of. */
export const isPinned =
  !process.env["CHROMIUM_PATH"] && process.platform === "linux" && process.arch === "x64";

/** Path of the Chromium to use; unpacks the pinned one at the first call, safely when several ask at once. */
export async function chromiumExecutable(): Promise<string> {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) {
    if (!existsSync(chosen))
      throw new Error(`CHROMIUM_PATH must be the path of a Chromium; there is none at ${chosen}`);
    return chosen;
  }
  if (isPinned) return join(await pinnedFolder(), "chromium");
  return chromium.executablePath();
}

/**
 * No package flags: those switch web security off. As root Chromium has no sandbox; the rest keeps it from
 * calling home, so that tests need no network.
 */
export const chromiumArguments: readonly string[] = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
];

async function pinnedFolder(): Promise<string> {
  const folder = join(cache, `chromium-${await pinnedVersion()}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(join(cache, "unpacking-"));
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, "unpack.ts")], {
    env: { ...process.env, TMPDIR: staging },
  });
  // Whoever comes second finds the folder taken and throws its own copy away.
  await rename(staging, folder).catch(() => rm(staging, { recursive: true }));
  return folder;
}

async function pinnedVersion(): Promise<string> {
  const manifest = join(fileURLToPath(import.meta.resolve("@sparticuz/chromium")), "../../package.json");
  return (JSON.parse(await readFile(manifest, "utf8")) as { version: string }).version;
}

function environment(executablePath: string): Record<string, string> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const folder = join(executablePath, "..");
  const libraries = join(folder, "al2023/lib");
  const fonts = join(folder, "fonts");
  return {
    ...inherited,
    ...(existsSync(libraries) && !existsSync(probe) && { LD_LIBRARY_PATH: libraries }),
    ...(existsSync(fonts) && !existsSync("/etc/fonts/fonts.conf") && { FONTCONFIG_PATH: fonts }),
  };
}
