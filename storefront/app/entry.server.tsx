import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { ServiceFailure } from "./apollo/service-failure";
import { PublicSettingsProvider, publicSettings } from "./lib/public-settings";
import { settingsOf } from "./lib/settings.server";
import { renderWhole } from "./render-whole";
import { WholeResponse } from "./whole-response";

/** Renders the whole page before it is sent: its scripts are hashed for the security policy, and it is kept for others. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const html = await renderWhole(
    <PublicSettingsProvider value={publicSettings(settingsOf(loadContext))}>
      <ServerRouter context={routerContext} url={request.url} />
    </PublicSettingsProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new WholeResponse(html, { status, headers });
}

/** One line for a service that does not answer; the whole story for a mistake of ours. Nothing for what was asked wrongly, nor for shoppers who left. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(
    error instanceof ServiceFailure ? `${new URL(request.url).pathname}: ${error.message}` : error,
  );
};
