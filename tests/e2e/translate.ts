import type { BrowserContext } from "@playwright/test";
import { translateTexts } from "../../design-system/src/stories/translate-texts.ts";

/** How browsers translate a page, and what it shows later. */
export const translations = {
  /** As Chrome does on a fast device. */
  "after hydration": { event: "hydrated", inPlace: false },
  /** As Chrome does on a slow device. */
  "before hydration": { event: "DOMContentLoaded", inPlace: false },
  /** As Firefox does: the nodes stay, their text changes. */
  "before hydration, in place": { event: "DOMContentLoaded", inPlace: true },
} as const;

export type Translation = keyof typeof translations;

/** Translates every page, and what it shows later. */
export async function translate(context: BrowserContext, translation: Translation): Promise<void> {
  const { event, inPlace } = translations[translation];
  await context.addInitScript(`
    new MutationObserver((_, hydration) => {
      if (!document.documentElement.hasAttribute("data-hydrated")) return;
      hydration.disconnect();
      document.dispatchEvent(new Event("hydrated"));
    }).observe(document, { attributes: true, subtree: true });
    document.addEventListener("${event}", () => (${translateTexts.toString()})(document.body, ${inPlace}), { once: true });
  `);
}
