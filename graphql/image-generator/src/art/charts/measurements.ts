import { sizeCharts, type SizeChartCell, type SizeTypeSlug } from "@circlet/platform/demo";

/** The table of a size chart, as text: body measurements in inches. */
export interface SizeTable {
  readonly columns: readonly string[];
  /** Headings that span several columns. */
  readonly groups?: readonly { readonly title: string; readonly span: number }[];
  readonly rows: readonly (readonly string[])[];
}

/** Formats halves and quarters as fractions. */
export function inches(value: number): string {
  const whole = Math.floor(value);
  const part = { 0: "", 0.25: "¼", 0.5: "½", 0.75: "¾" }[value - whole];
  if (part === undefined) throw new Error(`${value} inches are not a quarter.`);
  return `${whole}${part}`;
}

const tenths = (value: number): string => value.toFixed(1);

function textOf(cell: SizeChartCell, format: (value: number) => string): string {
  if (typeof cell === "string") return cell;
  return typeof cell === "number" ? format(cell) : cell.map(format).join("–");
}

/** The shop's size charts, which have one source, as the drawings show them. */
export const sizeTables = Object.fromEntries(
  Object.entries(sizeCharts).map(([type, chart]) => {
    const format = type === "shoes_us_m" ? tenths : inches;
    return [type, { ...chart, rows: chart.rows.map((cells) => cells.map((cell) => textOf(cell, format))) }];
  }),
) as Readonly<Record<SizeTypeSlug, SizeTable>>;
