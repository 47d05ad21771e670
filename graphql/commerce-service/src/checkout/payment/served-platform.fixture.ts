import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Program } from "../../../../../.tasks/program.ts";

const cli = join(import.meta.dirname, "../../cli.ts");

export interface ServedPlatform {
  readonly url: string;
  /** Kills the process without cleanup and resolves when it has exited. */
  readonly kill: () => Promise<void>;
}

/** A temporary data folder and a function that removes it. */
export function dataFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "circlet-checkout-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts the service like `npx pnpm platform serve`, in its own process on a free port. */
export async function serve(folder: string): Promise<ServedPlatform> {
  const env = { CIRCLET_DATA_DIR: folder, CIRCLET_CONTENT: "demo", PLATFORM_PORT: "0", PLATFORM_LOG: "off" };
  const program = new Program([cli, "serve"], { env });
  return { url: await program.url(), kill: () => program.kill() };
}
