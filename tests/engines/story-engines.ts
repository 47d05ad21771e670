import { defineBrowserProvider } from "@vitest/browser";
import { Key } from "selenium-webdriver";
import type { BrowserCommand, BrowserConfigOptions, BrowserInstanceOption, TestProject } from "vitest/node";
import { startFirefox } from "./firefox.ts";
import * as installed from "./installed.ts";
import { resize, startWebkit } from "./webkit.ts";

/** What Vitest's browser mode needs of an engine. */
interface StoryEngine {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  pressTab(shift: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds. These engines draw without a graphics card, and both start at once. */
const connectTimeout = 300_000;

async function firefox(): Promise<StoryEngine> {
  const browser = await startFirefox();
  const page = await browser.newPage();
  page.setDefaultNavigationTimeout(connectTimeout);
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    async pressTab(shift) {
      if (shift) await page.keyboard.down("Shift");
      await page.keyboard.press("Tab");
      if (shift) await page.keyboard.up("Shift");
    },
    stop: () => browser.close(),
  };
}

async function webkit(): Promise<StoryEngine> {
  const { driver, stop } = await startWebkit();
  return {
    open: (url) => driver.get(url),
    resize: (width, height) => resize(driver, width, height),
    async pressTab(shift) {
      const keys = driver.actions();
      await (
        shift ? keys.keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT) : keys.sendKeys(Key.TAB)
      ).perform();
    },
    stop,
  };
}

/** Playwright's provider cannot start the system's browsers. */
const provider = defineBrowserProvider({
  name: "engines",
  supportedBrowser: ["firefox", "webkit"],
  providerFactory(project: TestProject) {
    const engine = project.config.browser.name === "firefox" ? firefox() : webkit();
    const register = <Payload extends unknown[]>(name: string, command: BrowserCommand<Payload>) =>
      project.browser?.registerCommand(name as never, command as never);
    register<[{ width: number; height: number }]>("__vitest_viewport", async (_, { width, height }) =>
      (await engine).resize(width, height),
    );
    register<[{ shift?: boolean }?]>("__vitest_tab", async (_, { shift = false } = {}) =>
      (await engine).pressTab(shift),
    );
    return {
      name: "engines",
      // Side by side: while one engine waits, the other one works.
      supportsParallelism: true,
      getCommandsContext: () => ({}),
      openPage: async (_, url) => (await engine).open(url),
      close: async () => (await engine).stop(),
    };
  },
});

const instances: BrowserInstanceOption[] = [];
for (const [browser, { isInstalled, missing }] of [
  ["firefox", installed.firefox],
  ["webkit", installed.webkitGtk],
] as const) {
  if (isInstalled) instances.push({ browser });
  else console.warn(`Stories are skipped, because ${missing}`);
}

/** The system's Firefox and WebKitGTK for Vitest's browser mode, as far as they are installed. */
export const storyEngines: BrowserConfigOptions & { instances: typeof instances } = {
  enabled: true,
  // One page per engine, which cannot show two. Neither opens a window.
  headless: false,
  ui: false,
  importMapMocks: true,
  provider,
  instances,
  connectTimeout,
  screenshotFailures: false,
};
