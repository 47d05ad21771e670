import { test as base, type Page } from "@playwright/test";
import axe from "axe-core";
import "../../.storybook/gallery/gallery-page.ts";
import { Camera, usualViewport } from "./camera.ts";
import { serveGallery } from "./server.ts";

/** `stage` is a page of the gallery that a worker keeps for all its stories; `camera` takes pictures of it. */
export const test = base.extend<object, { stage: Page; camera: Camera }>({
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
      // A clock that tests can put forward: nobody waits for what a story does a while after its last step.
      await stage.clock.install({ time: new Date("2026-03-04T12:00:00Z") });
      await stage.goto(gallery.address);
      await stage.waitForFunction(() => "gallery" in window);
      await use(stage);
      await context.close();
      await gallery.close();
    },
    { scope: "worker" },
  ],
  camera: [async ({ stage }, use) => use(await Camera.before(stage)), { scope: "worker" }],
});

/** Milliseconds in which menus close behind whoever has left and announcements are cleared. */
const aWhile = 1000;

/**
 * Shows a story in its own viewport, if it has one, its play function performed; answers with that viewport's width.
 * Pictures may still be on their way.
 */
export async function performStory(stage: Page, id: string): Promise<number> {
  const own = await stage.evaluate((id) => window.gallery.viewport(id), id);
  const viewport = own ?? usualViewport;
  await stage.setViewportSize(viewport);
  await stage.evaluate((id) => window.gallery.show(id), id);
  await stage.clock.runFor(aWhile);
  return viewport.width;
}

/** Shows a story, performed, and waits until nothing moves. */
export async function showStory(stage: Page, id: string): Promise<void> {
  await performStory(stage, id);
  await stage.evaluate(() => window.gallery.settle());
}
