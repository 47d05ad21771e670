import { sizeTypes, type Garment, type SizeTypeSlug } from "@circlet/platform/demo";
import { lines, typeset } from "../type.ts";
import { flat } from "./flat.ts";
import { guides, type Measure } from "./guides.ts";
import { sizeTables } from "./measurements.ts";
import { tableHeight, tableSvg } from "./table.ts";

/** In pixels. No text is smaller than 39: a phone shows the chart 310 px wide, which makes it 12.6 px. */
export const chartWidth = 960;
/** The dialog that shows the chart has margins of its own. */
const margin = 12;
const small = 39;
const figure = { x: margin + 10, y: 180, width: 312 };
/** The flat's minimum height. It grows with the text beside it. */
const leastHeight = 400;
const words = { x: 392, indent: 56, width: chartWidth - margin - 392 - 56, line: 47 };
const ground = "#FDFCFA";
const teal = "#1D5A58";
const textGrey = "#655D56";

/** A size chart as SVG: how to measure, and the table. */
export function sizeChart(type: SizeTypeSlug): { readonly svg: string; readonly height: number } {
  const table = sizeTables[type];
  const items = guides[type].measures.map(setMeasure);
  const high = Math.max(leastHeight, heightOf(items));
  const top = figure.y + high + 52;
  const end = top + tableHeight(table);
  const oneSize = type === "one_size";
  const height = end + (oneSize ? 36 : 112);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${chartWidth}" height="${height}">
<rect width="100%" height="100%" fill="${ground}"/>
${typeset(sizeTypes[type].displayName.replaceAll("'", "’"), margin, 72, { face: "display", size: 64 })}
${typeset(oneSize ? "What it fits" : "Body measurements in inches", margin, 132, { size: small, color: textGrey })}
${guideSvg(type, items, high)}
${tableSvg(table, { x: margin, y: top, width: chartWidth - 2 * margin })}
${oneSize ? "" : typeset("Between two sizes? Take the larger one.", margin, end + 72, { size: small, color: textGrey })}
</svg>`;
  return { svg, height };
}

function guideSvg(type: SizeTypeSlug, items: readonly Item[], height: number): string {
  const { shape, measures } = guides[type];
  const { svg, at } = flat(plain(shape), { ...figure, height });
  const marks = measures.map(({ path }, i) => {
    const points = path.map(([x, y]) => at(x, y));
    return markSvg(points, letterOf(i));
  });
  return svg + marks.join("") + howTo(items, height);
}

function markSvg(points: readonly (readonly [number, number])[], letter: string): string {
  const data = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const [x, y] = points.at(-1) ?? [0, 0];
  const [startX, startY] = points[0] ?? [0, 0];
  return `<path d="M${data}" fill="none" stroke="${teal}" stroke-width="3" stroke-dasharray="9 6"/>
<circle cx="${startX}" cy="${startY}" r="5" fill="${teal}"/>${badge(x, y, letter)}`;
}

const badge = (x: number, y: number, letter: string): string =>
  `<circle cx="${x}" cy="${y}" r="21" fill="${teal}"/>${typeset(letter, x, y + 10, { face: "semibold", size: 29, color: ground, anchor: "middle" })}`;

/** The text lines of one measurement. */
interface Item {
  readonly name: string;
  readonly rows: readonly string[];
}

const setMeasure = ({ name, how }: Measure): Item => ({
  name,
  rows: lines(how, words.width, { size: small }),
});

const itemHeight = ({ rows }: Item): number => 52 + rows.length * words.line;
const gap = 24;
const heightOf = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + itemHeight(item) + gap, -gap);

/** The list beside the flat, vertically centered. */
function howTo(items: readonly Item[], height: number): string {
  let y = figure.y + (height - heightOf(items)) / 2;
  return items
    .map((item, i) => {
      const top = y;
      const x = words.x + words.indent;
      y += itemHeight(item) + gap;
      return `${badge(words.x + 21, top + 24, letterOf(i))}${typeset(item.name, x, top + 38, { face: "semibold", size: 40 })}${item.rows
        .map((row, k) => typeset(row, x, top + 85 + k * words.line, { size: small, color: textGrey }))
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
