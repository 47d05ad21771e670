import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { settingsContext } from "../app/lib/settings.server";
import type { Settings } from "./settings.ts";

export type PageHandler = (request: Request) => Promise<Response>;

/** The whole app as one function from request to response. This file is what the server build is made from. */
export function createPageHandler(settings: Settings): PageHandler {
  const handle = createRequestHandler(build as ServerBuild, "production");
  return (request) => {
    const context = new RouterContextProvider();
    context.set(settingsContext, settings);
    return handle(request, context);
  };
}
