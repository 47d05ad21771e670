/** One or more invalid settings. The message has a line for each, with its name and what it must be. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}
