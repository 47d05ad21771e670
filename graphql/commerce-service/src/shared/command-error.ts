/** An error that the user can fix. Commands show it without a stack trace. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
