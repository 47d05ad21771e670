import * as v from "valibot";
import { storageKeys } from "~/constants";

/** The product to add to the wishlist after the sign-in. */
const wish = v.object({ id: v.string(), category: v.string() });

const pendingSignIn = v.object({
  state: v.pipe(v.string(), v.minLength(1)),
  nonce: v.pipe(v.string(), v.minLength(1)),
  verifier: v.pipe(v.string(), v.minLength(1)),
  /** Where the shopper was. Check it again before navigating. */
  returnTo: v.string(),
  wish: v.nullable(wish),
  /** Whether the provider says that it names itself in its callbacks (RFC 9207). */
  hasIssuer: v.boolean(),
});

export type Wish = v.InferOutput<typeof wish>;

/** A sign-in that this tab began and that only this tab can complete. */
export type PendingSignIn = v.InferOutput<typeof pendingSignIn>;

/**
 * Stores the verifier under `code-verifier`, which all tabs share, and again with the tab's own request, so that two
 * tabs can sign in at the same time. Throws when the browser stores nothing.
 */
export function savePendingSignIn(page: Window, pending: PendingSignIn): void {
  page.sessionStorage.setItem(storageKeys.signIn, JSON.stringify(pending));
  page.localStorage.setItem(storageKeys.codeVerifier, pending.verifier);
}

/** Throws when the browser denies access to its storage. */
export function readPendingSignIn(page: Window): PendingSignIn | null {
  const stored = v.safeParse(pendingSignIn, parse(page.sessionStorage.getItem(storageKeys.signIn)));
  return stored.success ? stored.output : null;
}

/** Call it before the code is exchanged, so that the same callback cannot be used twice. */
export function removePendingSignIn(page: Window, { verifier }: PendingSignIn): void {
  page.sessionStorage.removeItem(storageKeys.signIn);
  // Another tab may have begun a sign-in since.
  if (page.localStorage.getItem(storageKeys.codeVerifier) === verifier)
    page.localStorage.removeItem(storageKeys.codeVerifier);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
