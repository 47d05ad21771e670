import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Consumer } from "./install.ts";

const run = promisify(execFile);

/** The frameworks run on the Node that runs the tests. */
const env = {
  ...process.env,
  PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
};

/** Installs a framework and the packed design system with npm, as its README says, and builds the app. */
export async function installFramework(name: string, tarball: string): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), `circlet-${name}-`));
  await cp(join(import.meta.dirname, "frameworks", name), folder, { recursive: true });
  const npm = (...args: readonly string[]) => run("npm", args, { cwd: folder, env });
  await npm("install", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", tarball);
  await npm("run", "build");
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
