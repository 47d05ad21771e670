import type { Provider } from "oidc-provider";
import { whenUnlocked } from "../../database/when-unlocked.ts";
import type { ServiceApp, ServiceHandler, ServiceMiddleware } from "../../server/app.ts";
import { allowStorefront } from "../../server/cross-origin.ts";
import { demoOnly } from "../../server/demo-guard.ts";
import { isLoopback } from "../../server/host-name.ts";
import type { Platform } from "../../server/platform.ts";
import { jsonResponse, tooManyResponse } from "../../server/respond.ts";
import { publicUrlOf } from "../../settings/settings.ts";
import { signInHandler } from "../page/sign-in-handler.ts";
import { tokenExchangePath, directSignInPath } from "../protocol.ts";
import { nodeResponse } from "./node-response.ts";

const discoveryPath = "/.well-known/openid-configuration";

type IdentityPlatform = Pick<Platform, "database" | "settings" | "log" | "rateLimits">;

/** Adds sign-in: the direct flow, the token-exchange flow, and the discovery documents of the store's host. */
export function addIdentityRoutes(app: ServiceApp, platform: IdentityPlatform): void {
  const publicUrl = publicUrlOf(platform.settings);
  const demo = demoOnly(platform);
  const provider = once(async () => {
    const { createIdentityProvider } = await import("./identity-provider.ts");
    return whenUnlocked(() => createIdentityProvider(platform));
  });
  /** The provider's response under a mount, by default at the request's own path. */
  const identity =
    (mount: string, path?: string): ServiceHandler =>
    async ({ req }) =>
      identityResponse(await provider(), withPublicAddress(req.raw, publicUrl), { mount, path });

  const signInPath = `${directSignInPath}/sign-in/:uid{[\\w-]{10,64}}` as const;
  app.all(signInPath, demo, async (context) => signInHandler(platform, await provider())(context));
  for (const mount of [directSignInPath, tokenExchangePath]) {
    app.post(`${mount}/oauth/token`, demo, allowStorefront(platform.settings), limitTokens(platform));
    app.all(`${mount}/*`, demo, identity(mount));
  }
  app.all(discoveryPath, demo, identity(directSignInPath, directSignInPath + discoveryPath));
  app.all("/.well-known/customer-account-api", demo, () =>
    jsonResponse(
      200,
      { graphql_api: `${publicUrl}/account/customer/api/unstable/graphql` },
      { "access-control-allow-origin": "*" },
    ),
  );
}

function limitTokens({ rateLimits }: IdentityPlatform): ServiceMiddleware {
  return async (context, next) => {
    const seconds = await rateLimits.take("token", context.get("network"));
    return seconds === undefined ? next() : tooManyResponse(seconds);
  };
}

interface Mounted {
  readonly mount: string;
  readonly path: string | undefined;
}

/** Strips `mount` from the path for the provider, which adds it again in the URLs it generates. */
function identityResponse(
  provider: Provider,
  request: Request,
  { mount, path }: Mounted,
): Promise<Response> {
  const handle = provider.callback();
  return nodeResponse(request, (incoming, outgoing) => {
    const url = path ?? incoming.url ?? "/";
    Object.assign(incoming, { originalUrl: url, url: url.slice(mount.length) });
    void handle(incoming, outgoing);
  });
}

/**
 * Makes the provider build URLs from the public URL, whatever the request's headers claim. Local requests keep the
 * host name that the browser uses, because its cookies belong to that name.
 */
function withPublicAddress(request: Request, publicUrl: string): Request {
  const own = new URL(publicUrl);
  const asked = URL.parse(`${own.protocol}//${request.headers.get("host") ?? ""}`);
  request.headers.set(
    "x-forwarded-host",
    asked && isLoopback(asked) && isLoopback(own) ? asked.host : own.host,
  );
  request.headers.set("x-forwarded-proto", own.protocol.slice(0, -1));
  return request;
}

/**
 * Delays an expensive value until it is used, and tries again after a failure. Most processes never need the provider,
 * and generating its keys takes a while.
 */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
