import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import getPort from "get-port";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { run } from "../../.tasks/process.ts";
import { miniBrowser } from "./installed.ts";

export interface Webkit {
  readonly driver: WebDriver;
  readonly stop: () => Promise<void>;
}

/** An option of WebKitGTK's browser: it blocks all cookies. */
export const withoutCookies = "--cookies-policy=never";

/** WebKitGTK on a virtual screen, over WebDriver. */
export async function startWebkit(...options: readonly string[]): Promise<Webkit> {
  const settings = await mkdtemp(join(tmpdir(), "circlet-webkit-"));
  await mkdir(join(settings, "gtk-3.0"));
  await writeFile(join(settings, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=false\n");
  const screen = run("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
    reject: false,
  });
  const display = await firstLine(screen);
  const { driver, stop } = await startDriver("WebKitWebDriver", {
    env: { DISPLAY: `:${display}`, XDG_CONFIG_HOME: settings },
    browserName: "MiniBrowser",
    options: "webkitgtk:browserOptions",
    binary: miniBrowser ?? "",
    args: ["--full-screen", "--private", ...options],
  });
  return {
    driver,
    async stop() {
      await stop();
      screen.kill();
      await screen;
      await rm(settings, { recursive: true, force: true });
    },
  };
}

/** WPE WebKit without a screen, over WebDriver. */
export const startWpe = (): Promise<Webkit> =>
  startDriver("WPEWebDriver", {
    browserName: "cog",
    options: "wpe:browserOptions",
    binary: "/usr/bin/cog",
    args: ["--platform=headless"],
  });

interface DriverOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly browserName: string;
  readonly options: string;
  readonly binary: string;
  readonly args: readonly string[];
}

async function startDriver(
  program: string,
  { env = {}, browserName, options, binary, args }: DriverOptions,
): Promise<Webkit> {
  const port = await getPort();
  const server = run(program, [`--port=${port}`], {
    stdio: "ignore",
    reject: false,
    env: { ...env, LIBGL_ALWAYS_SOFTWARE: "1" },
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await setTimeout(50);
  const capabilities = new Capabilities({ browserName });
  capabilities.set(options, { binary, args: ["--automation", ...args] });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  return {
    driver,
    async stop() {
      await driver.quit();
      server.kill();
      await server;
    },
  };
}

export async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
}

async function firstLine({ stdout }: ReturnType<typeof run>): Promise<string> {
  let text = "";
  for await (const part of stdout ?? []) {
    text += String(part);
    if (text.includes("\n")) break;
  }
  return text.trim();
}
