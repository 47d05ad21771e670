import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const packageFolder = join(import.meta.dirname, "..");

/** The command that runs pnpm: the pnpm that started this script, or else npx. */
const pnpm: [string, ...string[]] = process.env["npm_execpath"]?.includes("pnpm")
  ? [process.env["npm_execpath"]]
  : ["npx", "--yes", "pnpm"];

export async function buildPackage(): Promise<void> {
  await run(join(packageFolder, "node_modules/.bin/tsdown"), ["--config-loader", "native"], {
    cwd: packageFolder,
  });
}

/** Packs the build and returns the tarball's path. */
export async function packPackage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "circlet-package-"));
  const [program, ...given] = pnpm;
  await run(program, [...given, "pack", "--config.ignore-scripts=true", "--pack-destination", folder], {
    cwd: packageFolder,
  });
  const { version } = (await import("../package.json", { with: { type: "json" } })).default;
  return join(folder, `circlet-design-system-${version}.tgz`);
}

export async function unpackTarball(tarball: string, nodeModules: string): Promise<string> {
  const scope = join(nodeModules, "@circlet");
  await mkdir(scope, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", scope]);
  const folder = join(scope, "design-system");
  await rm(folder, { recursive: true, force: true });
  await rename(join(scope, "package"), folder);
  return folder;
}
