import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router-dom";
import { buyerContext, partialContext } from "../app/apollo/request-commerce";
import { nonceContext } from "../app/http/nonce";
import { settingsContext } from "../app/settings/settings.server";
import type { Settings } from "./settings/settings.ts";

export { buildId } from "../app/http/build-id";
export { routeAt } from "./route-at";

export interface HandlerOptions {
  /** Given to inline scripts. */
  readonly nonce?: string | undefined;
  /** The shopper's IP address, for private pages. */
  readonly buyer?: string | undefined;
  /** Called for each part of the page's data that is missing this time. */
  readonly onPartial?: (() => void) | undefined;
}

export type PageHandler = (request: Request, options?: HandlerOptions) => Promise<Response>;

export function createPageHandler(settings: Settings): PageHandler {
  const handle = createRequestHandler(build as ServerBuild, "production");
  return (request, { nonce = "", buyer, onPartial } = {}) => {
    const context = new RouterContextProvider();
    context.set(settingsContext, settings);
    context.set(nonceContext, nonce);
    context.set(buyerContext, buyer ?? null);
    context.set(partialContext, onPartial ?? null);
    return handle(request, context);
  };
}
