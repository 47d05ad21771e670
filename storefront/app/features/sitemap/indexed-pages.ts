import type { ServerBuild } from "react-router-dom";
import { shows } from "~/promises/promises";
import type { RouteHandle } from "~/http/route-handle";

/** The paths of pages that search engines may list, in the order of `routes.ts`. A page has only its first path. */
export function indexedPages(routes: ServerBuild["routes"]): string[] {
  const pages = new Map<unknown, string>();
  for (const route of Object.values(routes)) {
    if (route?.parentId !== "root") continue;
    const { path = "", module } = route;
    const { kind = "shared", isIndexed = true, isLongPage = false } = (module.handle ?? {}) as RouteHandle;
    const page = module.default;
    const isListed =
      page && kind === "shared" && isIndexed && (!isLongPage || shows("long-pages")) && !/[:*]/.test(path);
    if (isListed && !pages.has(page)) pages.set(page, `/${path}`);
  }
  return [...pages.values()];
}
