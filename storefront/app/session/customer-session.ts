import {
  clearTokens,
  readTokens,
  type Tokens,
  type TokenStorage,
  writeRefreshToken,
  writeTokens,
} from "./token-storage";

/** Milliseconds before its expiry at which a token is refreshed, so that no request arrives with an expired one. */
const refreshAhead = 60_000;

type RefreshableTokens = Tokens & { readonly refreshToken: string };

export interface CustomerSessionOptions {
  readonly storage: TokenStorage;
  /** Resolves with null when the session is over. A rejection keeps the session: the provider may recover. */
  readonly refresh: (
    tokens: RefreshableTokens,
    onRotated: (refreshToken: string) => void,
  ) => Promise<Tokens | null>;
  /** Runs the work while no other tab refreshes. */
  readonly lock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Fires only when the session ends: a listener may ask for a token, which must not start another refresh. */
  readonly onEnd: () => void;
}

/** Gives each request its access token and refreshes it silently, once for all tabs. */
export class CustomerSession {
  readonly #options: CustomerSessionOptions;

  constructor(options: CustomerSessionOptions) {
    this.#options = options;
  }

  /** Null when nobody is signed in. Rejects when the token has expired and cannot be refreshed right now. */
  readonly token = async (): Promise<string | null> => {
    const tokens = readTokens(this.#options.storage);
    if (!tokens) return null;
    return isFresh(tokens) ? tokens.accessToken : this.renewed(tokens.accessToken);
  };

  /** The token to use after a service rejected `stale`. Null when the session is over. */
  readonly renewed = (stale: string): Promise<string | null> =>
    this.#options.lock(async () => {
      const tokens = readTokens(this.#options.storage);
      if (!tokens) return null;
      // Another tab or request has refreshed it meanwhile.
      if (tokens.accessToken !== stale && isFresh(tokens)) return tokens.accessToken;
      return this.#refresh(tokens);
    });

  async #refresh(tokens: Tokens): Promise<string | null> {
    const { storage, refresh, onEnd } = this.#options;
    const next = isRefreshable(tokens)
      ? await refresh(tokens, (rotated) => writeRefreshToken(storage, tokens, rotated))
      : null;
    // Meanwhile the customer signed out in another tab, or somebody signed in: this session is over.
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
