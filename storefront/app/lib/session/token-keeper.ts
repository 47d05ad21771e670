import { GrantRefused } from "./token-endpoint";
import {
  clearTokens,
  keepRefreshToken,
  readTokens,
  type Tokens,
  type TokenStorage,
  writeTokens,
} from "./tokens";

/** Milliseconds before its end at which a token is renewed: a request must not arrive with one that has just expired. */
const ahead = 60_000;

type RefreshableTokens = Tokens & { readonly refreshToken: string };

export interface TokenKeeperOptions {
  readonly storage: TokenStorage;
  /** Asks for new tokens. A `GrantRefused` of "invalid_grant" ends the session; any other failure keeps it. */
  readonly refresh: (tokens: RefreshableTokens, onRotated: (refreshToken: string) => void) => Promise<Tokens>;
  /** Runs a renewal while no other tab makes one. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Told when tokens came or went in this tab. */
  readonly onChange: () => void;
}

/**
 * Gives a request its token and renews it silently, once for all tabs: who comes second finds the tokens of the first
 * (decision 14).
 */
export class TokenKeeper {
  readonly #options: TokenKeeperOptions;

  constructor(options: TokenKeeperOptions) {
    this.#options = options;
  }

  /** A token that is good for a while; null when nobody is signed in. Rejects when it cannot be renewed right now. */
  readonly token = async (): Promise<string | null> => {
    const tokens = readTokens(this.#options.storage);
    if (!tokens) return null;
    return isGood(tokens) ? tokens.accessToken : this.renewed(tokens.accessToken);
  };

  /** The token after one that a service would not take; null when the session is over. */
  readonly renewed = (stale: string): Promise<string | null> =>
    this.#options.alone(async () => {
      const tokens = readTokens(this.#options.storage);
      if (!tokens) return null;
      if (tokens.accessToken !== stale && isGood(tokens)) return tokens.accessToken;
      return this.#renew(tokens);
    });

  async #renew(tokens: Tokens): Promise<string | null> {
    const { storage, refresh } = this.#options;
    try {
      const next = isRefreshable(tokens)
        ? await refresh(tokens, (rotated) => keepRefreshToken(storage, rotated))
        : null;
      // Signed out in another tab meanwhile: what has just come is not wanted any more.
      if (!readTokens(storage)) return null;
      if (next) writeTokens(storage, next);
      else this.#end();
      return next?.accessToken ?? null;
    } catch (error) {
      if (!(error instanceof GrantRefused) || error.code !== "invalid_grant") throw error;
      this.#end();
      return null;
    }
  }

  /** Told to nobody while the session goes on: whoever listens may ask for a token, which would be asked for again. */
  #end(): void {
    clearTokens(this.#options.storage);
    this.#options.onChange();
  }
}

function isGood({ expiresAt }: Tokens): boolean {
  return expiresAt - ahead > Date.now();
}

function isRefreshable(tokens: Tokens): tokens is RefreshableTokens {
  return tokens.refreshToken !== null;
}
