export interface ProgressOutput {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

const redrawInterval = 100;
/** Without a terminal, writes a line each time this many are done. */
const logInterval = 10_000;

/** Shows the progress of a long task: a redrawn line on a terminal, or occasional lines in a log. */
export class Progress {
  readonly #output: ProgressOutput;
  readonly #label: string;
  readonly #total: number | undefined;
  #done = 0;
  #drawnAt = 0;
  readonly #startedAt = Date.now();

  constructor(label: string, total?: number, output: ProgressOutput = process.stderr) {
    this.#label = label;
    this.#total = total;
    this.#output = output;
  }

  advance(by = 1): void {
    const before = this.#done;
    this.#done += by;
    if (this.#output.isTTY) {
      if (Date.now() - this.#drawnAt >= redrawInterval) this.#draw();
    } else if (Math.floor(before / logInterval) < Math.floor(this.#done / logInterval)) {
      this.#output.write(`${this.#text()}\n`);
    }
  }

  end(): void {
    if (this.#output.isTTY && this.#drawnAt > 0) this.#output.write("\r\u001b[K");
  }

  #draw(): void {
    this.#drawnAt = Date.now();
    this.#output.write(`\r\u001b[K${this.#text()}`);
  }

  #text(): string {
    const done = this.#done.toLocaleString("en-US");
    if (this.#total === undefined) return `${this.#label}: ${done}`;
    return `${this.#label}: ${done} of ${this.#total.toLocaleString("en-US")}${this.#timeLeft(this.#total)}`;
  }

  /** Only after a few seconds, when the pace is known. */
  #timeLeft(total: number): string {
    const passed = (Date.now() - this.#startedAt) / 1_000;
    if (passed < 3) return "";
    const left = (passed * (total - this.#done)) / this.#done;
    return left < 90 ? `, ${Math.ceil(left)} s left` : `, ${Math.ceil(left / 60)} min left`;
  }
}
