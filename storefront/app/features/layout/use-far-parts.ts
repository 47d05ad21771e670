import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { whenIdle } from "~/lib/when-idle";
import { farParts } from "./FarParts.css";

/** Parts that are laid out in one go: a frame's time on a slow phone. */
const atOnce = 4;

/**
 * Lays out what is far down the first page while the browser is idle, some of it at a time. The next page, and this one
 * when Back leads to it, is laid out whole: an element that stays is then no longer one that came with the document.
 */
export function useFarParts(): void {
  const { key } = useLocation();
  const first = useRef(key);
  // React in development takes what this writes for a mistake of the server; there, they are laid out when near alone.
  useEffect(() => (import.meta.env.DEV ? undefined : layOutFarParts(document)), []);
  // Before the page is scrolled to where it was left.
  useLayoutEffect(() => {
    if (key === first.current) return;
    for (const sent of document.querySelectorAll("[data-sent]")) sent.removeAttribute("data-sent");
  }, [key]);
}

function layOutFarParts(page: Document): () => void {
  const parts = [...page.querySelectorAll<HTMLElement>(farParts)];
  let callOff = whenIdle(layOutNext);
  return () => callOff();

  function layOutNext(): void {
    for (const part of parts.splice(0, atOnce)) part.style.contentVisibility = "visible";
    if (parts.length > 0) callOff = whenIdle(layOutNext);
  }
}
