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

/** What the page complained of: errors, warnings and whatever it could not load. */
export interface Visit {
  readonly page: Page;
  readonly complaints: string[];
}

interface Site {
  /** Built files, by their paths. */
  readonly folder: string;
  /** Answers what is no file. */
  readonly answer?: (request: Request) => Promise<Response> | Response;
  readonly withoutScript?: boolean;
}

/** Opens the start page of a built app; nothing else can be reached. */
export async function visit(
  browser: Browser,
  { folder, answer, withoutScript = false }: Site,
): Promise<Visit> {
  const context = await browser.newContext({ javaScriptEnabled: !withoutScript });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => complaints.push(`not loaded: ${request.url()}`));
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) return route.abort();
    const file = await readFile(join(folder, url.pathname === "/" ? "index.html" : url.pathname)).catch(
      () => null,
    );
    const contentType = types[extname(url.pathname) || ".html"] ?? "application/octet-stream";
    if (file) return route.fulfill({ body: file, contentType });
    const answered = await answer?.(new Request(url));
    if (answered === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({
      body: Buffer.from(await answered.arrayBuffer()),
      headers: Object.fromEntries(answered.headers),
    });
  });
  await page.goto(`${origin}/`);
  return { page, complaints };
}
