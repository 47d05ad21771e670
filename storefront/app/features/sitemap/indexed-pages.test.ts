import type { ServerBuild } from "react-router-dom";
import { expect, test } from "vitest";
import type { RouteHandle } from "~/http/route-handle";
import { indexedPages } from "./indexed-pages";

const Page = () => null;

/** A build with one route, and a page after it. */
function routesWith(path: string, module: { default?: () => null; handle?: RouteHandle }) {
  const route = { parentId: "root", path, module };
  const last = { parentId: "root", path: "last", module: { default: () => undefined } };
  return { root: { path: "", module: { default: Page } }, route, last } as unknown as ServerBuild["routes"];
}

test.each<[string, string, { default?: () => null; handle?: RouteHandle }, string[]]>([
  ["a page", "faq", { default: Page }, ["/faq", "/last"]],
  ["a page that says it is not indexed", "faq", { default: Page, handle: { isIndexed: false } }, ["/last"]],
  ["a page of one shopper", "cart", { default: Page, handle: { kind: "private" } }, ["/last"]],
  ["a page with a parameter", "products/:handle", { default: Page }, ["/last"]],
  ["the page for unknown addresses", "*", { default: Page }, ["/last"]],
  ["a response without a page", "cards", {}, ["/last"]],
])("of %s, search engines are sent the right addresses", (_, path, module, paths) => {
  expect(indexedPages(routesWith(path, module))).toEqual(paths);
});

test("a page with two addresses is indexed at its first", () => {
  const module = { default: Page };
  const routes = {
    home: { parentId: "root", index: true, module },
    alias: { parentId: "root", path: "index.html", module },
  } as unknown as ServerBuild["routes"];
  expect(indexedPages(routes)).toEqual(["/"]);
});
