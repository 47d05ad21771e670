import type { Page, Request, Route } from "@playwright/test";

/** Simulates failures of the network between the page and the commerce service, by operation name. */

type Handler = (route: Route) => Promise<void>;

/** Handles the next `times` requests of this operation. Later ones go through. */
async function intercept(page: Page, operation: string, handle: Handler, times = 1): Promise<void> {
  let left = times;
  await page.route(/\/graphql\.json$/, async (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName !== operation || left === 0) {
      await route.fallback();
      return;
    }
    left -= 1;
    await handle(route);
  });
}

/** Holds back the next request until the returned function is called. */
export async function hold(page: Page, operation: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await intercept(page, operation, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Waits for the end of the next request of this operation, with or without a response. */
export async function ended(page: Page, operation: string): Promise<void> {
  const isOperation = (request: Request) =>
    request.postData()?.includes(`"operationName":"${operation}"`) ?? false;
  await Promise.race([
    page.waitForEvent("requestfinished", isOperation),
    page.waitForEvent("requestfailed", isOperation),
  ]);
}

/** The request arrives, but its response gets lost. */
export function loseResponse(page: Page, operation: string, times?: number): Promise<void> {
  const handler: Handler = async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  };
  return intercept(page, operation, handler, times);
}

/** The request never arrives. */
export function loseRequest(page: Page, operation: string, times?: number): Promise<void> {
  return intercept(page, operation, (route) => route.abort("connectionfailed"), times);
}

/** Responds with `data` in place of the service. */
export function respondWith(page: Page, operation: string, data: object, times?: number): Promise<void> {
  const handler: Handler = (route) => route.fulfill({ json: { data }, headers: corsOf(route) });
  return intercept(page, operation, handler, times);
}

function corsOf(route: Route): Record<string, string> {
  return { "access-control-allow-origin": new URL(route.request().headers()["origin"] ?? "").origin };
}
