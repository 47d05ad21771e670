import type { BrowserContext } from "@playwright/test";
import { translateTexts } from "../../design-system/src/stories/translate-texts.ts";

/** Translates every page once it is hydrated, and what it shows later. */
export async function translate(context: BrowserContext): Promise<void> {
  await context.addInitScript(`
    new MutationObserver((_, hydration) => {
      if (!document.documentElement.hasAttribute("data-hydrated")) return;
      hydration.disconnect();
      (${translateTexts.toString()})(document.body);
    }).observe(document, { attributes: true, subtree: true });
  `);
}
