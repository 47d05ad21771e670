import type { Page, Route } from "@playwright/test";

/** What may happen on the way between a page and the commerce service, by the operation's name. */

type Fate = (route: Route) => Promise<void>;

/** The next `times` calls of this operation meet their fate; the later ones arrive. */
async function intercept(page: Page, operation: string, fate: Fate, times = 1): Promise<void> {
  let left = times;
  await page.route(/\/graphql\.json$/, async (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName !== operation || left === 0) {
      await route.fallback();
      return;
    }
    left -= 1;
    await fate(route);
  });
}

/** The next call waits until what is returned is called. */
export async function hold(page: Page, operation: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await intercept(page, operation, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** The change is made, and its answer never comes back. */
export function loseAnswer(page: Page, operation: string, times?: number): Promise<void> {
  const fate: Fate = async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  };
  return intercept(page, operation, fate, times);
}

/** The call never arrives. */
export function loseRequest(page: Page, operation: string, times?: number): Promise<void> {
  return intercept(page, operation, (route) => route.abort("connectionfailed"), times);
}

/** The service answers this instead. */
export function answerWith(page: Page, operation: string, data: object, times?: number): Promise<void> {
  const fate: Fate = (route) => route.fulfill({ json: { data }, headers: corsOf(route) });
  return intercept(page, operation, fate, times);
}

function corsOf(route: Route): Record<string, string> {
  return { "access-control-allow-origin": new URL(route.request().headers()["origin"] ?? "").origin };
}
