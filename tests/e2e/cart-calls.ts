import type { Page, Request, Route } from "@playwright/test";
import type { CartCall } from "../../storefront/app/features/cart/cart-call.ts";

/** Simulates failures of the network between the page and the shop's server, by cart operation. */

type Operation = CartCall["call"];
type Handler = (route: Route) => Promise<void>;

function isCall(request: Request, operation: Operation): boolean {
  return request.url().endsWith("/cart/calls") && (request.postDataJSON() as CartCall).call === operation;
}

/** Handles the next `times` requests of this operation. Later ones go through. */
async function intercept(page: Page, operation: Operation, handle: Handler, times = 1): Promise<void> {
  let left = times;
  await page.route("**/cart/calls", async (route) => {
    if (!isCall(route.request(), operation) || left === 0) {
      await route.fallback();
      return;
    }
    left -= 1;
    await handle(route);
  });
}

/** Waits for the next request of this operation. */
export async function sent(page: Page, operation: Operation): Promise<void> {
  await page.waitForRequest((request) => isCall(request, operation));
}

/** Holds back the next request until the returned function is called. */
export async function hold(page: Page, operation: Operation): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await intercept(page, operation, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Waits for the end of the next request of this operation, with or without a response. */
export async function ended(page: Page, operation: Operation): Promise<void> {
  const isOperation = (request: Request) => isCall(request, operation);
  await Promise.race([
    page.waitForEvent("requestfinished", isOperation),
    page.waitForEvent("requestfailed", isOperation),
  ]);
}

/** The request arrives, but its response gets lost. */
export function loseResponse(page: Page, operation: Operation, times?: number): Promise<void> {
  const handler: Handler = async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  };
  return intercept(page, operation, handler, times);
}

/** The request never arrives. */
export function loseRequest(page: Page, operation: Operation, times?: number): Promise<void> {
  return intercept(page, operation, (route) => route.abort("connectionfailed"), times);
}

/** The service rejects the next change. */
export function reject(page: Page, operation: Operation): Promise<void> {
  return intercept(page, operation, (route) => route.fulfill({ status: 422 }));
}
