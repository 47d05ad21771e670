import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await addressOf(child);
  return {
    url,
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /http:\/\/\S+:\d+/.exec(output)?.[0];
      if (url) resolve(url);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("exit", () => reject(new Error(`the service did not start: ${output}`)));
  });
}
