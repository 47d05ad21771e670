import { readStored, writeStored } from "~/browser/stored-text";
import { accessToken, accessTokenExpires, idToken, refreshToken } from "~/shop/storage-keys";

/** What the browser stores for a signed-in customer (.github/decisions/0010). */
export interface Tokens {
  /** For the customer account API and the extensions service. */
  readonly accessToken: string;
  /** Identifies the customer. Passed to the identity provider as a hint on sign-out. */
  readonly idToken: string;
  /** Null if the provider issues none. The session then ends when the access token expires. */
  readonly refreshToken: string | null;
  /** Unix time in milliseconds, by this browser's clock. */
  readonly expiresAt: number;
}

export type TokenStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser's. Stores nothing if the browser denies it. */
export const tokenStorage: TokenStorage = {
  getItem: readStored,
  setItem: writeStored,
  removeItem: (key) => writeStored(key, null),
};

/** Null if nobody is signed in. */
export function readTokens(storage: TokenStorage): Tokens | null {
  const token = storage.getItem(accessToken);
  if (!token) return null;
  return {
    accessToken: token,
    idToken: storage.getItem(idToken) ?? "",
    refreshToken: storage.getItem(refreshToken),
    expiresAt: Number(storage.getItem(accessTokenExpires)) || Infinity,
  };
}

/** The access token is written last, because its storage event tells other tabs to read the rest. */
export function writeTokens(storage: TokenStorage, tokens: Tokens): void {
  storage.setItem(idToken, tokens.idToken);
  storage.setItem(accessTokenExpires, String(tokens.expiresAt));
  if (tokens.refreshToken) storage.setItem(refreshToken, tokens.refreshToken);
  else storage.removeItem(refreshToken);
  storage.setItem(accessToken, tokens.accessToken);
}

/** Replaces a session's refresh token, unless the session has ended or another one has started. */
export function writeRefreshToken(storage: TokenStorage, session: Tokens, rotated: string): void {
  if (readTokens(storage)?.accessToken === session.accessToken) storage.setItem(refreshToken, rotated);
}

export function clearTokens(storage: TokenStorage): void {
  for (const key of [refreshToken, idToken, accessTokenExpires, accessToken]) storage.removeItem(key);
}
