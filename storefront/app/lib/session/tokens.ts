import { storageKeys } from "~/lib/constants";

/** What a signed-in browser holds (decision 10). */
export interface Tokens {
  /** For the customer account API and our own service. */
  readonly accessToken: string;
  /** Says who signed in; the hint that ends the session at the identity provider. */
  readonly idToken: string;
  /** Null when the provider gave none: then the session ends with the access token. */
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

/** The access token last: other tabs wake up at its change and find the rest. */
export function writeTokens(storage: TokenStorage, tokens: Tokens): void {
  storage.setItem(idToken, tokens.idToken);
  storage.setItem(accessTokenExpires, String(tokens.expiresAt));
  if (tokens.refreshToken) storage.setItem(refreshToken, tokens.refreshToken);
  else storage.removeItem(refreshToken);
  storage.setItem(accessToken, tokens.accessToken);
}

/** The next refresh token of a session that is still on. */
export function keepRefreshToken(storage: TokenStorage, rotated: string): void {
  if (readTokens(storage)) storage.setItem(refreshToken, rotated);
}

export function clearTokens(storage: TokenStorage): void {
  for (const key of [refreshToken, idToken, accessTokenExpires, accessToken]) storage.removeItem(key);
}
