import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { capture } from "../../.tasks/process.ts";

const cache = join(import.meta.dirname, "../node_modules/.cache");
/** If the system lacks this library, the browser uses the libraries of its package. */
const systemLibrary = "/usr/lib/x86_64-linux-gnu/libnss3.so";

interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/** `CHROMIUM_PATH` if it is set, npm's pinned Chromium on Linux x64, and Playwright's elsewhere. */
export async function chromiumLaunch(): Promise<BrowserLaunch> {
  const executablePath = await chromiumExecutable();
  return { executablePath, args: [...chromiumArguments], env: environment(executablePath) };
}

/** For end-to-end tests, which open many pages briefly. */
export async function chromiumForVisits(): Promise<BrowserLaunch> {
  const launch = await chromiumLaunch();
  return { ...launch, args: [...launch.args, ...lighterVisits] };
}

/** Images are a quarter of the work. One renderer without helpers saves 14% CPU in the cart's tests. */
const lighterVisits = [
  "--blink-settings=imagesEnabled=false",
  "--js-flags=--single-threaded",
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
];

/** Whether tests run in the Chromium that the approved images come from. */
export const isPinned =
  !process.env["CHROMIUM_PATH"] && process.platform === "linux" && process.arch === "x64";

/** The path of the Chromium to use. Unpacks the pinned one first if needed. */
export async function chromiumExecutable(): Promise<string> {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) {
    if (!existsSync(chosen))
      throw new Error(
        `CHROMIUM_PATH must be the path of a Chromium executable. There is no file at ${chosen}.`,
      );
    return chosen;
  }
  if (isPinned) return join(await pinnedFolder(), "chromium");
  return chromium.executablePath();
}

/** The package's own would turn off web security. Root cannot sandbox. The others stop background requests. */
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
  await capture("node", ["tests/browser/unpack.ts"], { env: { TMPDIR: staging }, reject: true });
  // If another process was faster, keep its folder and delete this one.
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
    ...(existsSync(libraries) && !existsSync(systemLibrary) && { LD_LIBRARY_PATH: libraries }),
    ...(existsSync(fonts) && !existsSync("/etc/fonts/fonts.conf") && { FONTCONFIG_PATH: fonts }),
  };
}
