import { type ElementHandle, launch } from "puppeteer-core";
import { expect } from "vitest";
import type { Find, Visitor } from "./visitor.ts";

export const firefoxPath = "/usr/bin/firefox-esr";

/** The system's Firefox, over WebDriver BiDi. */
export async function visitFirefox(width: number): Promise<Visitor> {
  const browser = await launch({ browser: "firefox", executablePath: firefoxPath });
  const page = await browser.newPage();
  await page.setViewport({ width, height: 844 });
  const result = async (find: Find, name: string) => {
    const handle = await page.evaluateHandle(find, name);
    return (handle.asElement() as ElementHandle | null) ?? (await handle.jsonValue());
  };
  const waitFor = async (find: Find, name: string) => {
    // The page may be leaving.
    const isFound = () => result(find, name).then(Boolean, () => false);
    await expect.poll(isFound, { timeout: 30_000, message: `${find.name} ${name}` }).toBe(true);
    return (await result(find, name)) as ElementHandle;
  };
  return {
    open: async (url) => void (await page.goto(url)),
    waitFor: async (find, name) => void (await waitFor(find, name)),
    click: async (find, name) => (await waitFor(find, name)).click(),
    async type(find, name, text) {
      const element = await waitFor(find, name);
      await element.type(text.trimEnd());
      if (text.endsWith("\n")) await element.press("Enter");
    },
    read: (text) => page.evaluate(text),
    close: () => browser.close(),
  };
}
