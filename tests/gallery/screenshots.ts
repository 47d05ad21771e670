import type { CDPSession, Page } from "@playwright/test";
import "../../.storybook/gallery/gallery-page.ts";

export const defaultViewport = { width: 1280, height: 900 };
/** Pixels. Taller stories are long texts that look the same further down. */
const maxHeight = 8000;

/** Faster than `page.screenshot()`: the gallery is prepared, and `optimizeForSpeed` takes a third. */
export class Screenshots {
  readonly #stage: Page;
  readonly #session: CDPSession;

  private constructor(stage: Page, session: CDPSession) {
    this.#stage = stage;
    this.#session = session;
  }

  static async of(stage: Page): Promise<Screenshots> {
    return new Screenshots(stage, await stage.context().newCDPSession(stage));
  }

  /** Takes a PNG at a width. Equal pixels give equal bytes. */
  async take(width: number): Promise<Buffer> {
    if (
      this.#stage.viewportSize()?.width !== width ||
      this.#stage.viewportSize()?.height !== defaultViewport.height
    )
      await this.#stage.setViewportSize({ width, height: defaultViewport.height });
    const box = await this.#stage.evaluate(() => window.gallery.settle());
    const clip = { ...box, height: Math.min(box.height, maxHeight), scale: 1 };
    const { data } = await this.#session.send("Page.captureScreenshot", {
      clip,
      format: "png",
      optimizeForSpeed: true,
      captureBeyondViewport: clip.y + clip.height > defaultViewport.height,
    });
    return Buffer.from(data, "base64");
  }
}
