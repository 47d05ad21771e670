// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router-dom";
import { expect, test } from "vitest";
import { home } from "./home-content";
import { HomeScreen } from "./HomeScreen";
import type { HomePage } from "./load-home";

const slugs = home.flatMap((section) => (section.kind === "shelf" ? [section.slug] : []));
const shelves = Object.fromEntries(slugs.map((slug) => [slug, []]));

function linksOf(page: HomePage): string[] {
  const Page = createRoutesStub([{ path: "/", Component: () => <HomeScreen page={page} /> }]);
  const html = renderToStaticMarkup(<Page />);
  return [...html.matchAll(/href="\/category\/([^"]*)"/g)].map(([, slug]) => slug!);
}

test("the home page links to no category that another catalog lacks or has sold", () => {
  const counts = { top: 12, pant: 0, dress: null, jeans: 3, sweaters: null, outerwear: 0 };
  expect(linksOf({ counts, shelves, reviews: [] })).toEqual(["top", "jeans"]);
});

test("the home page links to every category while the counts are unknown", () => {
  expect(linksOf({ counts: null, shelves, reviews: [] })).toHaveLength(6);
});
