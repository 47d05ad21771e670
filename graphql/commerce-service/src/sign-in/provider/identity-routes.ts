import { setImmediate } from "node:timers/promises";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import type { ServiceApp, ServiceHandler, ServiceMiddleware } from "../../shared/http/service-app.ts";
import { allowStorefront } from "../../shared/http/cross-origin.ts";
import { FairQueue, QueueFull } from "@circlet/service-kit/fair-queue";
import { demoOnly } from "../../shared/http/demo-guard.ts";
import { isLoopback } from "@circlet/service-kit/http/loopback";
import type { Platform } from "../../shared/platform.ts";
import { jsonResponse, tooManyResponse, unavailableResponse } from "@circlet/service-kit/http/respond";
import { publicUrlOf } from "../../shared/settings/settings.ts";
import { limitPage } from "../../shared/pages/limit-page.ts";
import { signInHandler } from "../page/sign-in-handler.ts";
import { tokenExchangePath, directSignInPath } from "../protocol.ts";
import { visitingNetwork } from "./begun-sign-ins.ts";
import { nodeResponse } from "./node-response.ts";

const discoveryPath = "/.well-known/openid-configuration";

type IdentityPlatform = Pick<Platform, "database" | "settings" | "log" | "rateLimits">;

/** Adds sign-in: the direct flow, the token-exchange flow, and the discovery documents of the store's host. */
export function addIdentityRoutes(app: ServiceApp, platform: IdentityPlatform): void {
  const publicUrl = publicUrlOf(platform.settings);
  const demo = demoOnly(platform);
  const identity = once(async () => {
    const { createIdentityProvider } = await import("./identity-provider.ts");
    const provider = await retryWhileLocked(() => createIdentityProvider(platform));
    return { handle: provider.callback(), signIn: signInHandler(platform, provider) };
  });
  /** The provider's response at a path under a mount; by default, the request's own path. */
  const provided =
    (mount: string, path?: string): ServiceHandler =>
    async ({ req }) => {
      const { handle } = await identity();
      return nodeResponse(withPublicAddress(req.raw, publicUrl), (incoming, outgoing) => {
        // The provider adds the mount again in the URLs it generates.
        const url = path ?? incoming.url ?? "/";
        Object.assign(incoming, { originalUrl: url, url: url.slice(mount.length) });
        void handle(incoming, outgoing);
      });
    };

  const signInPath = `${directSignInPath}/sign-in/:uid{[\\w-]{10,64}}` as const;
  app.all(signInPath, demo, async (context) => (await identity()).signIn(context));
  for (const mount of [directSignInPath, tokenExchangePath]) {
    app.post(`${mount}/oauth/token`, demo, allowStorefront(platform.settings), limitTokens(platform));
    app.all(`${mount}/oauth/authorize`, demo, limitSignIns(platform));
    app.all(`${mount}/*`, demo, provided(mount));
  }
  app.all(discoveryPath, demo, provided(directSignInPath, directSignInPath + discoveryPath));
  app.all("/.well-known/customer-account-api", demo, () =>
    jsonResponse(
      200,
      { graphql_api: `${publicUrl}/account/customer/api/unstable/graphql` },
      { "access-control-allow-origin": "*" },
    ),
  );
}

/** One after the other, because each waits for the disk. Networks take turns. */
function limitSignIns({ rateLimits, settings }: IdentityPlatform): ServiceMiddleware {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 500 });
  return async (context, next) => {
    // A body would hold the queue for as long as it takes to arrive.
    if (context.req.method !== "GET") return new Response(null, { status: 405, headers: { Allow: "GET" } });
    const network = context.get("network");
    const seconds = await rateLimits.take("signIn", network);
    if (seconds !== undefined) return limitPage(seconds, settings);
    const { signal } = context.req.raw;
    try {
      await queue.run({ network, signal }, async () => {
        await setImmediate();
        await visitingNetwork.run(network, next);
      });
      return undefined;
    } catch (error) {
      if (error instanceof QueueFull || signal.aborted) return unavailableResponse();
      throw error;
    }
  };
}

function limitTokens({ rateLimits }: IdentityPlatform): ServiceMiddleware {
  return async (context, next) => {
    const seconds = await rateLimits.take("token", context.get("network"));
    return seconds === undefined ? next() : tooManyResponse(seconds);
  };
}

/** Builds URLs from the public URL. Local requests keep their host name, to which the cookies belong. */
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

/** Computes a value on first use, and again after a failure. Generating the provider's keys takes a while. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
