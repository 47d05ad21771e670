/** A command of `npx pnpm platform`. Each lives in a file of its name under commands/, which exports one as `command`. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** How it is called, without the program's name. */
  readonly usage: string;
  /** Does it. What it throws is shown as one sentence and ends the process with status 1. */
  readonly run: (args: readonly string[]) => Promise<void> | void;
}

/** A mistake in how a command was called, or a failure its person can mend; shown without a stack. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
