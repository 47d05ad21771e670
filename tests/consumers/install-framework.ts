import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "../../.tasks/process.ts";
import type { Consumer } from "./install.ts";

const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };

/** Installs a framework and the packed design system with npm, as its README says, and builds the app. */
export async function installFramework(name: string, tarball: string): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), `circlet-${name}-`));
  await cp(join(import.meta.dirname, "frameworks", name), folder, { recursive: true });
  const npm = (...args: readonly string[]) => capture("npm", args, { cwd: folder, env, reject: true });
  await npm("install", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", tarball);
  await npm("run", "build");
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
