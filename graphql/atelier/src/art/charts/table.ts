import { typeset } from "../type.ts";
import type { SizeTable } from "./measurements.ts";

const head = 62;
const row = 54;
const pad = 24;
const line = "#D6D0C7";

export const tableHeight = ({ groups, rows }: SizeTable): number =>
  (groups ? head : 0) + head + rows.length * row;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The table's cells, the first column set to the left, the others centered under their headings. */
export function tableSvg(table: SizeTable, { x, y, width }: Place): string {
  const { columns, groups = [], rows } = table;
  const wide = columns.length === 2 ? 0.5 : 1.15 / (columns.length + 0.15);
  const rest = (width * (1 - wide)) / (columns.length - 1);
  const middle = (column: number): number => x + width * wide + rest * (column - 0.5);
  const cell = (text: string, column: number, baseline: number, strong: boolean): string =>
    typeset(text, column === 0 ? x + pad : middle(column), baseline, {
      face: strong || column === 0 ? "semibold" : "regular",
      size: strong ? 25 : 27,
      anchor: column === 0 ? "start" : "middle",
    });
  const top = y + (groups.length > 0 ? head : 0);
  const start = top + head;
  const rule = (at: number, color = line): string =>
    `<path d="M${x} ${at}H${x + width}" stroke="${color}" stroke-width="1.5"/>`;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${start - y}" fill="#EBE3D7"/>`,
    ...groupCells(groups, middle, y),
    ...columns.map((text, i) => cell(text, i, top + 40, true)),
    ...rows.flatMap((cells, r) => [
      r % 2 ? `<rect x="${x}" y="${start + r * row}" width="${width}" height="${row}" fill="#F7F4EF"/>` : "",
      ...cells.map((text, i) => cell(text, i, start + r * row + 37, false)),
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
    return `${typeset(title, (from + to) / 2, y + 40, { face: "semibold", size: 25, anchor: "middle" })}<path d="M${from - 50} ${y + head - 2}H${to + 50}" stroke="#A99F92" stroke-width="1.5"/>`;
  });
}
