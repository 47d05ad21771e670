import { chromium, type Browser, type Page } from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";
import { mark } from "./markup-payloads.ts";

/** Parses documents as a browser does, without running them. */
export class MarkupInspector {
  readonly #browser: Browser;
  readonly #page: Page;

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  static async open(): Promise<MarkupInspector> {
    const browser = await chromium.launch(await chromiumLaunch());
    return new MarkupInspector(browser, await browser.newPage());
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /** Lists every part of a document that comes from a payload. */
  intruders(text: string, type: string): Promise<string[]> {
    const kind = type.includes("xml") && !type.includes("html") ? "application/xml" : "text/html";
    const given: Given = { text, kind, mark };
    return this.#page.evaluate(findIntruders, given);
  }
}

interface Given {
  readonly text: string;
  readonly kind: "text/html" | "application/xml";
  readonly mark: string;
}

/** Runs in the browser. */
function findIntruders({ text, kind, mark }: Given): string[] {
  const parsed = new DOMParser().parseFromString(text, kind);
  const found: string[] = [];
  if (parsed.querySelector("parsererror")) found.push("a parser error");
  for (const element of parsed.querySelectorAll(`[${mark}]`)) found.push(element.outerHTML.slice(0, 200));
  for (const element of parsed.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      const isHandler = name.startsWith("on") && value.includes("letIn");
      const leads = ["href", "src", "action", "formaction", "data", "xlink:href"].includes(name);
      const isScript = leads && /^(javascript|data|vbscript):.*letIn/is.test(value.replaceAll(/\s/g, ""));
      const isForeign = leads && /^(https?:)?\/\/evil\.example/i.test(value);
      if (isHandler || isScript || isForeign) found.push(`${element.tagName} ${name}=${value.slice(0, 100)}`);
    }
  }
  return found;
}
