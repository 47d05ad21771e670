/** Where progress is written: stderr, or what a test reads. */
export interface ProgressOutput {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

const everyMilliseconds = 100;
/** Where there is no terminal to draw on, a line each time this many are done. */
const everyCount = 10_000;

/** Says how far a long piece of work has come: one line that is drawn over, or a line now and then in a log. */
export class Progress {
  readonly #output: ProgressOutput;
  readonly #what: string;
  readonly #total: number | undefined;
  #done = 0;
  #drawnAt = 0;

  constructor(what: string, total?: number, output: ProgressOutput = process.stderr) {
    this.#what = what;
    this.#total = total;
    this.#output = output;
  }

  advance(by = 1): void {
    const before = this.#done;
    this.#done += by;
    if (this.#output.isTTY) {
      if (Date.now() - this.#drawnAt >= everyMilliseconds) this.#draw();
    } else if (Math.floor(before / everyCount) < Math.floor(this.#done / everyCount)) {
      this.#output.write(`${this.#text()}\n`);
    }
  }

  /** Clears the line, so that what comes next starts on an empty one. */
  end(): void {
    if (this.#output.isTTY && this.#drawnAt > 0) this.#output.write("\r\u001b[K");
  }

  #draw(): void {
    this.#drawnAt = Date.now();
    this.#output.write(`\r\u001b[K${this.#text()}`);
  }

  #text(): string {
    const done = this.#done.toLocaleString("en-US");
    if (this.#total === undefined) return `${this.#what}: ${done}`;
    return `${this.#what}: ${done} of ${this.#total.toLocaleString("en-US")}`;
  }
}
