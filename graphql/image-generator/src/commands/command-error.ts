/** An error in how a command was called, shown without a stack trace. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
