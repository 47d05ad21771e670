import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font, OpenType, PathCommand } from "opentype.js";

/** The shop's fonts: the serif for headings, and three weights of the sans serif. */
const faces = {
  display: "@fontsource/gilda-display/files/gilda-display-latin-400-normal.woff",
  regular: "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff",
  medium: "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff",
  semibold: "@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff",
} as const;

export type Face = keyof typeof faces;

export interface TypeSetting {
  readonly face?: Face;
  /** In pixels. */
  readonly size: number;
  readonly color?: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly tracking?: number;
}

const load = createRequire(import.meta.url);
const loaded = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(load.resolve(faces[face]));
  const font = (load("opentype.js") as OpenType).parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  loaded.set(face, font);
  return font;
}

/** Sets a line of text as an SVG path with its baseline at y, so that images do not depend on installed fonts. */
export function typeset(text: string, x: number, y: number, setting: TypeSetting): string {
  const { face = "regular", size, color = "#1B1817", anchor = "start", tracking = 0 } = setting;
  const width = textWidth(text, setting);
  let pen = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  let data = "";
  for (const glyph of glyphsOf(text, face)) {
    data += pathData(glyph.getPath(pen, y, size).commands);
    pen += advance(glyph.advanceWidth, face, size) + tracking;
  }
  return `<path d="${data}" fill="${color}"/>`;
}

export function textWidth(text: string, { face = "regular", size, tracking = 0 }: TypeSetting): number {
  return glyphsOf(text, face).reduce(
    (sum, { advanceWidth }) => sum + advance(advanceWidth, face, size) + tracking,
    -tracking,
  );
}

/** Breaks a text into lines of at most `width`. */
export function lines(text: string, width: number, setting: TypeSetting): string[] {
  const out: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${out.at(-1) ?? ""} ${word}`.trim();
    if (out.length > 0 && textWidth(longer, setting) <= width) out[out.length - 1] = longer;
    else out.push(word);
  }
  return out;
}

/** Looks up glyphs one by one. A character missing from the font is an error, not an empty box. */
function glyphsOf(text: string, face: Face) {
  return [...text].map((character) => {
    const glyph = fontOf(face).charToGlyph(character);
    if (glyph.index === 0) throw new Error(`The face ${face} has no "${character}" (in "${text}").`);
    return glyph;
  });
}

const advance = (width: number | undefined, face: Face, size: number): number =>
  ((width ?? 0) / fontOf(face).unitsPerEm) * size;

const pathData = (commands: readonly PathCommand[]): string =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((n) => n !== undefined);
      return type + numbers.map((n) => n.toFixed(2)).join(" ");
    })
    .join("");
