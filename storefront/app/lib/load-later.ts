import { whenIdle } from "./when-idle";

let used: Promise<void> | null = null;

/** Resolves when the browser is idle for the first time, or as soon as the page is pressed or typed in. */
function idleOrUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    whenIdle(resolve);
    for (const sign of ["pointerdown", "keydown", "focusin"] as const) {
      window.addEventListener(sign, () => resolve(), { once: true, capture: true });
    }
  });
  return used;
}

/**
 * For `lazy`: a part of the page that is rendered on the server and works as it stands (links, GET forms). Its script
 * is fetched when the browser has nothing better to do, or when the shopper begins; until then its HTML waits.
 */
export function loadLater<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => (typeof window === "undefined" ? load() : idleOrUsed().then(load));
}
