const newline = 0x0a;

/** Finds the line of a byte offset. Offsets must be requested in ascending order. */
export class LineCounter {
  #read: number;
  #lines: number;
  #ahead: number[] = [];

  /** `start` is the first byte of a line. */
  constructor(start: { readonly byte: number; readonly line: number }) {
    this.#read = start.byte;
    this.#lines = start.line;
  }

  feed(chunk: Uint8Array): void {
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1))
      this.#ahead.push(this.#read + at);
    this.#read += chunk.length;
  }

  lineAt(byte: number): number {
    const passed = this.#ahead.findIndex((offset) => offset >= byte);
    const count = passed < 0 ? this.#ahead.length : passed;
    this.#ahead.splice(0, count);
    this.#lines += count;
    return this.#lines;
  }
}
