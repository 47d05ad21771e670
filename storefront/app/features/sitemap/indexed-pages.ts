import type { ServerBuild } from "react-router-dom";
import type { RouteHandle } from "~/http/route-handle";

/** The paths of pages that search engines may list, in the order of `routes.ts`. A page has only its first path. */
export function indexedPages(routes: ServerBuild["routes"]): string[] {
  const pages = new Map<unknown, string>();
  for (const route of Object.values(routes)) {
    if (route?.parentId !== "root") continue;
    const { path = "", module } = route;
    const { kind = "shared", isIndexed = true } = (module.handle ?? {}) as RouteHandle;
    const page = module.default;
    const isListed = page && kind === "shared" && isIndexed && !/[:*]/.test(path);
    if (isListed && !pages.has(page)) pages.set(page, `/${path}`);
  }
  return [...pages.values()];
}
