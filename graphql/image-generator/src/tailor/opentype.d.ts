/** The part of opentype.js that is used here. The package ships no types. */
declare module "opentype.js" {
  export interface PathCommand {
    readonly type: string;
    readonly x?: number;
    readonly y?: number;
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
  }
  export interface Glyph {
    /** 0 is the box shown for missing characters. */
    readonly index: number;
    readonly advanceWidth?: number;
    getPath(x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
  }
  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
  }
  export interface OpenType {
    parse(bytes: ArrayBuffer): Font;
  }
}
