import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { saveCollection } from "../../graphql/commerce-service/src/collections/collection-writer.ts";
import { openDatabase } from "../../graphql/commerce-service/src/database/database.ts";
import { databasePath, readSettings } from "../../graphql/commerce-service/src/shared/settings/settings.ts";
import { importCsv } from "./import-csv.ts";

/** A catalog as other merchants have it: none of our metafields, options of any name, collections by tag. */

/** Collections and their numbers of products: a thousand together. */
const collections = { Winter: 248, Harbor: 248, Market: 248, Studio: 248, Garden: 8 };

/** Empty columns, or the import would fill the metafields from other columns. */
const noMetafields = Object.fromEntries(
  [
    "brand",
    "category",
    "department",
    "condition",
    "current_tier",
    "color",
    "size",
    "size_type",
    "retail_price",
    "mpn",
  ].map((key) => [`${key} (product.metafields.product_information.${key})`, ""]),
);

interface Variant {
  readonly values: readonly string[];
  readonly stock: number;
}

const kinds: readonly { readonly options: readonly string[]; readonly variants: readonly Variant[] }[] = [
  {
    options: ["Colour", "Size", "Fit"],
    variants: [
      { values: ["Red", "S", "Slim"], stock: 90 },
      { values: ["Red", "M", "Slim"], stock: 90 },
      { values: ["Red", "S", "Regular"], stock: 0 },
      { values: ["Dusk", "M", "Wide"], stock: 90 },
    ],
  },
  {
    options: ["Scent", "Wick", "Vessel"],
    variants: [
      { values: ["Cedar", "Cotton", "Glass"], stock: 90 },
      { values: ["Fig", "Wood", "Tin"], stock: 90 },
    ],
  },
  { options: ["Title"], variants: [{ values: ["Default Title"], stock: 90 }] },
  { options: ["Material"], variants: [{ values: ["Oak"], stock: 0 }] },
];

/** The product that the rest of a collection consists of. */
const ordinary = {
  options: ["Finish", "Length", "Grade"],
  variants: [
    { values: ["Matte", "Long", "A"], stock: 90 },
    { values: ["Gloss", "Short", "B"], stock: 90 },
  ],
};

/** A collection's first eight products include two of each kind. */
function productRows(collection: string, index: number) {
  const { options, variants } = index < 8 ? (kinds[index % kinds.length] ?? ordinary) : ordinary;
  const title = `${collection} ${options[0]} ${index}`;
  return variants.map(({ values, stock }, row) => ({
    Handle: title.toLowerCase().replaceAll(" ", "-"),
    Title: row === 0 ? title : "",
    Vendor: row === 0 ? "Hollow Pine" : "",
    Type: row === 0 ? "Everyday goods" : "",
    Tags: row === 0 ? collection : "",
    Published: row === 0 ? "true" : "",
    ...optionColumns(options, values),
    "Variant SKU": `HP-${index}-${row}`,
    "Variant Inventory Tracker": "shopify",
    "Variant Inventory Qty": stock,
    "Variant Inventory Policy": "deny",
    "Variant Price": "24.00",
    "Variant Compare At Price": row === 0 ? "30.00" : "",
    ...noMetafields,
  }));
}

function optionColumns(names: readonly string[], values: readonly string[]) {
  return Object.fromEntries(
    [0, 1, 2].flatMap((index) => [
      [`Option${index + 1} Name`, names[index] ?? ""],
      [`Option${index + 1} Value`, values[index] ?? ""],
    ]),
  );
}

export async function prepareMerchantCatalog(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "circlet-merchant-"));
  const rows = Object.entries(collections).flatMap(([collection, length]) =>
    Array.from({ length }, (_, index) => productRows(collection, index)).flat(),
  );
  const file = join(folder, "products.csv");
  await writeFile(file, stringify(rows, { header: true }));
  await importCsv(file, folder);
  const database = openDatabase(databasePath(readSettings({ CIRCLET_DATA_DIR: folder })));
  for (const title of Object.keys(collections)) {
    const descriptionHtml = `<p>Made for the ${title.toLowerCase()}.</p>`;
    saveCollection(database, {
      handle: title.toLowerCase(),
      title,
      descriptionHtml,
      filters: [{ tag: title }],
    });
  }
  database.close();
  return folder;
}
