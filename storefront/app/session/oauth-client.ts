import { allowInsecureRequests, type Client, clockTolerance } from "oauth4webapi";
import { authorizationServer } from "./authorization-server";
import type { IdentitySettings } from "./identity-settings";

/** Seconds that the clocks of the shopper and the identity provider may differ. */
export const clockToleranceSeconds = 60;

export interface OAuthClient {
  readonly server: ReturnType<typeof authorizationServer>;
  readonly client: Client;
  readonly options: { readonly signal: () => AbortSignal; readonly [allowInsecureRequests]: boolean };
  readonly flow: IdentitySettings["flow"];
}

/** What calls of oauth4webapi take. `timeout` is in milliseconds and holds for each request. */
export function oauthClient(identity: IdentitySettings, timeout: number): OAuthClient {
  return {
    server: authorizationServer(identity),
    client: { client_id: identity.clientId, [clockTolerance]: clockToleranceSeconds },
    options: {
      signal: () => AbortSignal.timeout(timeout),
      [allowInsecureRequests]: isLoopback(identity.url),
    },
    flow: identity.flow,
  };
}

/** Development runs on plain http. Anywhere else, oauth4webapi refuses to send a code or token without TLS. */
function isLoopback(url: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
