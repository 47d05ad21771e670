import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router-dom";
import { ServiceFailure } from "./http/service-failure";
import { NonceContext, nonceContext } from "~/http/nonce";
import { PublicSettingsProvider, publicSettings } from "~/settings/public-settings";
import { settingsOf } from "~/settings/settings.server";
import { shopName } from "~/shop/shop-name";

/** Renders the whole page before sending it, so that it can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  const settings = settingsOf(loadContext);
  const page = await renderToReadableStream(
    <NonceContext value={nonce}>
      <PublicSettingsProvider value={publicSettings({ ...settings, shopName: shopName() })}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PublicSettingsProvider>
    </NonceContext>,
    // The page is sent whole, so React does not need to stream parts with inline scripts.
    { nonce, progressiveChunkSize: Infinity, onError: (error) => console.error(error) },
  );
  await page.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(page, { status, headers });
}

/** Logs one line for an unavailable service and the stack for a bug. Ignores bad requests and aborted ones. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(
    error instanceof ServiceFailure ? `${new URL(request.url).pathname}: ${error.message}` : error,
  );
};
