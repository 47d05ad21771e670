import { test as base, type Page } from "@playwright/test";
import axe from "axe-core";
import "../../.storybook/gallery/gallery-page.ts";
import { Screenshots, defaultViewport } from "./screenshots.ts";
import { serveGallery } from "./server.ts";

/** `stage` is a gallery page that a worker uses for all its stories, `screenshots` takes screenshots of it. */
export const test = base.extend<object, { stage: Page; screenshots: Screenshots }>({
  stage: [
    async ({ browser }, use) => {
      const gallery = await serveGallery();
      const context = await browser.newContext({
        locale: "en-US",
        timezoneId: "UTC",
        reducedMotion: "reduce",
        colorScheme: "light",
      });
      await context.addInitScript({ content: axe.source });
      const stage = await context.newPage();
      // A fake clock, so that tests can skip delays.
      await stage.clock.install({ time: new Date("2026-03-04T12:00:00Z") });
      await stage.goto(gallery.address);
      await stage.waitForFunction(() => "gallery" in window);
      await use(stage);
      await context.close();
      await gallery.close();
    },
    { scope: "worker" },
  ],
  screenshots: [async ({ stage }, use) => use(await Screenshots.of(stage)), { scope: "worker" }],
});

/** Milliseconds until menus have closed after the pointer left, and announcements are cleared. */
const delay = 1000;

/** Shows a story with its play function, under the toolbar's switches. Returns the width. Images may still load. */
export async function performStory(
  stage: Page,
  id: string,
  switches: Readonly<Record<string, string>> = {},
): Promise<number> {
  const own = await stage.evaluate((id) => window.gallery.viewport(id), id);
  const viewport = own ?? defaultViewport;
  await stage.setViewportSize(viewport);
  await stage.evaluate(([id, switches]) => window.gallery.show(id, switches), [id, switches] as const);
  await stage.clock.runFor(delay);
  return viewport.width;
}

/** Shows a story, runs its play function and waits until images and fonts have loaded. */
export async function showStory(
  stage: Page,
  id: string,
  switches?: Readonly<Record<string, string>>,
): Promise<void> {
  await performStory(stage, id, switches);
  await stage.evaluate(() => window.gallery.settle());
}
