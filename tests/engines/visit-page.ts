import { type Find, type Visitor, visitor } from "./visitor.ts";

/** What the pages of Playwright and Puppeteer have in common. */
interface Page {
  goto(url: string): Promise<unknown>;
  evaluate(read: () => string): Promise<string>;
  evaluateHandle(find: Find, name: string): Promise<Handle>;
}

interface Handle {
  asElement(): unknown;
  jsonValue(): Promise<unknown>;
}

interface ElementHandle {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  press(key: "Enter"): Promise<void>;
}

export const visitPage = (page: Page, close: () => Promise<void>): Visitor =>
  visitor({
    open: async (url) => void (await page.goto(url)),
    read: (text) => page.evaluate(text),
    close,
    async find(find, name) {
      const handle = await page.evaluateHandle(find, name);
      const element = handle.asElement() as ElementHandle | null;
      if (!element) return Boolean(await handle.jsonValue());
      return {
        click: () => element.click(),
        type: (text) => element.type(text),
        pressEnter: () => element.press("Enter"),
      };
    },
  });
