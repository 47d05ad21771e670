import * as firefoxBrowser from "./firefox.ts";
import * as installed from "./installed.ts";
import { startOldChromium } from "./old-chromium.ts";
import { visitDriver } from "./visit-driver.ts";
import { visitPage } from "./visit-page.ts";
import { patience, type Visitor } from "./visitor.ts";
import * as webkit from "./webkit.ts";

interface Engine extends installed.Installation {
  visit(width: number): Promise<Visitor>;
}

const height = 844;

async function visitFirefox(width: number, settings = {}): Promise<Visitor> {
  const browser = await firefoxBrowser.startFirefox(settings);
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  page.setDefaultNavigationTimeout(patience);
  return visitPage(page, () => browser.close());
}

async function visitWebkit(width: number, ...options: readonly string[]): Promise<Visitor> {
  const started = await webkit.startWebkit(...options);
  await webkit.resize(started.driver, width, height);
  return visitDriver(started);
}

async function visitOldChromium(width: number): Promise<Visitor> {
  const browser = await startOldChromium();
  const page = await browser.newPage({ viewport: { width, height } });
  page.setDefaultNavigationTimeout(patience);
  return visitPage(page, () => browser.close());
}

export const engines: readonly Engine[] = [
  { ...installed.firefox, visit: (width) => visitFirefox(width) },
  { ...installed.webkitGtk, visit: (width) => visitWebkit(width) },
  { ...installed.oldChromium, visit: visitOldChromium },
];

/** Block all cookies. Firefox then denies storage, too. */
export const enginesWithoutCookies: readonly Engine[] = [
  { ...installed.firefox, visit: (width) => visitFirefox(width, firefoxBrowser.withoutCookies) },
  { ...installed.webkitGtk, visit: (width) => visitWebkit(width, webkit.withoutCookies) },
];

/** Its window has a size of its own. */
export const wpe = {
  ...installed.wpe,
  visit: async (): Promise<Visitor> => visitDriver(await webkit.startWpe()),
};
