/** Prints the progress to the terminal. */
export class DrawingProgress {
  readonly total: number;
  readonly what: string;
  readonly start = performance.now();
  done = 0;
  bytes = 0;

  constructor(total: number, what: string) {
    this.total = total;
    this.what = what;
  }

  report(file: string, bytes: number): void {
    this.done++;
    this.bytes += bytes;
    const left = Math.round((this.seconds / this.done) * (this.total - this.done));
    console.log(`${this.done}/${this.total} ${file} ${(bytes / 1000).toFixed(1)} kB, about ${left} s left`);
  }

  end(): void {
    console.log(
      this.total === 0
        ? `All ${this.what} are up to date.`
        : `Drew ${this.done} ${this.what} in ${this.seconds.toFixed(1)} s, ${(this.bytes / 1e6).toFixed(2)} MB`,
    );
  }

  private get seconds(): number {
    return (performance.now() - this.start) / 1000;
  }
}
