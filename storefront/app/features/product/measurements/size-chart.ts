import type { ProductFitFragment } from "@circlet/graphql/generated";
import * as v from "valibot";
import type { Length, LengthUnit } from "./length";

/** A size chart's table. Its numbers are body measurements. */
export interface SizeChartTable {
  readonly unit: LengthUnit;
  readonly columns: readonly string[];
  readonly groups?: readonly { readonly title: string; readonly span: number }[] | undefined;
  readonly rows: readonly (readonly (string | Length)[])[];
}

const text = v.pipe(v.string(), v.maxLength(60));
const number = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
const cell = v.union([text, number, v.tuple([number, number])]);

/** Limits keep a page small, whatever the field contains. */
const chart = v.pipe(
  v.string(),
  v.maxLength(20_000),
  v.parseJson(),
  v.object({
    unit: v.optional(v.picklist(["in", "cm"]), "in"),
    columns: v.pipe(v.array(text), v.minLength(2), v.maxLength(12)),
    groups: v.optional(
      v.array(v.object({ title: text, span: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    ),
    rows: v.pipe(v.array(v.pipe(v.array(cell), v.minLength(2))), v.minLength(1), v.maxLength(60)),
  }),
  v.check(({ columns, rows }) => rows.every(({ length }) => length === columns.length)),
  v.check(({ columns, groups }) => !groups || sum(groups.map(({ span }) => span)) === columns.length),
);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The product's size chart; null if it has none or it does not parse. */
export function readSizeChart({ sizeChart }: Pick<ProductFitFragment, "sizeChart">): SizeChartTable | null {
  const reference = sizeChart?.reference;
  const json = reference && "field" in reference ? reference.field?.value : null;
  const parsed = v.safeParse(chart, json);
  return parsed.success ? parsed.output : null;
}
