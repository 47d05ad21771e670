import { buildId } from "~/http/build-id";
import { cartPath } from "~/paths";
import { parseUrl } from "~/http/parse-url";

const worker = "/service-worker.js";

/** Removes the worker if it is turned off. Never rejects: the shop works without it, as in development. */
export async function keepServiceWorker(isWanted: boolean): Promise<void> {
  if (!("serviceWorker" in navigator) || buildId === "") return;
  try {
    if (!isWanted) {
      await removeServiceWorker();
      return;
    }
    const isFirst = navigator.serviceWorker.controller === null;
    await navigator.serviceWorker.register(worker);
    const { active } = await navigator.serviceWorker.ready;
    if (isFirst) active?.postMessage(partsOfPage(), { transfer: [] });
  } catch (error) {
    console.error(error);
  }
}

/** This page and the files that it has loaded. */
function partsOfPage(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = files.filter((url) => /^\/(assets|images)\//.test(parseUrl(url)?.pathname ?? ""));
  return [location.href.replace(location.hash, ""), ...ours];
}

/** Parameters that a stored page may have. Other combinations are rarely seen twice. */
const choices = new Set(["color", "size", "variant"]);

/** Not filtered listings, which would each render twice, and not the cart, which is the shopper's. */
export function isStoredPage({ pathname, search }: Pick<Location, "pathname" | "search">): boolean {
  return pathname !== cartPath && [...new URLSearchParams(search).keys()].every((name) => choices.has(name));
}

/** Stores this page, of which a link has loaded only the data, so that it can be reloaded offline. */
export function storePage(): void {
  navigator.serviceWorker?.controller?.postMessage([location.origin + location.pathname + location.search]);
}

async function removeServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Deletes stored pages: those of this shopper, or all. Never rejects. */
export async function forgetStoredPages(which: "own" | "all"): Promise<void> {
  if (!("caches" in globalThis)) return;
  const pattern = which === "own" ? /^own-pages-/ : /^(own-)?pages-/;
  try {
    const names = (await caches.keys()).filter((name) => pattern.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch (error) {
    console.error(error);
  }
}

/** When the stored copy of this page was made; null if there is none. */
export async function timeOfStoredPage(url: string): Promise<Date | null> {
  const stored = "caches" in globalThis ? await caches.match(url, { ignoreVary: true }) : undefined;
  const time = Date.parse(stored?.headers.get("Date") ?? "");
  return Number.isNaN(time) ? null : new Date(time);
}
