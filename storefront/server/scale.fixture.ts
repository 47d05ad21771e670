import { readSettings } from "./settings/settings.ts";
import { startStorefront } from "./start-storefront.ts";
import { buildWith } from "./storefront.fixture.ts";

/** A program that runs the storefront's server with small pages, whose text is the catalog's state when they render. */

const catalog = process.env["CATALOG_URL"] ?? "";

const app = () => async (request: Request) => {
  const { pathname, search } = new URL(request.url);
  const response = await fetch(catalog + pathname + search);
  const version = await response.text();
  const id = pathname.split("/").at(-1) || "home";
  return new Response(`<p>${version}</p>${"<i>shop</i>".repeat(500)}`, {
    headers: { "Content-Type": "text/plain", "Cache-Tag": `p${id}` },
  });
};

const storefront = await startStorefront(readSettings(), buildWith(app));
console.log(`Listening: http://127.0.0.1:${storefront.port}`);
process.once("SIGTERM", async () => {
  await storefront.drain();
  await storefront.close();
  process.exit(0);
});
