import { CommandError } from "../../shared/command-error.ts";

/** The columns used, with every name they have in old and new product CSVs of the hosted platform. */
const columnNames = {
  handle: ["handle", "url handle"],
  title: ["title"],
  bodyHtml: ["body (html)", "body html", "description"],
  vendor: ["vendor"],
  productCategory: ["product category", "standardized product type"],
  type: ["type", "custom product type"],
  tags: ["tags"],
  published: ["published", "published on online store"],
  status: ["status"],
  createdAt: ["created at"],
  giftCard: ["gift card"],
  option1Name: ["option1 name"],
  option1Value: ["option1 value"],
  option2Name: ["option2 name"],
  option2Value: ["option2 value"],
  option3Name: ["option3 name"],
  option3Value: ["option3 value"],
  sku: ["variant sku", "sku"],
  barcode: ["variant barcode", "barcode", "variant barcodes", "barcodes"],
  grams: ["variant grams", "weight value (grams)"],
  inventoryTracker: ["variant inventory tracker", "inventory tracker"],
  inventoryQuantity: ["variant inventory qty", "inventory quantity"],
  inventoryPolicy: ["variant inventory policy", "continue selling when out of stock"],
  price: ["variant price", "price"],
  compareAtPrice: ["variant compare at price", "compare-at price", "compare at price"],
  imageSrc: ["image src", "product image url"],
  imagePosition: ["image position"],
  imageAltText: ["image alt text"],
  imageWidth: ["image width"],
  imageHeight: ["image height"],
  variantImage: ["variant image", "variant image url"],
  seoTitle: ["seo title"],
  seoDescription: ["seo description"],
  googleMpn: ["google shopping / mpn", "google shopping / manufacturer part number (mpn)"],
  googleCondition: ["google shopping / condition"],
} as const satisfies Record<string, readonly string[]>;

export type Column = keyof typeof columnNames;

interface MetafieldColumn {
  readonly namespace: string;
  readonly key: string;
  readonly place: number;
}

export interface CsvHeader {
  readonly width: number;
  readonly places: ReadonlyMap<Column, number>;
  readonly metafields: readonly MetafieldColumn[];
  /** Columns for a fourth or later option, which products cannot have. */
  readonly extraOptions: readonly { readonly label: string; readonly place: number }[];
  readonly ignored: readonly string[];
}

const columnOf = new Map<string, Column>(
  (Object.keys(columnNames) as Column[]).flatMap((column) =>
    columnNames[column].map((name) => [name, column]),
  ),
);

/** "Condition (product.metafields.product_information.condition)". */
const metafieldName = /\((?:product\.)?metafields\.([\w-]+)\.([\w-]+)\)$/;

/** "Option4 Value". */
const extraOptionName = /^option ?(?:[4-9]|\d{2,}) (?:name|value)$/i;

const notProductCsv = "This is not a product CSV of the hosted platform";

/** Throws `CommandError` when these are not the columns of a product CSV. */
export function readHeader(names: readonly string[]): CsvHeader {
  const places = new Map<Column, number>();
  const metafields: MetafieldColumn[] = [];
  const ignored: string[] = [];
  for (const [place, name] of names.entries()) {
    const [, namespace, key] = metafieldName.exec(name.trim()) ?? [];
    const column = columnOf.get(name.trim().toLowerCase());
    if (namespace && key) metafields.push({ namespace, key, place });
    else if (column && !places.has(column)) places.set(column, place);
    else if (name.trim() !== "" && !extraOptionName.test(name.trim())) ignored.push(name.trim());
  }
  if (!places.has("handle") && !places.has("title")) {
    rejectOtherSeparators(names.join());
    throw new CommandError(`${notProductCsv}: its first line has neither a column “Title” nor “Handle”.`);
  }
  const extraOptions = names
    .map((name, place) => ({ label: name.trim(), place }))
    .filter(({ label }) => extraOptionName.test(label));
  return { width: names.length, places, metafields, extraOptions, ignored };
}

/** Spreadsheets in some countries write these instead of commas. */
const otherSeparators = [
  [";", "semicolons"],
  ["\t", "tabs"],
] as const;

/** Throws `CommandError` when the line contains known columns once it is split at another separator. */
export function rejectOtherSeparators(line: string): void {
  for (const [separator, separators] of otherSeparators) {
    const names = line.split(separator).map((name) => name.replaceAll('"', "").trim().toLowerCase());
    if (names.length > 1 && names.some((name) => columnOf.has(name)))
      throw new CommandError(
        `${notProductCsv}: its columns are separated by ${separators}; save it with commas.`,
      );
  }
}
