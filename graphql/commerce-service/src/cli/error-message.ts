import { isBusy } from "@circlet/service-kit/sqlite/database-errors";
import { SettingError } from "@circlet/service-kit/settings/setting-error";
import { CommandError } from "../shared/command-error.ts";

/** The message of an error that the user can fix. Null for a bug, which keeps its stack trace. */
export function errorMessage(error: unknown): string | null {
  if (error instanceof CommandError || error instanceof SettingError) return error.message;
  if (isBusy(error)) return "Another command is writing to the database. Try again when it has finished.";
  return null;
}
