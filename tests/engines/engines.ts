import { startFirefox } from "./firefox.ts";
import * as installed from "./installed.ts";
import { startOldChromium } from "./old-chromium.ts";
import { visitDriver } from "./visit-driver.ts";
import { visitPage } from "./visit-page.ts";
import { patience, type Visitor } from "./visitor.ts";
import { resize, startWebkit, startWpe } from "./webkit.ts";

interface Engine extends installed.Installation {
  visit(width: number): Promise<Visitor>;
}

const height = 844;

const firefox: Engine = {
  ...installed.firefox,
  async visit(width) {
    const browser = await startFirefox();
    const page = await browser.newPage();
    await page.setViewport({ width, height });
    page.setDefaultNavigationTimeout(patience);
    return visitPage(page, () => browser.close());
  },
};

const webkitGtk: Engine = {
  ...installed.webkitGtk,
  async visit(width) {
    const webkit = await startWebkit();
    await resize(webkit.driver, width, height);
    return visitDriver(webkit);
  },
};

const oldChromium: Engine = {
  ...installed.oldChromium,
  async visit(width) {
    const browser = await startOldChromium();
    const page = await browser.newPage({ viewport: { width, height } });
    page.setDefaultNavigationTimeout(patience);
    return visitPage(page, () => browser.close());
  },
};

export const engines = [firefox, webkitGtk, oldChromium];

/** Its window has a size of its own. */
export const wpe = {
  ...installed.wpe,
  visit: async (): Promise<Visitor> => visitDriver(await startWpe()),
};
