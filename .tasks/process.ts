import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { execa, execaSync } from "execa";

export const root = join(import.meta.dirname, "..");

/** A program of the workspace, or a script: `["node", "storefront/server/start.ts"]`. */
export type Command = readonly [program: string, ...args: string[]];

/** Runs a program of the workspace in this terminal. Rejects if it fails, unless `reject` is false. */
export const run = execa({ cwd: root, preferLocal: true, stdio: "inherit" });

/** Runs a program of the workspace without printing. Resolves even if it fails; `all` is its output. */
export const capture = execa({ cwd: root, preferLocal: true, reject: false, stdin: "ignore", all: true });

/** Options for a Node program that must end with this process, even after kill -9 (`end-with-parent.ts`). */
export const endsWithParent = {
  ipc: true,
  env: {
    NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --import=${pathToFileURL(join(import.meta.dirname, "end-with-parent.ts")).href}`,
  },
} as const;

export function isInstalled(program: string): boolean {
  return execaSync("sh", ["-c", `command -v ${program}`], { reject: false }).exitCode === 0;
}
