import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { test as base, type BrowserContext, type Page } from "@playwright/test";
import axe from "axe-core";
import { decode, type Picture } from "../visual/picture.ts";
import "../../.storybook/gallery/gallery-page.ts";
import { galleryFolder } from "./stories.ts";

/** Chromium trusts this name as it does https: some of what a page may ask for is there in such pages alone. */
const address = "http://gallery.localhost/";
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
};

/** The gallery comes out of its folder; nothing else can be reached, so that no test hangs on a network. */
async function serve(context: BrowserContext): Promise<void> {
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== new URL(address).origin) return route.abort();
    const file = url.pathname === "/" ? "index.html" : decodeURIComponent(url.pathname);
    const body = await readFile(join(galleryFolder, file)).catch(() => null);
    if (body === null) return route.fulfill({ status: 404 });
    return route.fulfill({ body, contentType: types[extname(file)] ?? "application/octet-stream" });
  });
}

/** `stage` is a page of the gallery that a worker keeps for all its stories. */
export const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: "en-US",
        timezoneId: "UTC",
        reducedMotion: "reduce",
        colorScheme: "light",
      });
      await serve(context);
      await context.addInitScript({ content: axe.source });
      const stage = await context.newPage();
      // A clock that tests can put forward: nobody waits for what a story does a while after its last step.
      await stage.clock.install({ time: new Date("2026-03-04T12:00:00Z") });
      await stage.goto(address);
      await stage.waitForFunction(() => "gallery" in window);
      await use(stage);
      await context.close();
    },
    { scope: "worker" },
  ],
});

const usualViewport = { width: 1280, height: 900 };
/** Milliseconds in which menus close behind whoever has left and announcements are cleared. */
const aWhile = 1000;
/** Pixels; what a text of many screens has farther down is more of the same. */
const tallest = 8000;

/** Shows a story in its own viewport, if it has one, its play function performed. Pictures may still be on their way. */
export async function performStory(stage: Page, id: string): Promise<void> {
  const viewport = await stage.evaluate((id) => window.gallery.viewport(id), id);
  await stage.setViewportSize(viewport ?? usualViewport);
  await stage.evaluate((id) => window.gallery.show(id), id);
  await stage.clock.runFor(aWhile);
}

/** Shows a story, performed, and waits until nothing moves. */
export async function showStory(stage: Page, id: string): Promise<void> {
  await performStory(stage, id);
  await stage.evaluate(() => window.gallery.settle());
}

/** A picture of what is shown, in another width. */
export async function shoot(stage: Page, width: number): Promise<Picture> {
  await stage.setViewportSize({ width, height: usualViewport.height });
  const box = await stage.evaluate(() => window.gallery.settle());
  const clip = { ...box, height: Math.min(box.height, tallest) };
  return decode(await stage.screenshot({ clip, fullPage: clip.height > usualViewport.height, scale: "css" }));
}
