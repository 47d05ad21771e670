import { type Browser, launch } from "puppeteer-core";

/** The system's Firefox, over WebDriver BiDi. */
export const startFirefox = (): Promise<Browser> =>
  launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
    // Milliseconds, for a busy machine.
    timeout: 120_000,
  });
