import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font, Glyph, OpenType, PathCommand } from "opentype.js";
import { flatten, type Polyline } from "../geometry/path.ts";
import type { Hex } from "../light/color.ts";

/** Filled shapes printed or woven on a panel, in panel coordinates. */
export interface Ink {
  readonly color: Hex;
  readonly shapes: readonly Polyline[];
  readonly opacity?: number;
}

export interface Lettering {
  readonly size: number;
  readonly color?: Hex;
  readonly anchor?: "start" | "middle" | "end";
  /** Extra space after each letter. */
  readonly tracking?: number;
  /** The maximum width; longer text is scaled down. */
  readonly fit?: number;
}

const load = createRequire(import.meta.url);
let font: Font | undefined;

/** The shop's serif font. Letters are outlines, so that images do not depend on installed fonts. */
function serif(): Font {
  if (!font) {
    const file = load.resolve("@fontsource/gilda-display/files/gilda-display-latin-400-normal.woff");
    const bytes = readFileSync(file);
    font = (load("opentype.js") as OpenType).parse(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    );
  }
  return font;
}

/** Text whose baseline starts, is centered or ends at (x, y). */
export function lettering(text: string, x: number, y: number, options: Lettering): Ink {
  const { color = "#2a2522", anchor = "middle", tracking = 0, fit } = options;
  const natural = measure(text, options.size, tracking);
  const size = fit !== undefined && natural > fit ? (options.size * fit) / natural : options.size;
  const width = measure(text, size, tracking);
  let pen = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  const shapes: Polyline[] = [];
  for (const glyph of glyphs(text)) {
    shapes.push(...outlines(glyph.getPath(pen, y, size).commands));
    pen += advance(glyph.advanceWidth, size) + tracking;
  }
  return { color, shapes };
}

/** Looks up glyphs one by one: the library cannot read all of the font's substitutions, and labels need none. */
const glyphs = (text: string): Glyph[] => [...text].map((character) => serif().charToGlyph(character));

const advance = (width: number | undefined, size: number): number =>
  ((width ?? 0) / serif().unitsPerEm) * size;

function measure(text: string, size: number, tracking: number): number {
  return glyphs(text).reduce((sum, glyph) => sum + advance(glyph.advanceWidth, size) + tracking, -tracking);
}

/** Converts outlines directly: the library's own serializer writes NaN for values such as 1e-14. */
function outlines(commands: readonly PathCommand[]): Polyline[] {
  const data = commands.map(
    ({ type, x1, y1, x2, y2, x, y }) =>
      type +
      [x1, y1, x2, y2, x, y]
        .filter((n) => n !== undefined)
        .map((n) => n.toFixed(3))
        .join(" "),
  );
  return flatten(data.join(""), 0.6);
}
