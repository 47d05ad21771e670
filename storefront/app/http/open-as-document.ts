import { type DataStrategyResult, redirectDocument } from "react-router-dom";
import { serviceWorkers } from "~/browser/service-workers";
import { buildId } from "./build-id";

type Results = Readonly<Record<string, DataStrategyResult>>;

/** For data from another build, or missing offline: the service worker stores pages, but not their data. */
export async function openAsDocument(
  { request }: { readonly request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  const all = Object.values(results);
  const isStored = !navigator.onLine && Boolean(serviceWorkers()?.controller);
  const isNeeded =
    all.some(({ result }) => isOfOtherBuild(result)) ||
    (isStored && all.some(({ type }) => type === "error"));
  if (!isNeeded) return results;
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

function isOfOtherBuild(data: unknown): boolean {
  return typeof data === "object" && data !== null && "build" in data && data.build !== buildId;
}
