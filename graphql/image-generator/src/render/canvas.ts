/** The image while it is painted: linear light of the pieces, and how much of the table they cover. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly alpha: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.red = new Float32Array(width * height);
    this.green = new Float32Array(width * height);
    this.blue = new Float32Array(width * height);
    this.alpha = new Float32Array(width * height);
  }
}
