import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { unpackTarball } from "../../design-system/packaging/pack.ts";

const designSystem = join(import.meta.dirname, "../../design-system");

/** An app in a temporary folder outside the workspace, like a partner's. */
export interface Consumer {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Links only declared dependencies from the workspace: no network, but it fails if one is not declared. */
export async function install(
  app: string,
  tarball: string,
  others: readonly string[] = [],
): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), `circlet-consumer-${app}-`));
  await cp(join(import.meta.dirname, "apps", app), folder, { recursive: true });
  const manifest = {
    name: app,
    private: true,
    type: "module",
    dependencies: { "@circlet/design-system": `file:${tarball}` },
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  const nodeModules = join(folder, "node_modules");
  await unpackWithDependencies(tarball, nodeModules, designSystem);
  for (const name of others) await link(join(import.meta.dirname, ".."), nodeModules, name);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Unpacks the tarball of a package of the workspace and links what it declares. Returns its folder. */
export async function unpackWithDependencies(
  tarball: string,
  nodeModules: string,
  packageFolder: string,
): Promise<string> {
  const installed = await unpackTarball(tarball, nodeModules, basename(packageFolder));
  const { dependencies, peerDependencies } = JSON.parse(
    await readFile(join(installed, "package.json"), "utf8"),
  ) as Record<"dependencies" | "peerDependencies", Record<string, string>>;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
    await link(packageFolder, nodeModules, name);
  return installed;
}

async function link(from: string, nodeModules: string, name: string): Promise<void> {
  const place = join(nodeModules, name);
  await mkdir(dirname(place), { recursive: true });
  await symlink(await realpath(join(from, "node_modules", name)), place);
}
