/** A mistake in how a command was called; shown without a stack. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
