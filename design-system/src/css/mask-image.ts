/** An icon as a CSS mask, for elements too many for inline SVGs. `shapes` is the SVG's content, drawn in black. */
export function maskImage(viewBox: string, shapes: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'>${shapes.replaceAll('"', "'")}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E")}")`;
}
