/** The sizes of a size chart, smallest first. `usual` is the middle of the range. */
export interface SizeType {
  readonly displayName: string;
  readonly department: "womens" | "mens" | "all";
  readonly sizes: readonly string[];
  readonly usual: string;
}

const halves = (from: number, to: number): string[] =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, step) => String(from + step / 2));

const braBands = [30, 32, 34, 36, 38, 40];
const braCups = ["A", "B", "C", "D", "DD"];

export const sizeTypes = {
  womens_alpha: {
    displayName: "Women's letter sizes",
    department: "womens",
    sizes: ["XXS", "XS", "S", "M", "L", "XL", "XXL", "3XL"],
    usual: "M",
  },
  womens_numeric: {
    displayName: "Women's number sizes",
    department: "womens",
    sizes: ["00", "0", "2", "4", "6", "8", "10", "12", "14", "16", "18", "20", "22", "24"],
    usual: "8",
  },
  womens_waist: {
    displayName: "Women's waist sizes",
    department: "womens",
    sizes: ["24", "25", "26", "27", "28", "29", "30", "31", "32", "33", "34"],
    usual: "28",
  },
  womens_bra: {
    displayName: "Bra sizes",
    department: "womens",
    sizes: braBands.flatMap((band) => braCups.map((cup) => `${band}${cup}`)),
    usual: "34C",
  },
  shoes_us_m: {
    displayName: "Shoes, US medium width",
    department: "all",
    sizes: halves(5, 13),
    usual: "8",
  },
  mens_alpha: {
    displayName: "Men's letter sizes",
    department: "mens",
    sizes: ["XS", "S", "M", "L", "XL", "XXL", "3XL"],
    usual: "L",
  },
  mens_waist: {
    displayName: "Men's waist sizes",
    department: "mens",
    sizes: ["28", "29", "30", "31", "32", "33", "34", "36", "38", "40", "42"],
    usual: "32",
  },
  mens_jacket: {
    displayName: "Men's jacket sizes",
    department: "mens",
    sizes: ["36S", "36R", "38S", "38R", "38L", "40S", "40R", "40L", "42R", "42L", "44R", "44L", "46R"],
    usual: "40R",
  },
  one_size: { displayName: "One size", department: "all", sizes: ["One size"], usual: "One size" },
} as const satisfies Record<string, SizeType>;

export type SizeTypeSlug = keyof typeof sizeTypes;
