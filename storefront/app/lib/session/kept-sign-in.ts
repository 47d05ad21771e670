import * as v from "valibot";
import { storageKeys } from "~/lib/constants";
import type { CodeProof } from "./code-challenge";
import { type SignInRequest, signInRequest } from "./sign-in-request";

const keptSignIn = v.object({
  ...signInRequest.entries,
  verifier: v.pipe(v.string(), v.minLength(1)),
});

/** A sign-in that was begun in this tab, with the proof that it was. */
export type KeptSignIn = v.InferOutput<typeof keptSignIn>;

/**
 * Keeps a sign-in until its answer comes. The verifier lies under its specified name (A5), which all tabs share, and with
 * the tab's own request: of two tabs that sign in at once, each comes back with its own. Throws where nothing can be kept.
 */
export function keepSignIn(page: Window, begun: SignInRequest, { verifier }: CodeProof): void {
  page.sessionStorage.setItem(storageKeys.signIn, JSON.stringify({ ...begun, verifier }));
  page.localStorage.setItem(storageKeys.codeVerifier, verifier);
}

/** What this tab has begun, if anything; it stays. */
export function begunSignIn(page: Window): KeptSignIn | null {
  const kept = v.safeParse(keptSignIn, parsed(page.sessionStorage.getItem(storageKeys.signIn)));
  return kept.success ? kept.output : null;
}

/** To be called once its answer is there: whoever comes with that answer a second time finds nothing. */
export function forgetSignIn(page: Window, { verifier }: KeptSignIn): void {
  page.sessionStorage.removeItem(storageKeys.signIn);
  // Another tab may have begun one since then.
  if (page.localStorage.getItem(storageKeys.codeVerifier) === verifier)
    page.localStorage.removeItem(storageKeys.codeVerifier);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
