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

function tableOf(type: SizeTypeSlug): SizeTable {
  const chart = sizeCharts[type];
  const format = type === "shoes_us_m" ? tenths : inches;
  return { ...chart, rows: chart.rows.map((cells) => cells.map((cell) => textOf(cell, format))) };
}

/** The shop's size charts, which have one source, as the drawings show them. */
export const sizeTables: Readonly<Record<SizeTypeSlug, SizeTable>> = {
  womens_alpha: tableOf("womens_alpha"),
  womens_numeric: tableOf("womens_numeric"),
  womens_waist: tableOf("womens_waist"),
  womens_bra: tableOf("womens_bra"),
  shoes_us_m: tableOf("shoes_us_m"),
  mens_alpha: tableOf("mens_alpha"),
  mens_waist: tableOf("mens_waist"),
  mens_jacket: tableOf("mens_jacket"),
  one_size: tableOf("one_size"),
};
