import { globSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { Builder, Capabilities, Key, type WebElement } from "selenium-webdriver";
import { expect } from "vitest";
import { run } from "../../.tasks/process.ts";
import type { Find, Visitor } from "./visitor.ts";

/** WebKitGTK's browser for tests. */
export const [miniBrowser] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");

/** WebKitGTK on a virtual screen, over WebDriver. */
export async function visitWebkit(width: number): Promise<Visitor> {
  const settings = await mkdtemp(join(tmpdir(), "circlet-webkit-"));
  await mkdir(join(settings, "gtk-3.0"));
  await writeFile(join(settings, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=false\n");
  const screen = run("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
    reject: false,
  });
  const display = await firstLine(screen);
  const port = await getPort();
  const env = { DISPLAY: `:${display}`, XDG_CONFIG_HOME: settings, LIBGL_ALWAYS_SOFTWARE: "1" };
  const server = run("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", reject: false, env });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true);
  const args = ["--automation", "--full-screen", "--private"];
  const capabilities = new Capabilities({ browserName: "MiniBrowser" });
  capabilities.set("webkitgtk:browserOptions", { binary: miniBrowser, args });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: 844 });

  const found = (find: Find, name: string) =>
    driver.executeScript<WebElement | boolean | null>(`return (${String(find)})(...arguments)`, name);
  const waitFor = async (find: Find, name: string) => {
    await expect
      .poll(() => found(find, name).then(Boolean, () => false), {
        timeout: 30_000,
        message: `${find.name} ${name}`,
      })
      .toBe(true);
    return found(find, name) as Promise<WebElement>;
  };
  return {
    open: (url) => driver.get(url),
    waitFor: async (find, name) => void (await waitFor(find, name)),
    async click(find, name) {
      // What moves or is about to be replaced is refused.
      const click = () => found(find, name).then((element) => (element as WebElement).click());
      const isClicked = () =>
        click().then(
          () => true,
          () => false,
        );
      await expect.poll(isClicked, { timeout: 30_000, message: `${find.name} ${name}` }).toBe(true);
    },
    async type(find, name, text) {
      const element = await waitFor(find, name);
      await element.sendKeys(text.trimEnd(), ...(text.endsWith("\n") ? [Key.ENTER] : []));
    },
    read: (find) => driver.executeScript<string>(`return (${String(find)})()`),
    async close() {
      await driver.quit();
      server.kill();
      screen.kill();
      await Promise.all([server, screen]);
      await rm(settings, { recursive: true, force: true });
    },
  };
}

async function firstLine({ stdout }: ReturnType<typeof run>): Promise<string> {
  let text = "";
  for await (const part of stdout ?? []) {
    text += String(part);
    if (text.includes("\n")) break;
  }
  return text.trim();
}
