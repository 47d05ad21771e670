import { createHash, randomBytes } from "node:crypto";
import { ensureCustomer } from "../../customers/customer-store.ts";
import type { Database } from "../../database/database.ts";
import { run } from "../../database/statement.ts";
import { digest } from "../../shared/secrets.ts";
import {
  accessTokenType,
  tokenExchangeScope,
  customerApiAudience,
  customerApiScope,
  tokenExchangeGrant,
} from "../protocol.ts";
import { Browser } from "./browser.fixture.ts";

export const home = "http://localhost:3000/";
export const clientId = "circlet-storefront";

/** The paths and scopes of both flows. */
export const flows = {
  tokenExchange: {
    authorize: "/1/auth/oauth/authorize",
    token: "/1/auth/oauth/token",
    logout: "/1/auth/logout",
    scope: `openid email ${tokenExchangeScope}`,
  },
  direct: {
    authorize: "/authentication/1/oauth/authorize",
    token: "/authentication/1/oauth/token",
    logout: "/authentication/1/logout",
    scope: `openid email ${customerApiScope}`,
  },
} as const;

export type Flow = (typeof flows)[keyof typeof flows];

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly scope: string;
  readonly token_type: string;
}

export interface TokenResponse extends Partial<Tokens> {
  readonly status: number;
  readonly error?: string;
  readonly error_description?: string;
}

/** A storefront that signs a customer in. */
export class Client {
  readonly browser: Browser;
  readonly url: string;
  readonly flow: Flow;
  readonly verifier = randomBytes(32).toString("base64url");
  readonly state = randomBytes(8).toString("hex");
  readonly nonce = "a1B2c3D4e5";

  constructor(url: string, flow: Flow = flows.tokenExchange, browser = new Browser()) {
    this.browser = browser;
    this.url = url;
    this.flow = flow;
  }

  /** The authorization URL. A parameter set to undefined is left out. */
  authorization(changes: Readonly<Record<string, string | undefined>> = {}): string {
    const address = new URL(this.flow.authorize, this.url);
    const parameters = {
      client_id: clientId,
      response_type: "code",
      redirect_uri: home,
      scope: this.flow.scope,
      state: this.state,
      nonce: this.nonce,
      code_challenge: createHash("sha256").update(this.verifier).digest("base64url"),
      code_challenge_method: "S256",
      ...changes,
    };
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== undefined) address.searchParams.set(name, value);
    }
    return address.href;
  }

  /** Walks through the sign-in pages and returns the parameters of the final redirect. */
  async authorize(
    email: string,
    changes: Readonly<Record<string, string | undefined>> = {},
  ): Promise<URLSearchParams> {
    const { address, response } = await this.browser.follow(this.authorization(changes));
    if (new URL(address).origin !== this.url) return new URL(address).searchParams;
    if (response.status !== 200) throw new Error(`no sign-in page: ${response.status}`);
    await this.browser.send(address, { action: "email", email });
    const code = shownCode(await (await this.browser.open(address)).text());
    const sent = await this.browser.send(address, { action: "code", code });
    const end = await this.browser.follow(sent.headers.get("location") ?? "");
    return new URL(end.address).searchParams;
  }

  async token(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<TokenResponse> {
    const body = new URLSearchParams({ client_id: clientId, ...fields });
    const response = await fetch(this.url + this.flow.token, { method: "POST", body, headers });
    return { status: response.status, ...((await response.json()) as Partial<Tokens>) };
  }

  redeem(code: string, changes: Record<string, string> = {}): Promise<TokenResponse> {
    return this.token({
      grant_type: "authorization_code",
      code,
      redirect_uri: home,
      code_verifier: this.verifier,
      ...changes,
    });
  }

  refresh(refreshToken: string, changes: Record<string, string> = {}): Promise<TokenResponse> {
    return this.token({ grant_type: "refresh_token", refresh_token: refreshToken, ...changes });
  }

  exchange(subject: string, changes: Record<string, string> = {}): Promise<TokenResponse> {
    return this.token({
      grant_type: tokenExchangeGrant,
      audience: customerApiAudience,
      subject_token: subject,
      subject_token_type: accessTokenType,
      scopes: tokenExchangeScope,
      ...changes,
    });
  }

  async signIn(email: string): Promise<Tokens> {
    const response = await this.redeem((await this.authorize(email)).get("code") ?? "");
    if (response.status !== 200) throw new Error(`no tokens: ${response.error_description}`);
    return response as Tokens & { status: number };
  }

  logout(fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.browser.open(`${this.url}${this.flow.logout}?${new URLSearchParams(fields)}`);
  }
}

export function shownCode(page: string): string {
  return /class="shown-code">\s*(\d{6})\s*</.exec(page)?.[1] ?? "";
}

/** Creates a customer account API token without the sign-in pages. */
export function issueCustomerToken(db: Database, email: string, now = new Date()): string {
  const { id } = ensureCustomer(db, email, now);
  const [token, session, grantId] = Array.from({ length: 3 }, () => randomBytes(20).toString("base64url"));
  const accountId = String(id);
  const expiresAt = Math.floor(now.getTime() / 1000) + 3600;
  const insert = (kind: string, key: string, payload: object, uid: string | null) =>
    run(
      db,
      "INSERT INTO identity_record (kind, id_digest, payload, grant_id, uid, expires_at) VALUES (?, ?, ?, ?, ?, ?)",
      kind,
      digest(key),
      JSON.stringify(payload),
      kind === "Session" ? null : (grantId ?? null),
      uid,
      expiresAt,
    );
  const authorizations = { [clientId]: { grantId } };
  insert(
    "Session",
    `cookie of ${session}`,
    { accountId, uid: session, authorizations, exp: expiresAt },
    session ?? null,
  );
  insert(
    "AccessToken",
    token ?? "",
    { accountId, clientId, grantId, sessionUid: session, scope: customerApiScope },
    null,
  );
  return token ?? "";
}
