/**
 * An icon as a CSS mask, so that an element repeated many times on a page needs no SVG. `shapes` is the SVG's
 * content, in black.
 */
export function maskImage(viewBox: string, shapes: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'>${shapes.replaceAll('"', "'")}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E")}")`;
}
