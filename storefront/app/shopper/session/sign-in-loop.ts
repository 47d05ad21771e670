/** Milliseconds. If another sign-in is needed this soon, signing in does not help. */
const minimumPause = 10_000;

let completedAt = -Infinity;

/** Call this when a sign-in completes. Module state is enough, because the page is not reloaded. */
export function rememberCompletion(): void {
  completedAt = performance.now();
}

/** Whether another sign-in would start a loop, because a service rejects the new tokens. */
export function isSignInLoop(): boolean {
  return performance.now() - completedAt < minimumPause;
}
