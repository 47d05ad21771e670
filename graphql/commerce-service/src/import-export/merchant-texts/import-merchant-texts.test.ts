import { expect, test } from "vitest";
import { openTestShop } from "../../../tests/test-shop.fixture.ts";
import { operationsOf } from "../../../tests/operations.fixture.ts";
import { merchantTexts } from "../../catalog/merchant-texts/merchant-text-store.ts";
import { openDatabase } from "../../database/database.ts";
import { importMenu, importMerchantTexts, summarizeMerchantTexts } from "./import-merchant-texts.ts";

const operations = operationsOf(".");
const now = new Date("2026-03-01T12:00:00Z");
const texts = {
  pages: [
    {
      id: 11,
      title: "About us",
      handle: "About-Us",
      body_html: "<p>We <b>mend</b> clothes.</p>",
      author: "Ada Marsh",
      template_suffix: "wide",
      published_at: "2025-02-03T04:05:06-05:00",
      updated_at: "2025-06-01T00:00:00Z",
    },
    { title: "Grüße", body_html: null },
    { title: "Soon", published_at: null },
    { body_html: "<p>No title</p>" },
    { title: "Odd", published_at: "yesterday" },
    "no entry",
    { title: "!!!" },
  ],
  policies: [
    { title: "Refund policy", handle: "refund-policy", body: "<p>30 days.</p>", url: "https://x.example" },
    { title: "Legal notice", handle: "legal-notice", body: "" },
    { title: "Privacy" },
  ],
  blogs: [{ id: 21, title: "News", handle: "news", tags: "" }],
  articles: [
    {
      title: "Spring",
      blog_id: 21,
      body_html: "<p>Coats.</p>",
      summary_html: "<p>In short.</p>",
      author: "Ada Marsh",
      tags: "coats, spring",
      image: { src: "https://cdn.example/spring.jpg", alt: "A coat", width: 3 },
    },
    { title: "By hand", blog: "news" },
    { title: "Lost", blog_id: 99 },
  ],
  comments: [{}],
};

test("every page, policy, blog and article is saved or named", () => {
  const database = openDatabase(":memory:");
  const report = importMerchantTexts(database, "content.json", texts, now);
  expect(report.problems).toEqual([
    "pages[2]: “Soon” is not published; skipped",
    "pages[3]: title: A title is missing; skipped",
    "pages[4]: published_at: Not a time like 2026-01-31T09:00:00Z; skipped",
    expect.stringMatching(/^pages\[5\]: .*; skipped$/),
    "pages[6]: “!!!” has no handle; skipped",
    "policies[1]: handle: The handle must be one of privacy-policy, refund-policy, shipping-policy, terms-of-service, subscription-policy; skipped",
    "policies[2]: handle: The handle must be one of privacy-policy, refund-policy, shipping-policy, terms-of-service, subscription-policy; skipped",
    "articles[2]: The blog of “Lost” is unknown. Import it first; skipped",
  ]);
  expect(summarizeMerchantTexts("content.json", report)).toEqual([
    "content.json: 2 pages new, 0 changed, 5 skipped.",
    "content.json: 1 policy new, 0 changed, 2 skipped.",
    "content.json: 1 blog new, 0 changed, 0 skipped.",
    "content.json: 2 articles new, 0 changed, 1 skipped.",
    "Ignored: comments, pages: template_suffix.",
  ]);
  expect(merchantTexts(database, "Page").map(({ handle }) => handle)).toEqual(["about-us", "gruße"]);
  const again = importMerchantTexts(database, "pages.json", { pages: texts.pages.slice(0, 1) }, now);
  expect(again.counts.get("pages")).toEqual({ created: 0, changed: 1, skipped: 0 });
  expect(merchantTexts(database, "Page")).toHaveLength(2);
});

test.each([[{}], [[]], ["text"], [{ pages: {} }], [null]])(
  "a file with %j is refused with its name",
  (content) => {
    expect(() => importMerchantTexts(openDatabase(":memory:"), "x.json", content, now)).toThrow(
      "x.json has no pages, policies, blogs, articles or menu.",
    );
  },
);

test("the storefront's queries find what was imported", async () => {
  const database = openDatabase(":memory:");
  importMerchantTexts(database, "content.json", texts, now);
  const items = [
    "/pages/about-us",
    "/policies/refund-policy",
    "/blogs/news",
    "/blogs/news/spring",
    "/pages",
  ].map((url) => ({ title: url, url }));
  expect(importMenu(database, { handle: "footer", title: "Footer", items })).toBe("footer");
  const shop = await openTestShop({ storefrontUrl: "https://shop.example" }, database);
  const ask = async (name: string, variables: Record<string, unknown>) => {
    const { data, errors } = await shop.execute(operations.get(name)!, {
      country: "US",
      language: "EN",
      redirects: "path:/",
      ...variables,
    });
    expect(errors).toBeUndefined();
    return data;
  };
  expect(await ask("ContentPage", { handle: "About-Us" })).toMatchObject({
    page: { handle: "about-us", title: "About us", body: "<p>We <b>mend</b> clothes.</p>" },
  });
  expect(await ask("ContentPage", { handle: "soon" })).toMatchObject({ page: null });
  expect(await ask("BlogArticles", { handle: "news", first: 10 })).toMatchObject({
    blog: { title: "News", articles: { nodes: [{ title: "By hand" }, { excerpt: "In short." }] } },
  });
  expect(await ask("BlogArticle", { blog: "news", handle: "spring" })).toMatchObject({
    blog: {
      articleByHandle: {
        contentHtml: "<p>Coats.</p>",
        image: { url: "https://cdn.example/spring.jpg", altText: "A coat" },
      },
    },
  });
  expect(await ask("PageHandles", { first: 250 })).toMatchObject({
    pages: { nodes: [{ handle: "about-us", updatedAt: "2025-06-01T00:00:00.000Z" }, { handle: "gruße" }] },
  });
  expect(await ask("ArticleHandles", { first: 250 })).toMatchObject({
    articles: { nodes: [{ handle: "spring", blog: { handle: "news" } }, { handle: "by-hand" }] },
  });
  expect(await ask("ShopPolicies", {})).toMatchObject({
    shop: { privacyPolicy: null, refundPolicy: { handle: "refund-policy", body: "<p>30 days.</p>" } },
  });
  const { data, errors } = await shop.execute(
    `{
      menu(handle: "footer") { items { type } }
      page(handle: "about-us") { id onlineStoreUrl bodySummary createdAt }
      blogs(first: 1) { edges { cursor node { handle } } }
      articles(first: 1, query: "spri", sortKey: TITLE) {
        nodes { onlineStoreUrl tags author { name firstName email } content excerptHtml }
      }
      sitemap(type: ARTICLE) { pagesCount { count } resources(page: 1) { items { handle } } }
    }`,
    {},
    "2026-04",
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    menu: {
      items: [
        { type: "PAGE" },
        { type: "SHOP_POLICY" },
        { type: "BLOG" },
        { type: "ARTICLE" },
        { type: "HTTP" },
      ],
    },
    page: {
      onlineStoreUrl: "https://shop.example/pages/about-us",
      bodySummary: "We mend clothes.",
      createdAt: "2025-02-03T09:05:06.000Z",
    },
    blogs: { edges: [{ cursor: expect.any(String), node: { handle: "news" } }] },
    articles: {
      nodes: [
        {
          onlineStoreUrl: "https://shop.example/blogs/news/spring",
          tags: ["coats", "spring"],
          author: { name: "Ada Marsh", firstName: "Ada", email: "" },
          content: "Coats.",
          excerptHtml: "<p>In short.</p>",
        },
      ],
    },
    sitemap: {
      pagesCount: { count: 1 },
      resources: { items: [{ handle: "spring" }, { handle: "by-hand" }] },
    },
  });
  const { id } = (data as { page: { id: string } }).page;
  expect(
    (await shop.execute("query ($id: ID!) { node(id: $id) { ... on Page { title } } }", { id })).data,
  ).toEqual({
    node: { title: "About us" },
  });
  await shop.close();
});
