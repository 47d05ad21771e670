/** One row of a piece's visible pixels on its way through the painter. */
export class Row {
  /** Columns in the image, and how many of the buffers' places are used. */
  readonly at: Int32Array;
  count = 0;
  /** Line in the image, and in the piece. */
  y = 0;
  pieceY = 0;
  readonly mask: Float32Array;
  readonly slopeX: Float32Array;
  readonly slopeY: Float32Array;
  readonly hollow: Float32Array;
  /** Cloth coordinates. */
  readonly u: Float32Array;
  readonly v: Float32Array;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  /** Light that reaches between the threads. */
  readonly light: Float32Array;

  constructor(width: number) {
    const buffer = (): Float32Array => new Float32Array(width);
    this.at = new Int32Array(width);
    this.mask = buffer();
    this.slopeX = buffer();
    this.slopeY = buffer();
    this.hollow = buffer();
    this.u = buffer();
    this.v = buffer();
    this.red = buffer();
    this.green = buffer();
    this.blue = buffer();
    this.light = buffer();
  }
}
