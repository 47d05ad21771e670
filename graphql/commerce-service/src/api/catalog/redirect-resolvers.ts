import {
  redirectsFrom,
  redirectsOfPage,
  type StoredRedirect,
} from "../../catalog/redirects/redirect-store.ts";
import { boundedSyntax } from "../../search/query/bounded-query.ts";
import { parseQuery, type SearchQuery } from "../../search/query/query-syntax.ts";
import { globalId } from "../../shared/global-id.ts";
import { connection } from "../../shared/pagination/connection.ts";
import { pageById, type PageArgs, paginate, type SortOrder } from "../../shared/pagination/paginate.ts";
import type { Resolvers } from "../resolvers.ts";

interface RedirectsArgs extends PageArgs {
  readonly query?: string | null;
}

const oldestFirst: SortOrder<StoredRedirect> = { name: "id", keys: [{ value: ({ id }) => id }] };

export const redirectResolvers: Resolvers = {
  QueryRoot: {
    urlRedirects: (_: unknown, { query, ...page }: RedirectsArgs, { database }) => {
      const path = pathIn(parseQuery(boundedSyntax(query ?? ""), "and"));
      const found =
        path === undefined
          ? redirectsOfPage(database, pageById(oldestFirst.name, page))
          : redirectsFrom(database, path);
      return connection(paginate(found, oldestFirst, page));
    },
  },
  UrlRedirect: {
    id: ({ id }: StoredRedirect) => globalId("UrlRedirect", id),
    path: ({ path }: StoredRedirect) => path,
    target: ({ target }: StoredRedirect) => target,
  },
};

/** The path that a search asks for. Other searches find all redirects. */
function pathIn(query: SearchQuery): string | undefined {
  if (query.kind === "and") return query.parts.map(pathIn).find((path) => path !== undefined);
  return query.kind === "term" && query.field === "path" ? query.value : undefined;
}
