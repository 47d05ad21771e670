import { type Browser, launch } from "puppeteer-core";

/** Values of about:config by which Firefox blocks all cookies, and with them storage. */
export const withoutCookies = { "network.cookie.cookieBehavior": 2 };

/** The system's Firefox, over WebDriver BiDi. */
export const startFirefox = (settings: Readonly<Record<string, number>> = {}): Promise<Browser> =>
  launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, ...settings },
    // Milliseconds, for a busy machine.
    timeout: 120_000,
  });
