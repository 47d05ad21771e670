import type { Page, Request, Route } from "@playwright/test";
import type { CartRequest } from "../../storefront/app/features/cart/cart-rules.ts";

/** Simulates failures of the network between the cart's script and the shop's server. */

/** A first product is added by `create`. */
type Operation = "read" | "create" | "add" | "remove";
type Handler = (route: Route) => Promise<void>;

/** Whether the cart's script sent this. */
export function isCartRequest(request: Request): boolean {
  return request.url().endsWith("/cart") && request.headers()["content-type"] === "application/json";
}

function isOperation(request: Request, operation: Operation): boolean {
  if (!isCartRequest(request)) return false;
  const { intent, cartId } = request.postDataJSON() as CartRequest;
  return (intent === "add" && !cartId ? "create" : intent) === operation;
}

/** Handles requests of the cart's script from now on. Returns a function that stops it. */
export async function interceptCart(page: Page, handle: Handler): Promise<() => Promise<void>> {
  const handleScript: Handler = (route) =>
    isCartRequest(route.request()) ? handle(route) : route.fallback();
  await page.route("**/cart", handleScript);
  return () => page.unroute("**/cart", handleScript);
}

/** Handles the next `times` requests of this operation. Later ones go through. */
async function intercept(page: Page, operation: Operation, handle: Handler, times = 1): Promise<void> {
  let left = times;
  await interceptCart(page, async (route) => {
    if (!isOperation(route.request(), operation) || left === 0) {
      await route.fallback();
      return;
    }
    left -= 1;
    await handle(route);
  });
}

export async function sent(page: Page, operation: Operation): Promise<void> {
  await page.waitForRequest((request) => isOperation(request, operation));
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
  const isThis = (request: Request) => isOperation(request, operation);
  await Promise.race([
    page.waitForEvent("requestfinished", isThis),
    page.waitForEvent("requestfailed", isThis),
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

export function loseRequest(page: Page, operation: Operation, times?: number): Promise<void> {
  return intercept(page, operation, (route) => route.abort("connectionfailed"), times);
}

/** The service rejects the next change. */
export function reject(page: Page, operation: Operation): Promise<void> {
  return intercept(page, operation, (route) => route.fulfill({ status: 422 }));
}
