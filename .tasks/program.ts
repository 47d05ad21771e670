import { once } from "node:events";
import { execa } from "execa";
import { endsWithParent, root } from "./process.ts";

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Shell commands to run first, such as `ulimit -n 64`. */
  readonly limits?: string | undefined;
  /** Also prints its errors in this terminal. */
  readonly showsErrors?: boolean;
}

/** A running Node program of the workspace, whose output tests and benchmarks read. It ends with this process. */
export class Program {
  output = "";
  readonly #process: ReturnType<typeof startProgram>;

  /** Starts a script with the Node that runs this process, in production mode unless `env` says otherwise. */
  constructor(args: readonly string[], options: ProgramOptions = {}) {
    this.#process = startProgram(args, options);
    this.#process.all.on("data", (chunk: Buffer) => (this.output += chunk.toString()));
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Resolves with the match as soon as the output has one. Rejects if the program ends before. */
  async prints(pattern: RegExp): Promise<RegExpExecArray> {
    for (let isRunning = true; ;) {
      const match = pattern.exec(this.output);
      if (match) return match;
      if (!isRunning) throw new Error(`A program ended without printing ${pattern}:\n${this.output}`);
      const printed = once(this.#process.all, "data").then(() => true);
      isRunning = await Promise.race([printed, this.#process.then(() => false)]);
    }
  }

  async url(): Promise<string> {
    const [, url = ""] = await this.prints(/(https?:\/\/\S+)\s/);
    return url;
  }

  async ended(): Promise<number | string> {
    const { exitCode, signal } = await this.#process;
    return exitCode ?? signal ?? "unknown";
  }

  signal(name: NodeJS.Signals): void {
    this.#process.kill(name);
  }

  async stop(): Promise<void> {
    this.signal("SIGTERM");
    await this.#process;
  }

  /** Ends it at once, even if it is stopped. */
  async kill(): Promise<void> {
    this.signal("SIGKILL");
    await this.#process;
  }
}

function startProgram(args: readonly string[], { env, limits, showsErrors = false }: ProgramOptions) {
  const node = [process.execPath, ...args];
  const [program = "", ...given] = limits ? ["sh", "-c", `${limits}; exec "$0" "$@"`, ...node] : node;
  const options = `${endsWithParent.env.NODE_OPTIONS} ${env?.["NODE_OPTIONS"] ?? ""}`;
  return execa(program, given, {
    ...endsWithParent,
    cwd: root,
    env: { NODE_ENV: "production", ...env, NODE_OPTIONS: options },
    stdin: "ignore",
    stderr: showsErrors ? ["pipe", "inherit"] : "pipe",
    all: true,
    buffer: false,
    reject: false,
    forceKillAfterDelay: 60_000,
  });
}
