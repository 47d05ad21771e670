/** A command of `npx pnpm platform`. Each command is the `command` export of the file with its name in `commands/`. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** The arguments, without the program's name. */
  readonly usage: string;
  /** Runs the command. Errors are shown as one sentence and set exit status 1. */
  readonly run: (args: readonly string[]) => Promise<void> | void;
}
