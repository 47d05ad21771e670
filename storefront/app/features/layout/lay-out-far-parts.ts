import { whenIdle } from "~/lib/when-idle";
import { farParts } from "./FarParts.css";

/** Parts that are laid out in one go: a frame's time on a slow phone. */
const atOnce = 4;

/**
 * Lays out what is far down a page while the browser is idle, some of it at a time; from then on every page is laid out
 * whole, so that Back finds its place. The function returned calls it off.
 */
export function layOutFarParts(page: Document): () => void {
  const parts = [...page.querySelectorAll<HTMLElement>(farParts)];
  let callOff = whenIdle(layOutNext);
  return () => callOff();

  function layOutNext(): void {
    for (const part of parts.splice(0, atOnce)) part.style.contentVisibility = "visible";
    if (parts.length > 0) callOff = whenIdle(layOutNext);
    else page.documentElement.dataset["laidOut"] = "";
  }
}
