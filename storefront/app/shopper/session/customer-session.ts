import {
  clearTokens,
  readTokens,
  type Tokens,
  type TokenStorage,
  writeRefreshToken,
  writeTokens,
} from "./token-storage";

/** Milliseconds. Tokens are refreshed this long before they expire, so that no request arrives with an expired one. */
const refreshAhead = 60_000;

type RefreshableTokens = Tokens & { readonly refreshToken: string };

export interface CustomerSessionOptions {
  readonly storage: TokenStorage;
  /** Null if the session has ended. If it rejects, the session continues: the provider may recover. */
  readonly refresh: (
    tokens: RefreshableTokens,
    onRotated: (refreshToken: string) => void,
  ) => Promise<Tokens | null>;
  /** Runs the work under a lock that all tabs share. */
  readonly lock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Only at the session's end: at every change, a listener that asks for a token could start a refresh. */
  readonly onEnd: () => void;
}

/** Supplies the access token for requests and refreshes it in the background, once for all tabs. */
export class CustomerSession {
  readonly #options: CustomerSessionOptions;

  constructor(options: CustomerSessionOptions) {
    this.#options = options;
  }

  /** Null if nobody is signed in. Rejects if the token has expired and cannot be refreshed right now. */
  readonly token = async (): Promise<string | null> => {
    const tokens = readTokens(this.#options.storage);
    if (!tokens) return null;
    return isFresh(tokens) ? tokens.accessToken : this.renewed(tokens.accessToken);
  };

  /** The token to use after a service rejected `stale`; null if the session has ended. */
  readonly renewed = (stale: string): Promise<string | null> =>
    this.#options.lock(async () => {
      const tokens = readTokens(this.#options.storage);
      if (!tokens) return null;
      // Another tab or request has already refreshed the token.
      if (tokens.accessToken !== stale && isFresh(tokens)) return tokens.accessToken;
      return this.#refreshTokens(tokens);
    });

  async #refreshTokens(tokens: Tokens): Promise<string | null> {
    const { storage, refresh, onEnd } = this.#options;
    const next = isRefreshable(tokens)
      ? await refresh(tokens, (rotated) => writeRefreshToken(storage, tokens, rotated))
      : null;
    // This session has ended: the customer signed out in another tab, or somebody else signed in.
    const current = readTokens(storage);
    if (current?.accessToken !== tokens.accessToken) return current?.accessToken ?? null;
    if (next) {
      writeTokens(storage, next);
      return next.accessToken;
    }
    clearTokens(storage);
    onEnd();
    return null;
  }
}

function isFresh({ expiresAt }: Tokens): boolean {
  return expiresAt - refreshAhead > Date.now();
}

function isRefreshable(tokens: Tokens): tokens is RefreshableTokens {
  return tokens.refreshToken !== null;
}
