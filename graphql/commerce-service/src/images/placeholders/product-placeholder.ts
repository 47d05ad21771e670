import { colors } from "../../demo/wardrobe.ts";
import { garmentOutline } from "./garment-outline.ts";

export interface PlaceholderSubject {
  readonly category: string;
  /** A filter color. Any other value is drawn in a neutral one. */
  readonly color: string;
  /** front, back, detail or fabric. */
  readonly view: string;
}

const neutral = "#B8AFA2";

/** A plain SVG of a garment, 960 × 1200: its outline on its color. */
export function drawPlaceholder({ category, color, view }: PlaceholderSubject): string {
  const hex = (colors as Readonly<Record<string, string>>)[color] ?? neutral;
  const ink = lightness(hex) > 0.45 ? "#3A3330" : "#F4EEE6";
  const ground = `<rect width="240" height="300" fill="${hex}"/><rect width="240" height="300" fill="url(#light)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="0 0 240 300">
<defs>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#000" stop-opacity=".1"/></linearGradient>
<pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 3H6M3 0V6" stroke="${ink}" stroke-opacity=".16" stroke-width="1"/></pattern>
</defs>
${ground}${subject(category, view, ink)}
</svg>`;
}

function subject(category: string, view: string, ink: string): string {
  if (view === "fabric") return `<rect width="240" height="300" fill="url(#weave)"/>`;
  const outline = `<path d="${garmentOutline(category)}" fill="#fff" fill-opacity=".14" stroke="${ink}" stroke-opacity=".72" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>`;
  if (view === "detail") return `<g transform="translate(-108 -86) scale(1.9)">${outline}</g>`;
  const sign = view === "back" ? -1 : 1;
  return `<g transform="translate(120 150) scale(${1.25 * sign} 1.25) translate(-120 -150)">${outline}</g>`;
}

/** Approximate lightness of a color, from 0 (black) to 1 (white). */
function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}
