import type { IncomingMessage } from "node:http";
import type { Provider } from "oidc-provider";
import { FormBodyError } from "../../pages/form-body.ts";
import { whenUnlocked } from "../../database/when-unlocked.ts";
import { sendPage } from "../../pages/page-response.ts";
import { allowStorefront } from "../../server/cross-origin.ts";
import { isLoopback } from "../../server/host-name.ts";
import type { Platform } from "../../server/platform.ts";
import { clientNetwork } from "../../server/rate-limits/client-network.ts";
import { sendJson, sendTooMany, type Handler } from "../../server/respond.ts";
import { publicUrlOf } from "../../settings/settings.ts";
import { handleSignIn } from "../page/sign-in-handler.ts";
import { tokenExchangePath, directSignInPath } from "../protocol.ts";
import { renderUnreadable } from "./identity-pages.ts";

const discoveryPath = "/.well-known/openid-configuration";

/** The handlers of sign-in by route: the direct flow, the token-exchange flow, and the discovery documents of the store's host. */
export function identityRoutes(
  platform: Pick<Platform, "database" | "settings" | "log" | "rateLimits">,
): Readonly<Record<string, Handler>> {
  const publicUrl = publicUrlOf(platform.settings);
  const provider = once(async () => {
    const { createIdentityProvider } = await import("./identity-provider.ts");
    return whenUnlocked(() => createIdentityProvider(platform));
  });

  const mounted = (mount: string): Handler => {
    return async (request, response, url) => {
      usePublicAddress(request, publicUrl);
      if (request.method === "POST" && url.pathname === `${mount}/oauth/token`) {
        const seconds = await platform.rateLimits.take("token", clientNetwork(request, platform.settings));
        if (seconds !== undefined) {
          allowStorefront(request, response, platform.settings);
          return sendTooMany(response, seconds);
        }
      }
      const identity = await provider();
      const signIn = new RegExp(`^${directSignInPath}/sign-in/([\\w-]{10,64})$`).exec(url.pathname)?.[1];
      if (signIn === undefined) return serveUnder(identity, mount)(request, response, url);
      const visit = { platform, provider: identity, request, response, path: url.pathname };
      return handleSignIn(visit, signIn).catch((error: unknown) => {
        if (!(error instanceof FormBodyError)) throw error;
        // The rest of an unread body would be parsed as the next request, so close the connection.
        response.setHeader("connection", "close");
        sendPage(response, error.status, renderUnreadable(platform.settings.storefrontUrl));
      });
    };
  };

  return {
    [`${directSignInPath}/*`]: mounted(directSignInPath),
    [`${tokenExchangePath}/*`]: mounted(tokenExchangePath),
    [discoveryPath]: async (request, response, url) => {
      usePublicAddress(request, publicUrl);
      request.url = directSignInPath + discoveryPath;
      return serveUnder(await provider(), directSignInPath)(request, response, url);
    },
    "/.well-known/customer-account-api": (_request, response) => {
      response.setHeader("access-control-allow-origin", "*");
      sendJson(response, 200, { graphql_api: `${publicUrl}/account/customer/api/unstable/graphql` });
    },
  };
}

/** Strips `mount` from the path for the provider, which adds it again in the URLs it generates. */
function serveUnder(provider: Provider, mount: string): Handler {
  const handle = provider.callback();
  return async (request, response) => {
    const url = request.url ?? "/";
    Object.assign(request, { originalUrl: url, url: url.slice(mount.length) });
    await handle(request, response);
  };
}

/**
 * Makes the provider build URLs from the public URL, whatever the request's headers claim. Local requests keep the
 * host name that the browser uses, because its cookies belong to that name.
 */
function usePublicAddress(request: IncomingMessage, publicUrl: string): void {
  const own = new URL(publicUrl);
  const asked = URL.parse(`${own.protocol}//${request.headers.host ?? ""}`);
  const host = asked && isLoopback(asked) && isLoopback(own) ? asked.host : own.host;
  request.headers["x-forwarded-host"] = host;
  request.headers["x-forwarded-proto"] = own.protocol.slice(0, -1);
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
