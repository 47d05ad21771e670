import type { Box } from "./gallery-page.ts";

/** Margin for focus rings and shadows, which extend beyond their elements. */
const margin = 8;

/** The bounds of the story, including open overlays, in whole pixels of the document. */
export function storyBounds(): Box {
  // Excludes content that a dialog hides.
  if (document.querySelector("dialog[open], [role='dialog']:popover-open"))
    return { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const rects = [...document.body.querySelectorAll("*")].map((element) => element.getBoundingClientRect());
  const seen = rects.filter(({ width, height }) => width > 1 && height > 1);
  const left = Math.max(0, Math.min(...seen.map((rect) => rect.left)) - margin);
  const top = Math.max(0, Math.min(...seen.map((rect) => rect.top + scrollY)) - margin);
  const right = Math.min(innerWidth, Math.max(...seen.map((rect) => rect.right)) + margin);
  const bottom = Math.max(...seen.map((rect) => rect.bottom + scrollY)) + margin;
  if (seen.length === 0 || right <= left) return { x: 0, y: 0, width: 16, height: 16 };
  return {
    x: Math.floor(left),
    y: Math.floor(top),
    width: Math.ceil(right) - Math.floor(left),
    height: Math.ceil(Math.min(bottom, document.documentElement.scrollHeight)) - Math.floor(top),
  };
}

/** Everything that may still change, as a string to compare: markup, positions, scroll offsets and images. */
export function visibleState(): string {
  const places = [...document.body.querySelectorAll("*")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const source = element instanceof HTMLImageElement ? element.currentSrc : "";
    return [x, y, width, height, element.scrollLeft, element.scrollTop, source].join(" ");
  });
  return [document.body.innerHTML, ...places].join("\n");
}
