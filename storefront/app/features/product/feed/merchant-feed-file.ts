import { shopName } from "~/shop/shop-name";
import { xmlElement, xmlHeader } from "~/seo/xml";
import * as shop from "~/messages/en/shop";
import { feedAttributes, type FeedItem } from "./merchant-feed";

/** The feed in the two formats that merchant centers accept. */
export const feedFiles = new Map([
  ["products.xml", { contentType: "application/xml", write: feedXml }],
  ["products.tsv", { contentType: "text/tab-separated-values", write: feedTsv }],
]);

type Items = AsyncIterable<readonly FeedItem[]>;

async function* feedXml(items: Items, shopUrl: string): AsyncGenerator<string> {
  const head = `${xmlElement("title", shopName())}${xmlElement("link", shopUrl)}${xmlElement("description", shop.description())}`;
  let start = `${xmlHeader}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}\n`;
  for await (const some of items) {
    yield start + some.map(itemXml).join("");
    start = "";
  }
  yield `${start}</channel></rss>\n`;
}

function itemXml(item: FeedItem): string {
  const elements = feedAttributes.flatMap((name) => {
    // Each additional image gets its own element.
    const values = name === "additional_image_link" ? item[name].split(",") : [item[name]];
    return values.filter(Boolean).map((value) => xmlElement(`g:${name}`, value));
  });
  return `<item>${elements.join("")}</item>\n`;
}

async function* feedTsv(items: Items): AsyncGenerator<string> {
  let start = tsvRow(feedAttributes);
  for await (const some of items) {
    const rows = some.map((item) => tsvRow(feedAttributes.map((name) => withoutSeparators(item[name]))));
    yield start + rows.join("");
    start = "";
  }
}

function tsvRow(cells: readonly string[]): string {
  return `${cells.join("\t")}\n`;
}

/** Removes characters that separate columns or rows. */
function withoutSeparators(value: string): string {
  return value.replace(/\s+/g, " ").trim();
}
