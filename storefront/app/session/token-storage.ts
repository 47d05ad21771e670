import { storageKeys } from "~/constants";

/** What the browser of a signed-in customer stores. */
export interface Tokens {
  /** For the customer account API and the extensions service. */
  readonly accessToken: string;
  /** Says who signed in. Signing out sends it to the identity provider as the hint. */
  readonly idToken: string;
  /** Null when the provider issues none: the session then ends with the access token. */
  readonly refreshToken: string | null;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly expiresAt: number;
}

export type TokenStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const { accessToken, idToken, refreshToken, accessTokenExpires } = storageKeys;

/** Null when nobody is signed in. */
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

/** Writes the access token last: its storage event tells other tabs to read the rest. */
export function writeTokens(storage: TokenStorage, tokens: Tokens): void {
  storage.setItem(idToken, tokens.idToken);
  storage.setItem(accessTokenExpires, String(tokens.expiresAt));
  if (tokens.refreshToken) storage.setItem(refreshToken, tokens.refreshToken);
  else storage.removeItem(refreshToken);
  storage.setItem(accessToken, tokens.accessToken);
}

/** Replaces the refresh token of a session, unless it is over or another one has begun. */
export function writeRefreshToken(storage: TokenStorage, session: Tokens, rotated: string): void {
  if (readTokens(storage)?.accessToken === session.accessToken) storage.setItem(refreshToken, rotated);
}

export function clearTokens(storage: TokenStorage): void {
  for (const key of [refreshToken, idToken, accessTokenExpires, accessToken]) storage.removeItem(key);
}
