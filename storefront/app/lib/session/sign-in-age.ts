/** Milliseconds; who takes longer has given it up, or begins again. */
const patience = 15 * 60_000;

const timestampLength = 13;

/** Whether a sign-in with this state, which begins with the time (specification A5), can still be under way. */
export function isUnderWay(state: string): boolean {
  return Date.now() - Number(state.slice(0, timestampLength)) < patience;
}
