import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";

const origin = "http://consumer.localhost";
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

export const openBrowser = async (): Promise<Browser> => chromium.launch(await chromiumLaunch());

/** `problems` are errors, warnings and failed requests. */
export interface Visit {
  readonly page: Page;
  readonly problems: string[];
}

interface Site {
  /** The folder with the built files. */
  readonly folder: string;
  /** Responds to requests that match no file. */
  readonly respond?: (request: Request) => Promise<Response> | Response;
  readonly withoutScript?: boolean;
  /** The page to open; the start page if left out. */
  readonly path?: string;
}

/** Opens a page of a built app. No other origin is reachable. */
export async function visit(
  browser: Browser,
  { folder, respond, withoutScript = false, path = "/" }: Site,
): Promise<Visit> {
  const context = await browser.newContext({ javaScriptEnabled: !withoutScript });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("requestfailed", (request) => problems.push(`Failed to load ${request.url()}`));
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) return route.abort();
    const file = await readFile(join(folder, url.pathname === "/" ? "index.html" : url.pathname)).catch(
      () => null,
    );
    const contentType = types[extname(url.pathname) || ".html"] ?? "application/octet-stream";
    if (file) return route.fulfill({ body: file, contentType });
    const response = await respond?.(new Request(url));
    if (response === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({
      body: Buffer.from(await response.arrayBuffer()),
      headers: Object.fromEntries(response.headers),
    });
  });
  await page.goto(`${origin}${path}`);
  return { page, problems };
}
