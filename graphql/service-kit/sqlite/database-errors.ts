/** SQLite's result codes. An extended code holds its primary code in the last byte. */
const busy = 5;
const locked = 6;
const constraint = 19;

/** Whether a statement failed because another connection held the database for too long. Retrying may succeed. */
export function isBusy(error: unknown): boolean {
  const code = resultCode(error);
  return code === busy || code === locked;
}

/** Whether SQLite rejected a value, for example one that breaks a `CHECK` or `UNIQUE` constraint. */
export function isConstraintViolation(error: unknown): error is Error {
  return resultCode(error) === constraint;
}

function resultCode(error: unknown): number | undefined {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) % 256 : undefined;
}
