import { stringify } from "csv-stringify/sync";

/** What a test sets for its product; everything else has a default. */
export interface TestProduct {
  readonly shortTitle?: string;
  readonly brand?: string;
  readonly category?: string;
  readonly condition?: string;
  readonly tier?: string;
  /** Dollars and cents, "48.00". */
  readonly price?: string;
  readonly retailPrice?: string;
  readonly sizeChart?: string;
  readonly styleNumber?: string;
  readonly romanceCopy?: string;
  readonly description?: string;
  readonly defects?: readonly [string, string?];
  /** By size: the lengths in inches, by their labels. */
  readonly measurements?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** One of each, unless `stock` says otherwise. */
  readonly variants?: readonly TestVariant[];
}

interface TestVariant {
  readonly color: string;
  readonly size: string;
  readonly stock?: number;
  /** The product's by default. */
  readonly price?: string;
}

export interface StockedProduct {
  readonly handle: string;
  readonly title: string;
  readonly path: string;
}

const metafield = (name: string, key: string) => `${name} (product.metafields.product_information.${key})`;

/** The CSV import rows of one product, with a handle that no other test uses. */
export function productCsv(product: TestProduct): { csv: string; stocked: StockedProduct } {
  const id = crypto.randomUUID().slice(0, 8);
  const shortTitle = product.shortTitle ?? `Linen wrap dress ${id}`;
  const brand = product.brand ?? "Test Atelier";
  // As the platform writes handles: without a hyphen at the start, which titles such as "<b>" would bring.
  const handle = `${shortTitle}-${id}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "");
  const title = `${brand} ${shortTitle}`;
  const variants = product.variants ?? [{ color: "Red", size: "M" }];
  const rows = variants.map(({ color, size, stock = 1, price = product.price ?? "48.00" }, index) => ({
    Handle: handle,
    ...(index === 0 && productColumns(product, { title, shortTitle, brand, color, size })),
    "Option1 Name": "Color",
    "Option1 Value": color,
    "Option2 Name": "Size",
    "Option2 Value": size,
    "Variant Inventory Tracker": "shopify",
    "Variant Inventory Qty": stock,
    "Variant Inventory Policy": "deny",
    "Variant Price": price,
    "Variant Compare At Price": product.retailPrice ?? "120.00",
  }));
  const columns = Object.keys(rows[0] ?? {});
  return {
    csv: stringify(rows, { header: true, columns }),
    stocked: { handle, title: shortTitle, path: `/products/${handle}` },
  };
}

function productColumns(
  product: TestProduct,
  own: { title: string; shortTitle: string; brand: string; color: string; size: string },
) {
  const category = product.category ?? "dresses";
  return {
    Title: own.title,
    "Body (HTML)": product.description ?? "<p>Made for a test.</p>",
    Vendor: own.brand,
    Type: category,
    Published: "true",
    [metafield("Brand", "brand")]: own.brand,
    [metafield("Category", "category")]: category,
    [metafield("Department", "department")]: "womens",
    [metafield("Condition", "condition")]: product.condition ?? "new_with_tags",
    [metafield("Tier", "current_tier")]: product.tier ?? "L1",
    [metafield("Color", "color")]: own.color.toLowerCase(),
    [metafield("Size", "size")]: own.size,
    [metafield("Size type", "size_type")]: "womens_alpha",
    [metafield("Size chart", "size_chart_url")]: product.sizeChart ?? "",
    [metafield("Retail price", "retail_price")]: product.retailPrice ?? "120.00",
    [metafield("Style number", "mpn")]: product.styleNumber ?? "T-1000",
    [metafield("Romance copy", "romance_copy")]: product.romanceCopy ?? "",
    [metafield("Defect one", "defect_one")]: product.defects?.[0] ?? "",
    [metafield("Defect two", "defect_two")]: product.defects?.[1] ?? "",
    [metafield("Measurements", "measurements")]: measurementsField(product.measurements),
    [metafield("Short title", "short_title")]: own.shortTitle,
  };
}

function measurementsField(bySize: TestProduct["measurements"] = {}): string {
  const variants = Object.entries(bySize).map(([size, values]) => ({ size, values }));
  return variants.length > 0 ? JSON.stringify({ unit: "in", variants }) : "";
}
