import { sizeTypes, type SizeTypeSlug } from "../offer/sizes.ts";

/** Text, or a body measurement in inches: one number, or the first and the last of a range. */
export type SizeChartCell = string | number | readonly [from: number, to: number];

/** The body measurements that belong to the sizes of a size type. The first column has the sizes. */
export interface SizeChart {
  readonly columns: readonly string[];
  /** Headings that span several columns. */
  readonly groups?: readonly { readonly title: string; readonly span: number }[];
  readonly rows: readonly (readonly SizeChartCell[])[];
}

/** US number size → bust, waist, hips. All other women's charts are computed from this one. */
const womens: readonly (readonly [size: string, bust: number, waist: number, hips: number])[] = [
  ["00", 31, 24, 34],
  ["0", 32, 25, 35],
  ["2", 33, 26, 36],
  ["4", 34, 27, 37],
  ["6", 35, 28, 38],
  ["8", 36, 29, 39],
  ["10", 37, 30, 40],
  ["12", 38.5, 31.5, 41.5],
  ["14", 40, 33, 43],
  ["16", 42, 35, 45],
  ["18", 44, 37, 47],
  ["20", 46, 39, 49],
  ["22", 48, 41, 51],
  ["24", 50, 43, 53],
];

/** The first and last number size of each letter size. */
const letters: Readonly<Record<string, readonly [string, string]>> = {
  XXS: ["00", "00"],
  XS: ["0", "2"],
  S: ["4", "6"],
  M: ["8", "10"],
  L: ["12", "14"],
  XL: ["16", "18"],
  XXL: ["20", "22"],
  "3XL": ["24", "24"],
};

const range = (from: number, to: number): SizeChartCell => (from === to ? from : [from, to]);

const ofSize = (size: string): (typeof womens)[number] => {
  const row = womens.find(([name]) => name === size);
  if (!row) throw new Error(`There is no women's size ${size}.`);
  return row;
};

function womensAlpha(size: string): SizeChartCell[] {
  const [from, to] = letters[size] ?? [size, size];
  const low = ofSize(from);
  const high = ofSize(to);
  const numbers = from === to ? from : `${from}–${to}`;
  return [size, numbers, range(low[1], high[1]), range(low[2], high[2]), range(low[3], high[3])];
}

function womensWaist(size: string): SizeChartCell[] {
  const waist = Number(size);
  const numbers = womens.filter(([, , w]) => Math.abs(w - waist) <= 1);
  const best = Math.min(...numbers.map(([, , w]) => Math.abs(w - waist)));
  const us = numbers.filter(([, , w]) => Math.abs(w - waist) === best).map(([name]) => name);
  const thigh = Math.round((20 + (waist - 24) * 0.7) * 2) / 2;
  return [size, us.join("–"), waist, waist + 10, thigh];
}

/** Each cup size adds an inch to the bust. */
function bra(band: number): SizeChartCell[] {
  const cups = [1, 2, 3, 4, 5].map((cup) => band + cup);
  return [String(band), range(band - 4, band - 2.5), ...cups];
}

/**
 * EU sizes of US women's 5 to 14.5 in half steps. A men's size is 1.5 less than the women's size of the same length.
 */
const european = "35 35.5 36 36.5 37.5 38 38.5 39 40 40.5 41 42 42.5 43 44 44.5 45 46 46.5 47".split(" ");

/** The length of a foot in a US women's size, in tenths of an inch. */
export const footLength = (womensSize: number): number => Math.round((8.5 + (womensSize - 5) / 3) * 10) / 10;

function shoe(size: string): SizeChartCell[] {
  const us = Number(size);
  const eu = (womensSize: number): string => european[(womensSize - 5) * 2] ?? "";
  return [size, eu(us), String(us - 2), footLength(us), eu(us + 1.5), String(us - 1), footLength(us + 1.5)];
}

const mens: Readonly<Record<string, readonly SizeChartCell[]>> = {
  XS: [[33, 34], [27, 28], 13.5, 32],
  S: [[35, 37], [29, 31], [14, 14.5], 33],
  M: [[38, 40], [32, 34], [15, 15.5], 34],
  L: [[41, 43], [35, 37], [16, 16.5], 35],
  XL: [[44, 46], [38, 40], [17, 17.5], 36],
  XXL: [[47, 49], [41, 43], [18, 18.5], 36.5],
  "3XL": [[50, 53], [44, 47], [19, 19.5], 37],
};

const mensWaist = (size: string): SizeChartCell[] => {
  const waist = Number(size);
  return [size, waist, waist + 7, 21 + (waist - 28) / 2];
};

const heights = { S: "5’5–5’7", R: "5’8–5’11", L: "6’0–6’3" } as const;

function mensJacket(size: string): SizeChartCell[] {
  const chest = Number.parseInt(size, 10);
  const length = size.endsWith("S") ? "S" : size.endsWith("L") ? "L" : "R";
  const longer = { S: -1, R: 0, L: 1 }[length];
  return [size, chest, chest - 6, 24.25 + (chest - 36) / 8 + longer, heights[length]];
}

const everySize = (type: SizeTypeSlug, row: (size: string) => readonly SizeChartCell[]): SizeChart["rows"] =>
  sizeTypes[type].sizes.map(row);

const bands = [...new Set(sizeTypes.womens_bra.sizes.map((size) => Number.parseInt(size, 10)))];

/** The size chart of each size type. The image generator draws the same numbers. */
export const sizeCharts: Readonly<Record<SizeTypeSlug, SizeChart>> = {
  womens_alpha: {
    columns: ["Size", "US", "Bust", "Waist", "Hips"],
    rows: everySize("womens_alpha", womensAlpha),
  },
  womens_numeric: {
    columns: ["Size", "Bust", "Waist", "Hips"],
    rows: everySize("womens_numeric", ofSize),
  },
  womens_waist: {
    columns: ["Size", "US", "Waist", "Hips", "Thigh"],
    rows: everySize("womens_waist", womensWaist),
  },
  womens_bra: {
    columns: ["Band", "Under bust", "A", "B", "C", "D", "DD"],
    groups: [
      { title: "", span: 2 },
      { title: "Bust, by cup", span: 5 },
    ],
    rows: bands.map(bra),
  },
  shoes_us_m: {
    columns: ["US", "EU", "UK", "Foot", "EU", "UK", "Foot"],
    groups: [
      { title: "", span: 1 },
      { title: "Women’s", span: 3 },
      { title: "Men’s", span: 3 },
    ],
    rows: everySize("shoes_us_m", shoe),
  },
  mens_alpha: {
    columns: ["Size", "Chest", "Waist", "Neck", "Sleeve"],
    rows: everySize("mens_alpha", (size) => [size, ...(mens[size] ?? [])]),
  },
  mens_waist: {
    columns: ["Size", "Waist", "Hips", "Thigh"],
    rows: everySize("mens_waist", mensWaist),
  },
  mens_jacket: {
    columns: ["Size", "Chest", "Waist", "Sleeve", "Height"],
    rows: everySize("mens_jacket", mensJacket),
  },
  one_size: {
    columns: ["One size", "Fits"],
    rows: [
      ["Knitwear and wraps", "US 2–14"],
      ["Socks, women’s", "Shoes 5–10"],
      ["Socks, men’s", "Shoes 8–12"],
      ["Bags", "Everyone"],
    ],
  },
};
