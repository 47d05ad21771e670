import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { capture, root } from "../../.tasks/process.ts";

export interface Build {
  /** The program that starts the storefront of this build. */
  readonly program: string;
  /** The names of its scripts, styles and images. */
  readonly assets: readonly string[];
}

const copied = ["app", "public", "server", "service-worker", "package.json"];

export function currentBuild(): Promise<Build> {
  return buildIn(join(root, "storefront"));
}

/** Builds the same sources as another release, in a folder of its own. */
export async function buildCopy(id: string): Promise<Build> {
  const from = join(root, "storefront");
  await mkdir(join(from, "dist"), { recursive: true });
  // In the workspace, because its packages must be found.
  const to = await mkdtemp(join(from, "dist", `${id}-`));
  onTestFinished(() => rm(to, { recursive: true, force: true }));
  const settings = (await readdir(from)).filter((name) => name.endsWith(".ts"));
  for (const name of [...copied, ...settings])
    await cp(join(from, name), join(to, name), { recursive: true });
  const env = { NODE_ENV: "production", VITE_BUILD_ID: id };
  await capture("react-router", ["build"], { cwd: to, localDir: from, env, reject: true });
  return buildIn(to);
}

async function buildIn(storefront: string): Promise<Build> {
  return {
    program: join(storefront, "server/start.ts"),
    assets: await readdir(join(storefront, "build/client/assets")),
  };
}
