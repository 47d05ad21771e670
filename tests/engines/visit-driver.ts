import { Key, type WebElement } from "selenium-webdriver";
import { type Visitor, visitor } from "./visitor.ts";
import type { Webkit } from "./webkit.ts";

export const visitDriver = ({ driver, stop }: Webkit): Visitor =>
  visitor({
    open: (url) => driver.get(url),
    read: (text) => driver.executeScript<string>(`return (${String(text)})()`),
    close: stop,
    async find(find, name) {
      const script = `return (${String(find)})(...arguments)`;
      const found = await driver.executeScript<WebElement | boolean | null>(script, name);
      if (found === null || typeof found === "boolean") return found ?? false;
      return {
        click: () => found.click(),
        type: (text) => found.sendKeys(text),
        pressEnter: () => found.sendKeys(Key.ENTER),
      };
    },
  });
