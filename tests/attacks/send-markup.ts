import { rm } from "node:fs/promises";
import { expect } from "vitest";
import { seededFolder } from "../faults/faulty-shop.ts";
import { startShop } from "../e2e/shop.ts";
import { printFigures } from "./harm.ts";
import { MarkupInspector } from "./inspect-markup.ts";
import { attackedDocuments, ways } from "./entry-points.ts";
import { merchantDocuments } from "./merchant-texts.ts";

/** Sends each payload through every entry point, and inspects every document that contains it. */
export async function expectAllRefused(payloads: readonly string[]): Promise<void> {
  const catalog = await seededFolder();
  const shop = await startShop(catalog);
  const inspector = await MarkupInspector.open();
  const letIn: string[] = [];
  let documents = 0;
  try {
    for (const payload of payloads) {
      for (const { way, type, text } of await attackedDocuments(shop, payload)) {
        documents += 1;
        const found = await inspector.intruders(text, type);
        letIn.push(...found.map((part) => `${way}, ${payload}: ${part}`));
      }
    }
    for (const { way, type, text } of await merchantDocuments(payloads)) {
      documents += 1;
      const found = await inspector.intruders(text, type);
      letIn.push(...found.map((part) => `${way}: ${part}`));
    }
    for (const path of [
      "/search",
      "/feeds/products.xml",
      "/sitemap.xml",
      "/sitemaps/products-1.xml",
      "/brands",
    ]) {
      const response = await fetch(shop.url + path);
      documents += 1;
      const found = await inspector.intruders(
        await response.text(),
        response.headers.get("content-type") ?? "",
      );
      letIn.push(...found.map((part) => `${path}: ${part}`));
    }
  } finally {
    await inspector.close();
    await shop.stop();
    await rm(catalog, { recursive: true });
  }
  const count = `${payloads.length} payloads × ${Object.keys(ways).length} ways in`;
  printFigures(`Markup, ${count}, ${documents} documents inspected, ${letIn.length} let in`);
  expect(letIn).toEqual([]);
}
