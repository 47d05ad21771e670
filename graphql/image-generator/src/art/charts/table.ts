import { textWidth, typeset, type TypeSetting } from "../type.ts";
import type { SizeTable } from "./measurements.ts";

const head = 78;
const row = 72;
const pad = 16;
const line = "#D6D0C7";

export const tableHeight = ({ groups, rows }: SizeTable): number =>
  (groups ? head : 0) + head + rows.length * row;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const heading: TypeSetting = { face: "semibold", size: 39 };
const cellIn = (column: number): TypeSetting => ({ face: column === 0 ? "semibold" : "regular", size: 40 });

/** A two-word heading takes two lines if there is room under the group headings. */
const headingLines = (text: string, isTall: boolean): string[] => (isTall ? text.split(" ") : [text]);

/** The left edges of all columns, and the table's right edge. Columns fit their longest text and share the rest. */
function columnEdges({ columns, groups, rows }: SizeTable, { x, width }: Place): number[] {
  const needed = columns.map((text, i) =>
    Math.max(
      ...headingLines(text, groups !== undefined).map((part) => textWidth(part, heading)),
      ...rows.map((cells) => textWidth(cells[i] ?? "", cellIn(i))),
    ),
  );
  const spare = (width - needed.reduce((sum, one) => sum + one, 0)) / columns.length;
  const edges = [x];
  for (const one of needed) edges.push((edges.at(-1) ?? x) + one + spare);
  return edges;
}

/** The table's cells: the first column is left-aligned, the others are centered. */
export function tableSvg(table: SizeTable, place: Place): string {
  const { columns, groups = [], rows } = table;
  const { x, y, width } = place;
  const edges = columnEdges(table, place);
  const middle = (column: number): number => ((edges[column] ?? x) + (edges[column + 1] ?? x)) / 2;
  const set = (text: string, column: number, baseline: number, setting: TypeSetting): string =>
    typeset(text, column === 0 ? x + pad : middle(column), baseline, {
      ...setting,
      anchor: column === 0 ? "start" : "middle",
    });
  const top = y + (groups.length > 0 ? head : 0);
  const start = top + head;
  const rule = (at: number): string =>
    `<path d="M${x} ${at}H${x + width}" stroke="${line}" stroke-width="1.5"/>`;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${start - y}" fill="#EBE3D7"/>`,
    ...groupCells(groups, middle, y),
    ...columns.flatMap((text, i) =>
      headingLines(text, groups.length > 0)
        .toReversed()
        .map((part, up) => set(part, i, top + 53 - up * 48, heading)),
    ),
    ...rows.flatMap((cells, r) => [
      r % 2 ? `<rect x="${x}" y="${start + r * row}" width="${width}" height="${row}" fill="#F7F4EF"/>` : "",
      ...cells.map((text, i) => set(text, i, start + r * row + 50, cellIn(i))),
      rule(start + (r + 1) * row),
    ]),
  ].join("");
}

function groupCells(
  groups: NonNullable<SizeTable["groups"]>,
  middle: (column: number) => number,
  y: number,
): string[] {
  let column = 0;
  return groups.map(({ title, span }) => {
    const from = middle(column);
    const to = middle(column + span - 1);
    column += span;
    if (!title) return "";
    return `${typeset(title, (from + to) / 2, y + 53, { ...heading, anchor: "middle" })}<path d="M${from - 40} ${y + head - 2}H${to + 40}" stroke="#A99F92" stroke-width="1.5"/>`;
  });
}
