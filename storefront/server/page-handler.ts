import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router-dom";
import { buyerContext } from "../app/apollo/request-commerce";
import { nonceContext } from "../app/http/nonce";
import { settingsContext } from "../app/settings/settings.server";
import type { Settings } from "./settings/settings.ts";

export { buildId } from "../app/http/build-id";
export { routeAt } from "./route-at";

/** Handles a request. Inline scripts get the nonce. `buyer` is the shopper's IP address, for private pages. */
export type PageHandler = (request: Request, nonce?: string, buyer?: string) => Promise<Response>;

export function createPageHandler(settings: Settings): PageHandler {
  const handle = createRequestHandler(build as ServerBuild, "production");
  return (request, nonce = "", buyer) => {
    const context = new RouterContextProvider();
    context.set(settingsContext, settings);
    context.set(nonceContext, nonce);
    context.set(buyerContext, buyer ?? null);
    return handle(request, context);
  };
}
