import { type ChildProcess, spawn } from "node:child_process";
import { root } from "../e2e/start-service.ts";

/** A running program of the workspace that a test can stop. */
export interface Program {
  readonly pid: number;
  /** Everything that it has printed. */
  readonly output: () => string;
  /** Resolves with the first URL that it prints; rejects if it ends before. */
  readonly url: Promise<string>;
  /** Resolves with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  signal(name: NodeJS.Signals): void;
}

interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Shell commands to run first, such as `ulimit -n 64`. */
  readonly limits?: string;
}

/** Starts a script with the Node that runs this test. */
export function runProgram(args: readonly string[], { env, limits }: ProgramOptions = {}): Program {
  const [command, given] = limits
    ? ["sh", ["-c", `${limits}; exec "$0" "$@"`, process.execPath, ...args]]
    : [process.execPath, args];
  const child = spawn(command, given, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  let output = "";
  const ended = new Promise<number | string>((resolve) => {
    child.once("close", (code, signal) => resolve(code ?? signal ?? "unknown"));
  });
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /http:\/\/[\w.[\]:]+:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("close", () => reject(new Error(`The program ended before it printed a URL: ${output}`)));
  });
  // A test that expects the program to end does not wait for its URL.
  url.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    output: () => output,
    url,
    ended,
    signal: (name) => send(child, name),
  };
}

function send(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(name);
}

/** Ends a program, even if it is stopped. */
export async function end(program: Program): Promise<void> {
  program.signal("SIGKILL");
  await program.ended;
}
