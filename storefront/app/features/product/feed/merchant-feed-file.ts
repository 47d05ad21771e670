import { site } from "~/constants";
import { xmlElement, xmlHeader } from "~/seo/xml";
import * as shop from "~/messages/en/shop";
import { feedAttributes, type FeedItem } from "./merchant-feed";

/** The feed in the two formats that merchant centers accept. */
export const feedFiles = new Map([
  ["products.xml", { contentType: "application/xml", write: feedXml }],
  ["products.tsv", { contentType: "text/tab-separated-values", write: feedTsv }],
]);

function feedXml(items: readonly FeedItem[], shopUrl: string): string {
  const head = `${xmlElement("title", site.name)}${xmlElement("link", shopUrl)}${xmlElement("description", shop.description)}`;
  const channel = `<channel>${head}\n${items.map(itemXml).join("")}</channel>`;
  return `${xmlHeader}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">${channel}</rss>\n`;
}

function itemXml(item: FeedItem): string {
  const elements = feedAttributes.flatMap((name) => {
    // Each additional image gets its own element.
    const values = name === "additional_image_link" ? item[name].split(",") : [item[name]];
    return values.filter(Boolean).map((value) => xmlElement(`g:${name}`, value));
  });
  return `<item>${elements.join("")}</item>\n`;
}

function feedTsv(items: readonly FeedItem[]): string {
  const rows = items.map((item) => feedAttributes.map((name) => withoutSeparators(item[name])));
  return [feedAttributes, ...rows].map((row) => `${row.join("\t")}\n`).join("");
}

/** Removes characters that separate columns or rows. */
function withoutSeparators(value: string): string {
  return value.replace(/\s+/g, " ").trim();
}
