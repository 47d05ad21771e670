/** The result of work, or null if it throws. */
export function resultOrNull<Result>(work: () => Result | undefined): Result | null {
  try {
    return work() ?? null;
  } catch {
    return null;
  }
}
