/** SQLite's result codes. An extended code holds its primary code in the last byte. */
const busy = 5;
const locked = 6;
const constraint = 19;
/** Read-only, input or output failed, the disk is full, cannot be opened. */
const fileCodes: ReadonlySet<number | undefined> = new Set([8, 10, 13, 14]);
/** PostgreSQL's classes: connection lost, disk or memory full, shutting down, system error. */
const serverCodes = /^(?:08|53|57P|58)/;

/** Whether a statement failed because another connection held the database for too long. Retrying may succeed. */
export function isBusy(error: unknown): boolean {
  const code = resultCode(error);
  return code === busy || code === locked;
}

/** Whether the database cannot work at the moment, for example because the disk is full. Nothing was changed. */
export function isUnusable(error: unknown): boolean {
  if (error instanceof Error && "code" in error && serverCodes.test(String(error.code))) return true;
  return isBusy(error) || fileCodes.has(resultCode(error));
}

/** Whether SQLite rejected a value, for example one that breaks a `CHECK` or `UNIQUE` constraint. */
export function isConstraintViolation(error: unknown): error is Error {
  return resultCode(error) === constraint;
}

function resultCode(error: unknown): number | undefined {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) % 256 : undefined;
}
