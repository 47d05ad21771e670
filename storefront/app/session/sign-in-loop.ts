/** Milliseconds. A new sign-in this soon after the last one shows that signing in does not help. */
const minimumPause = 10_000;

let completedAt = -Infinity;

/** Call it when a sign-in completes. The page stays loaded, so memory is enough. */
export function rememberCompletion(): void {
  completedAt = performance.now();
}

/** Whether another sign-in would start a loop: some service rejects the tokens that this page has just received. */
export function isSignInLoop(): boolean {
  return performance.now() - completedAt < minimumPause;
}
