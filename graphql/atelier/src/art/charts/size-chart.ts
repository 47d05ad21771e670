import { sizeTypes, type Garment, type SizeTypeSlug } from "@circlet/platform/demo";
import { lines, typeset } from "../type.ts";
import { flat } from "./flat.ts";
import { guides, type Measure } from "./guides.ts";
import { sizeTables } from "./measurements.ts";
import { tableHeight, tableSvg } from "./table.ts";

/** Pixels. Nothing is set smaller than 25: the chart is shown half as wide on phones. */
export const chartWidth = 960;
const margin = 48;
const figure = { x: margin, y: 176, width: 360, height: 400 };
const words = { x: 452, width: chartWidth - margin - 452 };
const ground = "#FDFCFA";
const teal = "#1D5A58";
const textGrey = "#655D56";

/** A size chart as SVG: how to measure, and the table. */
export function sizeChart(type: SizeTypeSlug): { readonly svg: string; readonly height: number } {
  const table = sizeTables[type];
  const top = figure.y + figure.height + 56;
  const end = top + tableHeight(table);
  const oneSize = type === "one_size";
  const height = end + (oneSize ? margin : 108);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${chartWidth}" height="${height}">
<rect width="100%" height="100%" fill="${ground}"/>
${typeset(sizeTypes[type].displayName.replaceAll("'", "’"), margin, 92, { face: "display", size: 54 })}
${typeset(oneSize ? "What it fits" : "Body measurements in inches", margin, 136, { size: 26, color: textGrey })}
${guideSvg(type)}
${tableSvg(table, { x: margin, y: top, width: chartWidth - 2 * margin })}
${oneSize ? "" : typeset("Between two sizes? Take the larger one.", margin, end + 58, { size: 26, color: textGrey })}
</svg>`;
  return { svg, height };
}

function guideSvg(type: SizeTypeSlug): string {
  const { shape, measures } = guides[type];
  const { svg, at } = flat(plain(shape), figure);
  const marks = measures.map(({ path }, i) => {
    const points = path.map(([x, y]) => at(x, y));
    return markSvg(points, letterOf(i));
  });
  return svg + marks.join("") + howTo(measures);
}

function markSvg(points: readonly (readonly [number, number])[], letter: string): string {
  const data = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const [x, y] = points.at(-1) ?? [0, 0];
  const [startX, startY] = points[0] ?? [0, 0];
  return `<path d="M${data}" fill="none" stroke="${teal}" stroke-width="3" stroke-dasharray="9 6"/>
<circle cx="${startX}" cy="${startY}" r="5" fill="${teal}"/>${badge(x, y, letter)}`;
}

const badge = (x: number, y: number, letter: string): string =>
  `<circle cx="${x}" cy="${y}" r="17" fill="${teal}"/>${typeset(letter, x, y + 8, { face: "semibold", size: 23, color: ground, anchor: "middle" })}`;

/** The list beside the flat, set in the middle of its height. */
function howTo(measures: readonly Measure[]): string {
  const set = measures.map(({ name, how }) => ({ name, rows: lines(how, words.width - 56, { size: 25 }) }));
  const heightOf = ({ rows }: { rows: readonly string[] }): number => 44 + rows.length * 34;
  const gap = measures.length > 3 ? 14 : 26;
  const total = set.reduce((sum, item) => sum + heightOf(item) + gap, -gap);
  let y = figure.y + (figure.height - total) / 2;
  return set
    .map((item, i) => {
      const top = y;
      y += heightOf(item) + gap;
      return `${badge(words.x + 18, top + 20, letterOf(i))}${typeset(item.name, words.x + 56, top + 29, { face: "semibold", size: 27 })}${item.rows
        .map((row, k) => typeset(row, words.x + 56, top + 66 + k * 34, { size: 25, color: textGrey }))
        .join("")}`;
    })
    .join("");
}

const letterOf = (index: number): string => "ABCD"[index] ?? "";

const plain = (shape: Pick<Garment, "silhouette" | "cut">): Garment => ({
  ...shape,
  cloth: "poplin",
  print: null,
  color: "white",
  shade: { name: "white", hex: "#F5F3EF" },
  accents: [],
  hardware: "horn",
  brand: "Circlet",
  sizeLabel: "M",
  reference: "CR-00000",
  seed: 7,
});
