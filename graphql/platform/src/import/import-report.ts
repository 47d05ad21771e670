import type { Saved } from "../catalogue/product-writer.ts";

/** Lines of the file and what was wrong with them. */
export interface Problem {
  readonly line: number;
  readonly lastLine?: number | undefined;
  readonly reason: string;
}

/** What a product must have to be shown on its page (specification A5). */
export const pageFields = ["brand", "category", "color", "size", "mpn"] as const;

const linesNamed = 8;

/** Things that went in, but not quite as they stand in the file. */
export class Notes {
  readonly #lines = new Map<string, { first: number[]; count: number }>();

  add(what: string, line: number): void {
    const note = this.#lines.get(what) ?? { first: [], count: 0 };
    this.#lines.set(what, note);
    note.count++;
    if (note.first.length < linesNamed) note.first.push(line);
  }

  /** "3 quantities below zero were taken as 0 (lines 4, 18 and 22)". */
  sentences(): string[] {
    return [...this.#lines].map(([what, { first, count }]) => {
      const more = count > first.length ? " and more" : "";
      return `${count} × ${what} (${count === 1 ? "line" : "lines"} ${first.join(", ")}${more})`;
    });
  }
}

/** What an import did. Problems are handed on as they come up: a file may have as many as it has lines. */
export class ImportReport {
  readonly notes = new Notes();
  readonly products: Record<Saved | "left out", number> = {
    created: 0,
    changed: 0,
    unchanged: 0,
    "left out": 0,
  };
  rows = 0;
  /** Products that lack what a product page needs: they are listed, but have no page. */
  withoutPage = 0;
  /** Rows with something in them that could not be used. */
  faultyRows = 0;
  #lastFaulty = 0;
  readonly #onProblem: (problem: Problem) => void;

  constructor(onProblem: (problem: Problem) => void) {
    this.#onProblem = onProblem;
  }

  problem(problem: Problem): void {
    if (problem.line !== this.#lastFaulty) this.faultyRows++;
    this.#lastFaulty = problem.line;
    this.#onProblem(problem);
  }

  /** Products that went in or were there already. */
  get kept(): number {
    return this.products.created + this.products.changed + this.products.unchanged;
  }
}

/** "line 12: Variant Price “abc” is not an amount like 49.50". */
export function problemSentence({ line, lastLine = line, reason }: Problem): string {
  return `${lastLine > line ? `lines ${line} to ${lastLine}` : `line ${line}`}: ${reason}`;
}

const products = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "product" : "products"}`;

/** The import in a few lines, for the person who started it. */
export function summarize(file: string, report: ImportReport): string[] {
  const { created, changed, unchanged } = report.products;
  const leftOut = report.products["left out"];
  const lines = [
    created + changed === 0 && unchanged > 0
      ? `${file}: nothing changed, ${products(unchanged)} ${unchanged === 1 ? "is" : "are"} here already as in the file.`
      : `${file}: ${products(created)} new, ${changed} changed, ${unchanged} unchanged.`,
    ...report.notes.sentences().map((note) => `Note: ${note}.`),
  ];
  if (report.withoutPage > 0) {
    lines.push(
      `Note: ${products(report.withoutPage)} without one of ${pageFields.join(", ")}: listed, but with no page of its own.`,
    );
  }
  if (leftOut > 0) lines.push(`${products(leftOut)} left out.`);
  if (report.faultyRows > 0)
    lines.push(
      `${report.faultyRows} of ${report.rows} rows had something that could not be used; see above.`,
    );
  return lines;
}
