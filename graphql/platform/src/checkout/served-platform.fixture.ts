import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const cli = join(import.meta.dirname, "../cli.ts");

export interface ServedPlatform {
  readonly url: string;
  /** Ends it at once, with no chance to put anything in order, and resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

/** A data folder of the test's own, and how to get rid of it. */
export function dataFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "circlet-checkout-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts the service as `npx pnpm platform serve` does, in a process of its own, on a free port. */
export async function serve(folder: string): Promise<ServedPlatform> {
  const child = spawn(process.execPath, [cli, "serve"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      CIRCLET_DATA_DIR: folder,
      PLATFORM_PORT: "0",
      EXTENSIONS_PORT: "0",
      PLATFORM_LOG: "off",
    },
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await addressOf(child);
  return {
    url,
    kill: async () => {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = /http:\/\/\S+:\d+/.exec(said)?.[0];
      if (url) resolve(url);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.once("exit", () => reject(new Error(`the service did not start: ${said}`)));
  });
}
