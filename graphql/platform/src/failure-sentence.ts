import { CommandError } from "./command.ts";
import { isBusy } from "./database/is-busy.ts";
import { SettingError } from "./settings.ts";

/** What is said of a failure that whoever called the command can mend; null for a fault of ours, which keeps its stack. */
export function failureSentence(error: unknown): string | null {
  if (error instanceof CommandError || error instanceof SettingError) return error.message;
  if (isBusy(error)) return "The database is being written to by another command. Try again when it is done.";
  return null;
}
