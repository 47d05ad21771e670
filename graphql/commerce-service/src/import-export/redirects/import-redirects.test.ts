import { afterEach, expect, test } from "vitest";
import { openDatabase } from "../../database/database.ts";
import { openTestShop, type TestShop } from "../../../tests/test-shop.fixture.ts";
import { saveCollection } from "../../collections/collection-writer.ts";
import { importMerchantTexts } from "../merchant-texts/import-merchant-texts.ts";
import { csvOf, fileWith, imported } from "../csv.fixture.ts";
import { formatProblem } from "../import-report.ts";
import { importRedirects, isRedirectsFile, summarizeRedirects } from "./import-redirects.ts";

let shop: TestShop | undefined;
afterEach(() => shop?.close());

const csv = `Redirect from,Redirect to
/old-coats,/collections/coats
"/pages/über-uns/",https://about.example/us
https://shop.example/collections/spring,/collections/all
/Old-Coats,/collections/outerwear
not a path,/a
/script,javascript:alert(1)
/other-site,//evil.example
/,/home
/loop,/Loop

/short
`;

test("every redirect is saved or named", async () => {
  const file = fileWith(csv);
  expect(await isRedirectsFile(file)).toBe(true);
  expect(await isRedirectsFile(fileWith("Handle,Title\na,A\n"))).toBe(false);
  const db = openDatabase(":memory:");
  const report = await importRedirects(db, file);
  expect(report.problems.map(formatProblem)).toEqual([
    "line 6: “Redirect from” is not a path like /old-page; skipped",
    "line 7: “javascript:alert(1)” is not a path like /page or an address; skipped",
    "line 8: “//evil.example” is not a path like /page or an address; skipped",
    "line 9: The home page cannot redirect; skipped",
    "line 10: “/loop” leads to itself; skipped",
    "line 12: “” is not a path like /page or an address; skipped",
    "line 2: The shop has no page at “/collections/coats” yet; saved",
    "line 5: The shop has no page at “/collections/outerwear” yet; saved",
  ]);
  const [counts] = summarizeRedirects("redirects.csv", report);
  expect(counts).toBe("redirects.csv: 3 redirects new, 1 changed, 0 unchanged, 6 skipped.");
  const again = await importRedirects(
    db,
    fileWith("Redirect from,Redirect to\n/old-coats,/collections/new\n"),
  );
  expect(again.redirects).toEqual({ created: 0, changed: 1, unchanged: 0, skipped: 0 });
});

test.each([
  ["/products/mug", true],
  ["/products/Mug?variant=1", true],
  ["/products/cup", false],
  ["/collections/all", true],
  ["/collections/mugs", true],
  ["/collections/cups", false],
  ["/collections/cups/products/mug", true],
  ["/collections/mugs/products/cup", false],
  ["/pages/about", true],
  ["/pages/imprint", false],
  ["/pages/old", true],
  ["/policies/refund-policy", false],
  ["/blogs/news", true],
  ["/blogs/news/tagged/red", true],
  ["/blogs/news/spring", true],
  ["/blogs/news/winter", false],
  ["/blogs/none", false],
  ["/cart", true],
  ["https://elsewhere.example/products/cup", true],
])("a redirect to %s is saved, and named if the shop has no such page (%s)", async (target, isThere) => {
  const { db } = await imported(csvOf([{ Handle: "mug", Title: "Mug", "Variant Price": "5" }]));
  saveCollection(db, { handle: "mugs", title: "Mugs", filters: [] });
  importMerchantTexts(
    db,
    "content.json",
    {
      pages: [{ title: "About", body_html: "" }],
      blogs: [{ title: "News" }],
      articles: [{ title: "Spring", blog: "news", body_html: "" }],
    },
    new Date(),
  );
  const rows = `Redirect from,Redirect to\n/old,${target}\n/pages/old,/pages/about\n`;
  const report = await importRedirects(db, fileWith(rows));
  expect(report.redirects.created).toBe(2);
  expect(report.problems.map(formatProblem)).toEqual(
    isThere ? [] : [`line 2: The shop has no page at “${target}” yet; saved`],
  );
});

test("a storefront finds the redirect from a path, in any case and encoding, and lists all", async () => {
  const db = openDatabase(":memory:");
  await importRedirects(db, fileWith(csv));
  shop = await openTestShop({}, db);
  const find = async (query: string | null) => {
    const { data } = await shop!.execute<{ urlRedirects: { nodes: object[] } }>(
      "query ($query: String) { urlRedirects(first: 10, query: $query) { nodes { id path target } } }",
      { query },
    );
    return data.urlRedirects.nodes;
  };
  const about = { path: "/pages/über-uns/", target: "https://about.example/us" };
  expect(await find('path:"/pages/über-uns"')).toMatchObject([about]);
  expect(await find('path:"/PAGES/%C3%9Cber-uns/"')).toMatchObject([about]);
  expect(await find('path:"/old-coats"')).toMatchObject([
    { id: expect.stringContaining("gid://shopify/UrlRedirect/"), target: "/collections/outerwear" },
  ]);
  expect(await find('path:"/nowhere"')).toEqual([]);
  expect(await find(null)).toHaveLength(3);
  // As Hydrogen asks.
  const { data } = await shop.execute(
    "query ($query: String) { urlRedirects(first: 1, query: $query) { edges { node { target } } } }",
    { query: "path:/old-coats" },
  );
  expect(data).toEqual({ urlRedirects: { edges: [{ node: { target: "/collections/outerwear" } }] } });
});
