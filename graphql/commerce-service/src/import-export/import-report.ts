import { imageFolder } from "@circlet/service-kit/image-folder";
import type { Saved } from "../catalog/writing/product-writer.ts";

/** A problem on one or more lines of the file. */
export interface ImportProblem {
  readonly line: number;
  readonly lastLine?: number | undefined;
  readonly reason: string;
}

const linesNamed = 8;

/** Values that were imported, but not exactly as they are in the file. */
export class Notes {
  readonly #lines = new Map<string, { first: number[]; count: number }>();

  add(what: string, line: number): void {
    const note = this.#lines.get(what) ?? { first: [], count: 0 };
    this.#lines.set(what, note);
    note.count++;
    if (note.first.length < linesNamed) note.first.push(line);
  }

  /** The notes as lines such as "3 × quantities below zero were imported as 0 (lines 4, 18, 22)". */
  sentences(): string[] {
    return [...this.#lines].map(([what, { first, count }]) => {
      const more = count > first.length ? " and more" : "";
      return `${count} × ${what} (${count === 1 ? "line" : "lines"} ${first.join(", ")}${more})`;
    });
  }
}

/** The result of an import. Problems are passed on as they occur, because a file can have one per line. */
export class ImportReport {
  readonly notes = new Notes();
  readonly products: Record<Saved | "skipped", number> = {
    created: 0,
    changed: 0,
    unchanged: 0,
    skipped: 0,
  };
  rows = 0;
  ignoredColumns: readonly string[] = [];
  /** The number of images by the address that serves them. The service's own have none. */
  readonly imageFolders = new Map<string, number>();
  unusableRows = 0;
  #lastUnusable = 0;
  readonly #onProblem: (problem: ImportProblem) => void;

  constructor(onProblem: (problem: ImportProblem) => void) {
    this.#onProblem = onProblem;
  }

  problem(problem: ImportProblem): void {
    if (problem.line !== this.#lastUnusable) this.unusableRows++;
    this.#lastUnusable = problem.line;
    this.#onProblem(problem);
  }

  countImage(src: string): void {
    const url = URL.parse(src);
    if (!url) return;
    const folder = imageFolder(url);
    this.imageFolders.set(folder, (this.imageFolders.get(folder) ?? 0) + 1);
  }

  get kept(): number {
    return this.products.created + this.products.changed + this.products.unchanged;
  }
}

/** "line 12: Variant Price “abc” is not an amount like 49.50". */
export function formatProblem({ line, lastLine = line, reason }: ImportProblem): string {
  return `${lastLine > line ? `lines ${line} to ${lastLine}` : `line ${line}`}: ${reason}`;
}

const products = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "product" : "products"}`;

export function summarize(file: string, report: ImportReport): string[] {
  const { created, changed, unchanged } = report.products;
  const skipped = report.products.skipped;
  const lines = [
    created + changed === 0 && unchanged > 0
      ? `${file}: nothing changed, ${products(unchanged)} ${unchanged === 1 ? "is" : "are"} already up to date.`
      : `${file}: ${products(created)} new, ${changed} changed, ${unchanged} unchanged.`,
    ...report.notes.sentences().map((note) => `Note: ${note}.`),
  ];
  if (skipped > 0) lines.push(`${products(skipped)} skipped.`);
  if (report.unusableRows > 0)
    lines.push(`${report.unusableRows} of ${report.rows} rows contained unusable data; see above.`);
  if (report.ignoredColumns.length > 0) lines.push(`Ignored columns: ${report.ignoredColumns.join(", ")}.`);
  for (const [folder, count] of report.imageFolders)
    lines.push(
      `Images of ${folder}: ${count.toLocaleString("en-US")}. They show if STOREFRONT_IMAGE_ORIGINS names that address.`,
    );
  return lines;
}
