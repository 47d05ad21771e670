import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { buyerContext } from "../app/apollo/request-commerce";
import { nonceContext } from "../app/http/nonce";
import { settingsContext } from "../app/settings/settings.server";
import type { Settings } from "./settings/settings.ts";

export { buildId } from "../app/http/build-id";

/** Handles a request; the page's inline scripts have the nonce. `buyer` is the address of the shopper whose page it is. */
export type PageHandler = (request: Request, nonce?: string, buyer?: string) => Promise<Response>;

/** The app as a function from request to response: the entry of the server build. */
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
