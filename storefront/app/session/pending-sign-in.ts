import * as v from "valibot";
import { storageKeys } from "~/constants";

/** What to save after the sign-in: a product on the wishlist, or a search. */
const wish = v.union([
  v.object({ id: v.string(), category: v.string() }),
  v.object({ path: v.string(), name: v.string() }),
]);

const pendingSignIn = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    state: v.pipe(v.string(), v.minLength(1)),
    nonce: v.pipe(v.string(), v.minLength(1)),
    verifier: v.pipe(v.string(), v.minLength(1)),
    /** Where to return to. Validate it again before navigating. */
    returnTo: v.string(),
    wish: v.nullable(wish),
    /** Whether the provider includes its issuer in callbacks (RFC 9207). */
    hasIssuer: v.boolean(),
  }),
);

export type Wish = v.InferOutput<typeof wish>;

/** A sign-in that this tab has started, which only this tab can complete. */
export type PendingSignIn = v.InferOutput<typeof pendingSignIn>;

/** The verifier is stored for all tabs and for this one, so two can sign in at once. Throws without storage. */
export function savePendingSignIn(page: Window, pending: PendingSignIn): void {
  page.sessionStorage.setItem(storageKeys.signIn, JSON.stringify(pending));
  page.localStorage.setItem(storageKeys.codeVerifier, pending.verifier);
}

/** Throws if the browser denies access to its storage. */
export function readPendingSignIn(page: Window): PendingSignIn | null {
  const stored = v.safeParse(pendingSignIn, page.sessionStorage.getItem(storageKeys.signIn));
  return stored.success ? stored.output : null;
}

/** Call this before exchanging the code, so that a callback cannot be used twice. */
export function removePendingSignIn(page: Window, { verifier }: PendingSignIn): void {
  page.sessionStorage.removeItem(storageKeys.signIn);
  // Another tab may have started a sign-in in the meantime.
  if (page.localStorage.getItem(storageKeys.codeVerifier) === verifier)
    page.localStorage.removeItem(storageKeys.codeVerifier);
}
