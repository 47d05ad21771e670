import type { IncomingMessage } from "node:http";
import type { Provider } from "oidc-provider";
import { BadBody } from "../page/form-body.ts";
import { sendPage } from "../page/page-response.ts";
import { answerJson, type Handler } from "../http/answer.ts";
import { isLoopback } from "../http/cross-origin.ts";
import type { Platform } from "../platform.ts";
import { publicUrlOf } from "../settings.ts";
import { renderUnreadable } from "./identity-pages.ts";
import { classicPath, identityPath } from "./shop-path.ts";
import { signInScreen } from "./sign-in-screen.ts";

const discoveryPath = "/.well-known/openid-configuration";

/** Sign-in under all its addresses: the newer form, the classic one, and what the store's own host tells of both. */
export function identityRoutes(
  platform: Pick<Platform, "database" | "settings" | "log">,
): Readonly<Record<string, Handler>> {
  const publicUrl = publicUrlOf(platform.settings);
  const provider = lazily(async () => {
    const { createIdentityProvider } = await import("./identity-provider.ts");
    return createIdentityProvider(platform);
  });

  const mounted = (mount: string): Handler => {
    return async (request, response, url) => {
      atPublicAddress(request, publicUrl);
      const identity = await provider();
      const signIn = new RegExp(`^${identityPath}/sign-in/([\\w-]{10,64})$`).exec(url.pathname)?.[1];
      if (signIn === undefined) return answerUnder(identity, mount)(request, response, url);
      const visit = { platform, provider: identity, request, response, path: url.pathname };
      return signInScreen(visit, signIn).catch((error: unknown) => {
        if (!(error instanceof BadBody)) throw error;
        // A body that is not read to its end would be taken for the next request.
        response.setHeader("connection", "close");
        sendPage(response, error.status, renderUnreadable(platform.settings.storefrontUrl));
      });
    };
  };

  return {
    [`${identityPath}/`]: mounted(identityPath),
    [`${classicPath}/`]: mounted(classicPath),
    [discoveryPath]: async (request, response, url) => {
      atPublicAddress(request, publicUrl);
      request.url = identityPath + discoveryPath;
      return answerUnder(await provider(), identityPath)(request, response, url);
    },
    "/.well-known/customer-account-api": (_request, response) => {
      response.setHeader("access-control-allow-origin", "*");
      answerJson(response, 200, { graphql_api: `${publicUrl}/account/customer/api/unstable/graphql` });
    },
  };
}

/** The provider sees the part of the address that follows `mount`, and makes its own addresses with it again. */
function answerUnder(provider: Provider, mount: string): Handler {
  const answer = provider.callback();
  return async (request, response) => {
    const url = request.url ?? "/";
    Object.assign(request, { originalUrl: url, url: url.slice(mount.length) });
    await answer(request, response);
  };
}

/**
 * Addresses that are sent out begin with the public address, whatever the request's own headers say. On this machine
 * the name that the browser uses stays, since its cookies belong to that name.
 */
function atPublicAddress(request: IncomingMessage, publicUrl: string): void {
  const own = new URL(publicUrl);
  const asked = URL.parse(`${own.protocol}//${request.headers.host ?? ""}`);
  const host = asked && isLoopback(asked) && isLoopback(own) ? asked.host : own.host;
  request.headers["x-forwarded-host"] = host;
  request.headers["x-forwarded-proto"] = own.protocol.slice(0, -1);
}

/** Most processes (imports, tests, a shop where nobody signs in) never need the provider, whose keys take a while. */
function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
