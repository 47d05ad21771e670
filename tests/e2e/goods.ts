import { stringify } from "csv-stringify/sync";

/** What a test says of a piece it needs; all else is plausible and the same for every piece. */
export interface Piece {
  readonly shortTitle?: string;
  readonly brand?: string;
  readonly category?: string;
  readonly condition?: string;
  readonly tier?: string;
  /** Dollars and cents, "48.00". */
  readonly price?: string;
  readonly retailPrice?: string;
  /** An address of a picture. */
  readonly sizeChart?: string;
  /** Pieces without one are not shown. */
  readonly styleNumber?: string;
  readonly romanceCopy?: string;
  readonly defects?: readonly [string, string?];
  /** Every pair of color and size there is of it; one of each. */
  readonly variants?: readonly { readonly color: string; readonly size: string; readonly stock?: number }[];
}

export interface StockedPiece {
  readonly handle: string;
  readonly title: string;
  readonly path: string;
}

const metafield = (name: string, key: string) => `${name} (product.metafields.product_information.${key})`;

/** The rows of the platform's product export for one piece, under a handle that no other test has. */
export function csvOf(piece: Piece): { csv: string; stocked: StockedPiece } {
  const mark = crypto.randomUUID().slice(0, 8);
  const shortTitle = piece.shortTitle ?? `Linen wrap dress ${mark}`;
  const brand = piece.brand ?? "Test Atelier";
  const handle = `${shortTitle}-${mark}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const title = `${brand} ${shortTitle}`;
  const variants = piece.variants ?? [{ color: "Red", size: "M" }];
  const rows = variants.map(({ color, size, stock = 1 }, index) => ({
    Handle: handle,
    ...(index === 0 && productColumns(piece, { title, shortTitle, brand, color, size })),
    "Option1 Name": "Color",
    "Option1 Value": color,
    "Option2 Name": "Size",
    "Option2 Value": size,
    "Variant Inventory Tracker": "shopify",
    "Variant Inventory Qty": stock,
    "Variant Inventory Policy": "deny",
    "Variant Price": piece.price ?? "48.00",
    "Variant Compare At Price": piece.retailPrice ?? "120.00",
  }));
  const columns = Object.keys(rows[0] ?? {});
  return {
    csv: stringify(rows, { header: true, columns }),
    stocked: { handle, title: shortTitle, path: `/products/${handle}` },
  };
}

function productColumns(
  piece: Piece,
  own: { title: string; shortTitle: string; brand: string; color: string; size: string },
) {
  const category = piece.category ?? "dresses";
  return {
    Title: own.title,
    "Body (HTML)": "<p>Made for a test.</p>",
    Vendor: own.brand,
    Type: category,
    Published: "true",
    [metafield("Brand", "brand")]: own.brand,
    [metafield("Category", "category")]: category,
    [metafield("Department", "department")]: "womens",
    [metafield("Condition", "condition")]: piece.condition ?? "new_with_tags",
    [metafield("Tier", "current_tier")]: piece.tier ?? "L1",
    [metafield("Color", "color")]: own.color.toLowerCase(),
    [metafield("Size", "size")]: own.size,
    [metafield("Size type", "size_type")]: "womens_alpha",
    [metafield("Size chart", "size_chart_url")]: piece.sizeChart ?? "",
    [metafield("Retail price", "retail_price")]: piece.retailPrice ?? "120.00",
    [metafield("Style number", "mpn")]: piece.styleNumber ?? "T-1000",
    [metafield("Romance copy", "romance_copy")]: piece.romanceCopy ?? "",
    [metafield("Defect one", "defect_one")]: piece.defects?.[0] ?? "",
    [metafield("Defect two", "defect_two")]: piece.defects?.[1] ?? "",
    [metafield("Short title", "short_title")]: own.shortTitle,
  };
}
