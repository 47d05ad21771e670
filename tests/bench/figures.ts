/** The results of a benchmark, in milliseconds. */
export interface Figures {
  readonly median: number;
  readonly p99: number;
  readonly max: number;
}

export function figuresOf(milliseconds: readonly number[]): Figures {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99), max: at(1) };
}

/** Prints a line. A result above its limit makes the process exit with 1. */
export function print(label: string, figures: Figures, limits: Partial<Figures>): void {
  const { median, p99, max } = figures;
  const missed = Object.entries(limits).some(([name, limit]) => figures[name as keyof Figures] > limit);
  const expected = Object.entries(limits).map(([name, limit]) => `${name} under ${limit}`);
  const verdict = expected.length === 0 ? "" : `   (${expected.join()}: ${missed ? "MISSED" : "met"})`;
  const numbers = `median ${median.toFixed(1)}  p99 ${p99.toFixed(1)}  max ${max.toFixed(1)}`;
  process.stdout.write(`${label.padEnd(30)} ${numbers}${verdict}\n`);
  if (missed) process.exitCode = 1;
}

/** Prints one number. One above its limit makes the process exit with 1. */
export function printFigure(label: string, figure: number, unit: string, limit = Infinity): void {
  const isMissed = figure > limit;
  const verdict = limit === Infinity ? "" : `   (at most ${limit}: ${isMissed ? "MISSED" : "met"})`;
  process.stdout.write(`${label.padEnd(40)} ${figure.toFixed(1)} ${unit}${verdict}\n`);
  if (isMissed) process.exitCode = 1;
}
