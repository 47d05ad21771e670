import type { ChildProcess } from "node:child_process";
import { begin, exitCode } from "./process.ts";

/** A command whose output a test follows. */
export class RunningCommand {
  output = "";
  readonly child: ChildProcess;
  readonly exited: Promise<number>;
  #onOutput = () => {};

  constructor(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.child = begin(command, args, { stdio: "pipe", env });
    this.exited = exitCode(this.child);
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        this.output += chunk.toString();
        this.#onOutput();
      });
  }

  /** Resolves with the match once the output has it. Rejects if the command ends first. */
  async prints(pattern: RegExp): Promise<RegExpExecArray> {
    const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
    this.#onOutput = () => {
      const match = pattern.exec(this.output);
      if (match) resolve(match);
    };
    this.#onOutput();
    void this.exited.then(() => reject(new Error(`Ended without printing ${pattern}:\n${this.output}`)));
    return promise;
  }
}
