import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

export const root = join(import.meta.dirname, "..");

/** The workspace's own executables come first, so that every tool runs on the workspace's Node. */
function searchPath(cwd: string): string {
  return [join(root, "node_modules/.bin"), join(cwd, "node_modules/.bin"), process.env["PATH"]].join(
    delimiter,
  );
}

type Options = Pick<SpawnOptions, "stdio" | "env" | "detached"> & {
  readonly cwd?: string | undefined;
  /** Stops the command when it aborts. */
  readonly signal?: AbortSignal | undefined;
  /** Also stops the command when this process dies. Works for Node programs only. */
  readonly endsWithParent?: boolean;
};

/** Starts a command in the workspace. It shares this process's output unless `stdio` says otherwise. */
export function begin(command: string, args: readonly string[], options: Options = {}): ChildProcess {
  const { cwd = root, env, stdio = "inherit", endsWithParent = false, signal, ...others } = options;
  const streams = typeof stdio === "string" ? [stdio, stdio, stdio] : (stdio ?? []);
  return spawn(command, args, {
    ...others,
    ...(signal && { signal }),
    stdio: endsWithParent ? [...streams, "ipc"] : streams,
    cwd,
    env: { ...process.env, PATH: searchPath(cwd), ...(endsWithParent && preload()), ...env },
  });
}

function preload(): NodeJS.ProcessEnv {
  const script = pathToFileURL(join(import.meta.dirname, "end-with-parent.ts")).href;
  return { NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --import=${script}` };
}

/** Runs a command and returns its exit code: 1 if a signal ended it or it did not start. */
export function runCommand(command: string, args: readonly string[], options: Options = {}): Promise<number> {
  return exitCode(begin(command, args, options));
}

/** Runs a command without printing; returns its exit code and its output. */
export async function capture(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<{ code: number; output: string }> {
  const child = begin(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const append = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on("data", append);
  child.stderr?.on("data", append);
  return { code: await exitCode(child), output };
}

export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      // An aborted command still emits "close".
      if (error.name === "AbortError") return;
      console.error(error.message);
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}
