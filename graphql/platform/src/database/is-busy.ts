/** SQLite's result codes BUSY and LOCKED; extended ones hold them in their last byte. */
const busyCodes = new Set([5, 6]);

/** Whether a statement failed because another connection held the database for too long: trying again may help. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && busyCodes.has(Number(error.errcode) % 256);
}
