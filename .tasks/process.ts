import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { delimiter, join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** The workspace's own executables come first, so that every tool runs on the workspace's Node. */
function searchPath(cwd: string): string {
  return [join(root, "node_modules/.bin"), join(cwd, "node_modules/.bin"), process.env["PATH"]].join(
    delimiter,
  );
}

type Options = Pick<SpawnOptions, "stdio" | "env" | "detached"> & { readonly cwd?: string | undefined };

/** Starts a command of the workspace, its output passed through unless `stdio` says otherwise. */
export function begin(command: string, args: readonly string[], options: Options = {}): ChildProcess {
  const { cwd = root, env, ...others } = options;
  return spawn(command, args, {
    stdio: "inherit",
    ...others,
    cwd,
    env: { ...process.env, PATH: searchPath(cwd), ...env },
  });
}

/** Runs a command to its end; answers its exit code (1 when a signal ended it or it could not start). */
export function run(command: string, args: readonly string[], options: Options = {}): Promise<number> {
  return exitCode(begin(command, args, options));
}

/** Runs a command quietly; answers its exit code and all it printed. */
export async function capture(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<{ code: number; output: string }> {
  const child = begin(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return { code: await exitCode(child), output };
}

export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((settle) => {
    child.once("error", (error) => {
      console.error(error.message);
      settle(1);
    });
    child.once("close", (code) => settle(code ?? 1));
  });
}
