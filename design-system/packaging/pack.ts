import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const designSystem = join(import.meta.dirname, "..");

/** The command that runs pnpm: the pnpm that started this script, or else npx. */
const pnpm: [string, ...string[]] = process.env["npm_execpath"]?.includes("pnpm")
  ? [process.env["npm_execpath"]]
  : ["npx", "--yes", "pnpm"];

export async function buildPackage(packageFolder = designSystem): Promise<void> {
  await run(join(packageFolder, "node_modules/.bin/tsdown"), ["--config-loader", "native"], {
    cwd: packageFolder,
  });
}

/** Packs the build and returns the tarball's path. */
export async function packPackage(packageFolder = designSystem): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "circlet-package-"));
  const [program, ...given] = pnpm;
  await run(program, [...given, "pack", "--config.ignore-scripts=true", "--pack-destination", folder], {
    cwd: packageFolder,
  });
  const { name, version } = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8")) as {
    name: string;
    version: string;
  };
  return join(folder, `${name.slice(1).replace("/", "-")}-${version}.tgz`);
}

export async function unpackTarball(
  tarball: string,
  nodeModules: string,
  name = "design-system",
): Promise<string> {
  const scope = join(nodeModules, "@circlet");
  await mkdir(scope, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", scope]);
  const folder = join(scope, name);
  await rm(folder, { recursive: true, force: true });
  await rename(join(scope, "package"), folder);
  return folder;
}
