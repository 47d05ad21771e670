import { pageCaches } from "~/browser/page-caches";
import { serviceWorkers } from "~/browser/service-workers";
import { buildId } from "./build-id";
import { cartPath } from "~/shop/paths";
import { parseUrl } from "./parse-url";

const worker = "/service-worker.js";

/** Removes the worker if it is turned off. Never rejects: the shop works without it, as in development. */
export async function keepServiceWorker(isWanted: boolean): Promise<void> {
  const workers = serviceWorkers();
  if (!workers || buildId === "") return;
  try {
    if (!isWanted) {
      await removeServiceWorker(workers);
      return;
    }
    const isFirst = workers.controller === null;
    await workers.register(worker);
    const { active } = await workers.ready;
    if (isFirst) active?.postMessage(partsOfPage(), { transfer: [] });
  } catch (error) {
    console.error(error);
  }
}

function partsOfPage(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = files.filter((url) => /^\/(assets|images)\//.test(parseUrl(url)?.pathname ?? ""));
  return [location.href.replace(location.hash, ""), ...ours];
}

/** Parameters that a stored page may have. Other combinations are rarely seen twice. */
const choices = new Set(["color", "size", "variant"]);

/** Excludes filtered listings, which would each render twice, and the cart, which is the shopper's. */
export function isStoredPage({ pathname, search }: Pick<Location, "pathname" | "search">): boolean {
  return pathname !== cartPath && [...new URLSearchParams(search).keys()].every((name) => choices.has(name));
}

/** Stores this page, of which a link has loaded only the data, so that it can be reloaded offline. */
export function storePage(): void {
  serviceWorkers()?.controller?.postMessage([location.origin + location.pathname + location.search]);
}

async function removeServiceWorker(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.getRegistration();
  await registration?.unregister();
  await deleteCaches(/^/);
}

async function deleteCaches(pattern: RegExp): Promise<void> {
  const caches = pageCaches();
  if (!caches) return;
  const names = (await caches.keys()).filter((name) => pattern.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes stored pages: those of this shopper, or all. Never rejects. */
export async function forgetStoredPages(which: "own" | "all"): Promise<void> {
  try {
    await deleteCaches(which === "own" ? /^own-pages-/ : /^(own-)?pages-/);
  } catch (error) {
    console.error(error);
  }
}

/** When the stored copy of this page was made; null if there is none. Never rejects. */
export async function timeOfStoredPage(url: string): Promise<Date | null> {
  const stored = await pageCaches()
    ?.match(url, { ignoreVary: true })
    .catch(() => undefined);
  const time = Date.parse(stored?.headers.get("Date") ?? "");
  return Number.isNaN(time) ? null : new Date(time);
}
