import type { Page } from "@playwright/test";

/** Adds up the layout shifts that the shopper did not cause. Call it before the page opens. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (hadRecentInput) continue;
        Object.assign(window, { shifted: Number(Reflect.get(window, "shifted")) + value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, "shifted")));
