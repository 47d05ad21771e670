import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importCsv } from "../e2e/import-csv.ts";
import { type Shop, startShop } from "../e2e/shop.ts";

const content = {
  pages: [{ title: "About us", handle: "about-us", body_html: "<p>We mend clothes.</p>" }],
  policies: [{ title: "Refund policy", handle: "refund-policy", body: "<p>Thirty days.</p>" }],
  blogs: [{ title: "News", handle: "news" }],
  articles: [
    {
      title: "Spring",
      blog: "news",
      body_html: "<p>Coats are here.</p>",
      published_at: "2026-03-02T12:00:00Z",
    },
  ],
};
const menu = {
  handle: "footer",
  title: "Footer",
  items: [{ title: "Who we are", url: "/pages/about-us" }],
};
const redirects = "Redirect from,Redirect to\n/pages/imprint,/pages/about-us\n";

let folder: string;
let shop: Shop;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "circlet-texts-"));
  await importCsv(join(import.meta.dirname, "../e2e/catalogs/german.csv"), folder);
  shop = await startShop(
    folder,
    { CIRCLET_CONTENT: "own", STOREFRONT_API_TIMEOUT: "60000" },
    { hasTexts: false },
  );
  const files = {
    "content.json": JSON.stringify(content),
    "menu.json": JSON.stringify(menu),
    "redirects.csv": redirects,
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
    await shop.merchant("import", join(folder, name));
  }
});

afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

const textAt = async (path: string) => (await fetch(shop.url + path)).text();

test.each([
  ["/pages/about-us", "About us", "We mend clothes."],
  ["/pages/About-Us", "About us", "We mend clothes."],
  ["/pages/imprint", "About us", "We mend clothes."],
  ["/policies/refund-policy", "Refund policy", "Thirty days."],
  ["/blogs/news", "News", "Spring"],
  ["/blogs/news", "News", '<time dateTime="2026-03-02T12:00:00.000Z">March 2, 2026</time>'],
  ["/blogs/news/spring", "Spring", "Coats are here."],
])("%s shows the imported text “%s”", async (path, title, words) => {
  const html = await textAt(path);
  expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(new RegExp(`^${title}`));
  expect(html).toContain(words);
});

test.each(["/pages/no-such", "/policies/privacy-policy", "/blogs/no-such", "/blogs/news/no-such"])(
  "%s, which was not imported, is not found",
  async (path) => {
    expect((await fetch(shop.url + path)).status).toBe(404);
  },
);

test("the sitemap lists the imported page and article", async () => {
  const index = await textAt("/sitemap.xml");
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]*)</g)].map(([, path]) => path!);
  const listed = (await Promise.all(files.map(textAt))).join("");
  for (const path of ["/pages/about-us", "/blogs/news/spring"]) expect(listed).toContain(`${path}</loc>`);
});

test.each([
  ["footer", "/cart", 'href="/pages/about-us">Who we are</a>'],
  ["footer", "/cart", 'href="/policies/refund-policy">Refund policy</a>'],
  ["file for assistants", "/llms.txt", "/policies/refund-policy"],
])("the %s links to what was imported", async (_, path, link) => {
  // On a busy machine, pages leave out what takes longer than a second.
  await expect.poll(async () => (await textAt(path)).includes(link), { timeout: 20_000 }).toBe(true);
});
