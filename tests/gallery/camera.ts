import type { CDPSession, Page } from "@playwright/test";
import "../../.storybook/gallery/gallery-page.ts";

export const usualViewport = { width: 1280, height: 900 };
/** Pixels; what a text of many screens has farther down is more of the same. */
const tallest = 8000;

/**
 * Takes pictures of the gallery's page. It asks the browser itself for them: what Playwright does before each picture
 * the gallery has done once for all, and the fast way to pack pixels takes a third of the time.
 */
export class Camera {
  readonly #stage: Page;
  readonly #session: CDPSession;

  private constructor(stage: Page, session: CDPSession) {
    this.#stage = stage;
    this.#session = session;
  }

  static async before(stage: Page): Promise<Camera> {
    return new Camera(stage, await stage.context().newCDPSession(stage));
  }

  /** A PNG of what is shown, in another width: always of the same bytes if it looks the same. */
  async shoot(width: number): Promise<Buffer> {
    if (
      this.#stage.viewportSize()?.width !== width ||
      this.#stage.viewportSize()?.height !== usualViewport.height
    )
      await this.#stage.setViewportSize({ width, height: usualViewport.height });
    const box = await this.#stage.evaluate(() => window.gallery.settle());
    const clip = { ...box, height: Math.min(box.height, tallest), scale: 1 };
    const { data } = await this.#session.send("Page.captureScreenshot", {
      clip,
      format: "png",
      optimizeForSpeed: true,
      captureBeyondViewport: clip.y + clip.height > usualViewport.height,
    });
    return Buffer.from(data, "base64");
  }
}
