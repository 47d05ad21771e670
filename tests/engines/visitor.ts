import { expect } from "vitest";

/** Runs in the page. */
export type Find = (name: string) => Element | boolean | null | undefined;

/** What a test does in any browser: finds controls by what they say, as a person does. */
export interface Visitor {
  readonly open: (url: string) => Promise<void>;
  waitFor(find: Find, name: string): Promise<void>;
  click(find: Find, name: string): Promise<void>;
  /** Types into an empty field, or chooses an option. A line break presses Enter. */
  type(find: Find, name: string, text: string): Promise<void>;
  /** The result of a function that runs in the page. */
  readonly read: (text: () => string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Milliseconds, for engines that draw without a graphics card on a busy machine. */
export const patience = 90_000;

interface Control {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
}

/** What each library that drives a browser offers. */
export interface DrivenBrowser extends Pick<Visitor, "open" | "read" | "close"> {
  readonly find: (find: Find, name: string) => Promise<Control | boolean>;
}

export function visitor({ open, read, close, find }: DrivenBrowser): Visitor {
  const until = (finder: Find, name: string, isDone: (found: Control | boolean) => Promise<boolean>) => {
    // The page may be leaving, and a control may move.
    const attempt = () =>
      find(finder, name)
        .then(isDone)
        .catch(() => false);
    const message = `${finder.name} ${name}`;
    return expect.poll(attempt, { timeout: patience, message }).toBe(true);
  };
  return {
    open,
    read,
    close,
    waitFor: (finder, name) => until(finder, name, async (found) => found !== false),
    click: (finder, name) =>
      until(finder, name, async (found) => {
        if (typeof found === "boolean") return false;
        await found.click();
        return true;
      }),
    async type(finder, name, text) {
      await until(finder, name, async (found) => found !== false);
      const field = (await find(finder, name)) as Control;
      await field.type(text.trimEnd());
      if (text.endsWith("\n")) await field.pressEnter();
    },
  };
}
