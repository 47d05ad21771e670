import * as build from "virtual:react-router/server-build";
import { generatePath, matchRoutes, type Params, type RouteObject, type ServerBuild } from "react-router-dom";
import type { RouteHandle } from "../app/http/route-handle";

/** The route of a request, and what it says of itself. */
export interface MatchedRoute extends Required<
  Pick<RouteHandle, "kind" | "parameters" | "isChange" | "scriptLimit">
> {
  readonly id: string;
  /** The one path that the route is served at. Other spellings redirect to it. */
  readonly path: string;
}

/** Finds the route of a path, null if nothing is served there. */
export type RouteAt = (pathname: string) => MatchedRoute | null;

const modules = (build as ServerBuild).routes;
const routes = childrenOf(undefined);

/** The build's routes in the form that `matchRoutes` reads. */
function childrenOf(parent: string | undefined): RouteObject[] {
  return Object.values(modules).flatMap((route) => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index } = route;
    const own = { id, ...(path !== undefined && { path }) };
    return index ? { ...own, index } : { ...own, children: childrenOf(id) };
  });
}

/** Paths whose route is remembered. */
const mostRecent = 500;
const recent = new Map<string, MatchedRoute | null>();

/** Remembers recent paths, because React Router ranks all routes for each match, which costs as much as a refusal. */
export const routeAt: RouteAt = (pathname) => {
  const known = recent.get(pathname);
  if (known !== undefined) return known;
  if (recent.size >= mostRecent) recent.clear();
  const route = findRoute(pathname);
  recent.set(pathname, route);
  return route;
};

function findRoute(pathname: string): MatchedRoute | null {
  const isData = pathname.endsWith(".data");
  const page = isData ? pagePath(pathname) : pathname;
  const matches = matchRoutes(routes, page) ?? [];
  const { route, params } = matches.at(-1) ?? {};
  const module = modules[route?.id ?? ""]?.module;
  // A route without a component has no data for React Router.
  if (!route?.id || !params || !module || (isData && !module.default)) return null;
  const pattern = matches.flatMap((match) => match.route.path || []).join("/");
  const path = canonicalPath(pattern, params, page);
  const handle = (module.handle ?? {}) as RouteHandle;
  if (handle.files?.test(params["file"] ?? "") === false) return null;
  const { kind = "shared", parameters = [], isChange = false, scriptLimit = "form" } = handle;
  return { id: route.id, path: isData ? dataPath(path) : path, kind, parameters, isChange, scriptLimit };
}

/** The page whose data React Router requests at a path. */
function pagePath(path: string): string {
  return path.slice(0, path.endsWith("/_.data") ? -"_.data".length : -".data".length);
}

/** Where React Router requests the data of a page. */
function dataPath(page: string): string {
  return page.endsWith("/") ? `${page}_.data` : `${page}.data`;
}

/** A path in the spelling of its route, with encoded parameters. What a "*" matches stays as sent. */
function canonicalPath(pattern: string, params: Params, path: string): string {
  if (!pattern.endsWith("*")) return generatePath(`/${pattern}`, params);
  const segments = pattern.split("/");
  return ["", ...segments.slice(0, -1), ...path.split("/").slice(segments.length)].join("/");
}
