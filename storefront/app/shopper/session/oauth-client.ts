import { allowInsecureRequests, type Client, clockTolerance } from "oauth4webapi";
import { authorizationServer } from "./authorization-server";
import type { IdentitySettings } from "~/settings/identity-settings";

/** Seconds by which the clocks of the browser and the identity provider may differ. */
export const clockToleranceSeconds = 60;

export interface OAuthClient {
  readonly server: ReturnType<typeof authorizationServer>;
  readonly client: Client;
  readonly options: { readonly signal: () => AbortSignal; readonly [allowInsecureRequests]: boolean };
  readonly flow: IdentitySettings["flow"];
}

/** Arguments for calls of oauth4webapi. `timeout` is in milliseconds and applies to each request. */
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

/** Allows plain http in development. In production, oauth4webapi refuses to send codes or tokens without TLS. */
function isLoopback(url: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
