import * as v from "valibot";
import { strictStorage } from "~/browser/strict-storage";
import * as storageKeys from "~/shop/storage-keys";

/** What to save after the sign-in: a product on the wishlist, or a search, which may tell at once. */
const wish = v.union([
  v.object({ id: v.string(), category: v.string() }),
  v.object({ path: v.string(), name: v.string(), frequency: v.optional(v.literal("AT_ONCE")) }),
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
  const { tab, shared } = strictStorage(page);
  tab.setItem(storageKeys.signIn, JSON.stringify(pending));
  shared.setItem(storageKeys.codeVerifier, pending.verifier);
}

/** Throws if the browser denies access to its storage. */
export function readPendingSignIn(page: Window): PendingSignIn | null {
  const stored = v.safeParse(pendingSignIn, strictStorage(page).tab.getItem(storageKeys.signIn));
  return stored.success ? stored.output : null;
}

/** Call this before exchanging the code, so that a callback cannot be used twice. */
export function removePendingSignIn(page: Window, { verifier }: PendingSignIn): void {
  const { tab, shared } = strictStorage(page);
  tab.removeItem(storageKeys.signIn);
  // Another tab may have started a sign-in in the meantime.
  if (shared.getItem(storageKeys.codeVerifier) === verifier) shared.removeItem(storageKeys.codeVerifier);
}
