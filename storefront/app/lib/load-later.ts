import { whenIdle } from "./when-idle";
import { pressAgain } from "./withheld-press";

let used: Promise<void> | null = null;

/** Resolves when the browser is idle for the first time, or as soon as the page is pressed or typed in. */
export function idleOrUsed(): Promise<void> {
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
 * is fetched when the browser has nothing better to do, or when the shopper begins; until then its HTML waits, and with
 * it the last press on a button that needs the script. If that cannot be had it waits for good: links and forms need none.
 */
export function loadLater<Module>(load: () => Promise<Module>): () => Promise<Module> {
  if (typeof window === "undefined") return load;
  return () => idleOrUsed().then(() => load().then(pressedAgain, forGood));
}

function pressedAgain<Module>(module: Module): Module {
  // Once `lazy` has it: the press then has React take the part over at once.
  setTimeout(pressAgain);
  return module;
}

let isIncomplete = false;

/** Whether a part of this page waits for good: the next page is better asked for as a document, where it is whole. */
export function isPageIncomplete(): boolean {
  return isIncomplete;
}

function forGood(error: unknown): Promise<never> {
  console.error(error);
  isIncomplete = true;
  return new Promise(() => undefined);
}
