import { globSync } from "node:fs";
import { isInstalled } from "../../.tasks/process.ts";

/** A browser engine that the machine may lack. */
export interface Installation {
  readonly name: string;
  readonly isInstalled: boolean;
  /** Why its tests are skipped if it is not installed. */
  readonly missing: string;
}

/** WebKitGTK's browser for tests. */
export const [miniBrowser] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");

const debian = (name: string, packages: string, isComplete: boolean): Installation => ({
  name,
  isInstalled: isComplete,
  missing: `${name} is not installed: apt-get install ${packages}`,
});

export const firefox = debian("Firefox", "firefox-esr", isInstalled("firefox-esr"));
export const webkitGtk = debian(
  "WebKitGTK",
  "webkit2gtk-driver xvfb",
  miniBrowser !== undefined && ["WebKitWebDriver", "Xvfb"].every(isInstalled),
);
/** WebKit 2.38, which is older than all that the shop supports. */
export const wpe = debian("WPE WebKit", "wpewebkit-driver cog", ["WPEWebDriver", "cog"].every(isInstalled));
export const oldChromium: Installation = {
  name: "Chromium 112",
  isInstalled: process.platform === "linux" && process.arch === "x64",
  missing: "Chromium 112 runs on Linux x64 only",
};
