/** What a benchmark found, in milliseconds. */
export interface Figures {
  readonly median: number;
  readonly p99: number;
  readonly most: number;
}

export function figuresOf(milliseconds: readonly number[]): Figures {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99), most: at(1) };
}

/** Prints a line, and lets the process fail when a figure is over its bar. */
export function print(what: string, figures: Figures, bar: Partial<Figures>): void {
  const { median, p99, most } = figures;
  const missed = Object.entries(bar).some(([name, limit]) => figures[name as keyof Figures] > limit);
  const wanted = Object.entries(bar).map(([name, limit]) => `${name} under ${limit}`);
  const verdict = wanted.length === 0 ? "" : `   (${wanted.join()}: ${missed ? "MISSED" : "met"})`;
  const numbers = `median ${median.toFixed(1)}  p99 ${p99.toFixed(1)}  most ${most.toFixed(1)}`;
  process.stdout.write(`${what.padEnd(30)} ${numbers}${verdict}\n`);
  if (missed) process.exitCode = 1;
}
