import { isColorOption, type Swatch, swatchOf } from "../../catalog/swatch.ts";
import { decimal } from "../../shared/money.ts";
import type { Snapshot } from "../index/catalog-index.ts";
import type { FacetValue } from "../index/facet-dictionary.ts";
import type { ProductFilter } from "../product-filter.ts";
import type { ProductCounts } from "./facet-counts.ts";
import { facetIds, metafieldFacetId, metafieldFacets, metafieldOfFacet } from "./facet-ids.ts";

/** The schema's `Filter`. */
export interface Filter {
  readonly id: string;
  readonly label: string;
  readonly type: "LIST" | "PRICE_RANGE";
  readonly values: readonly FilterValue[];
  readonly presentation: "TEXT";
}

/** The schema's `FilterValue`. `input` is the JSON filter that selects it. */
export interface FilterValue {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly input: string;
  readonly swatch: Swatch | null;
  readonly image: null;
}

/** The maximum number of values per facet, most common first: imported tags can be thousands. */
const maximumValues = 250;

const collator = new Intl.Collator("en", { numeric: true });

/**
 * The facets of a result, without empty ones. `base` has the products with each value before any filter, by code: values
 * without products are not listed, unless they are `chosen`.
 */
export function facetsOf(
  counted: ProductCounts,
  base: Int32Array,
  chosen: ReadonlySet<number>,
  snapshot: Snapshot,
): Filter[] {
  const offered = offeredValues(base, chosen, snapshot);
  const lists = listOrder(offered.keys()).flatMap((id) => listFacet(id, offered.get(id) ?? [], counted));
  return [availabilityFacet(counted), priceFacet(counted), ...lists];
}

function offeredValues(base: Int32Array, chosen: ReadonlySet<number>, { dictionary }: Snapshot) {
  const offered = new Map<string, FacetValue[]>();
  for (const value of dictionary.values) {
    if (!base[value.code] && !chosen.has(value.code)) continue;
    const list = offered.get(value.facet);
    if (list) list.push(value);
    else offered.set(value.facet, [value]);
  }
  const popularity = ({ code }: FacetValue): number => (chosen.has(code) ? Infinity : (base[code] ?? 0));
  for (const [facet, values] of offered) {
    if (values.length <= maximumValues) continue;
    offered.set(
      facet,
      values.sort((a, b) => (popularity(a) < popularity(b) ? 1 : -1)).slice(0, maximumValues),
    );
  }
  return offered;
}

/** Options first, then metafields in their order, then vendor, type and tag. */
function listOrder(facets: Iterable<string>): string[] {
  const options = [...facets].filter((facet) => facet.startsWith("filter.v.option.")).sort();
  const metafields = metafieldFacets.map(({ namespace, key }) => metafieldFacetId(namespace, key));
  return [...options, ...metafields, facetIds.vendor, facetIds.productType, facetIds.tag];
}

function listFacet(id: string, values: readonly FacetValue[], { counts }: ProductCounts): Filter[] {
  if (values.length === 0) return [];
  const sorted = values.toSorted((a, b) => collator.compare(a.value, b.value));
  const choices = sorted.map(({ code, value }) =>
    choice(id, slug(value), value, counts[code] ?? 0, inputOf(id, value)),
  );
  return [{ id, label: labelOf(id), type: "LIST", values: choices, presentation: "TEXT" }];
}

function availabilityFacet({ inStock, outOfStock }: ProductCounts): Filter {
  const id = facetIds.availability;
  const values = [
    choice(id, "1", "In stock", inStock, { available: true }),
    choice(id, "0", "Out of stock", outOfStock, { available: false }),
  ];
  return { id, label: "Availability", type: "LIST", values, presentation: "TEXT" };
}

function priceFacet({ priced, maxPrice }: ProductCounts): Filter {
  const id = facetIds.price;
  const max = Number(decimal(maxPrice));
  const { input, ...rest } = choice(id, "", "Price", priced, { price: { min: 0, max } });
  return { id, label: "Price", type: "PRICE_RANGE", values: [{ ...rest, id, input }], presentation: "TEXT" };
}

/** How many products have lengths that are compared, and how many have not. */
export function comparisonFacet(id: string, measured: number, others: number, input: ProductFilter): Filter {
  const values = [
    choice(id, "1", "Measured", measured, input),
    choice(id, "0", "Not measured", others, input),
  ];
  return { id, label: "Measurements", type: "LIST", values, presentation: "TEXT" };
}

function choice(
  facet: string,
  name: string,
  label: string,
  count: number,
  input: ProductFilter,
): FilterValue {
  const swatch = isColorFacet(facet) ? swatchOf(label) : null;
  return { id: `${facet}.${name}`, label, count, input: JSON.stringify(input), swatch, image: null };
}

/** Whether values of this facet are colors: of an option, or of the shop's own field. */
function isColorFacet(id: string): boolean {
  return isColorOption(metafieldOfFacet(id)?.key ?? optionNameOf(id));
}

function slug(value: string): string {
  return value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function labelOf(id: string): string {
  const labels: Readonly<Record<string, string>> = {
    [facetIds.vendor]: "Vendor",
    [facetIds.productType]: "Product type",
    [facetIds.tag]: "Tag",
  };
  const option = id.startsWith("filter.v.option.") ? optionNameOf(id) : undefined;
  return (
    labels[id] ??
    metafieldOfFacet(id)?.label ??
    (option ? option.charAt(0).toUpperCase() + option.slice(1) : id)
  );
}

function optionNameOf(id: string): string {
  return id.slice("filter.v.option.".length);
}

function inputOf(id: string, value: string): ProductFilter {
  if (id === facetIds.vendor) return { productVendor: value };
  if (id === facetIds.productType) return { productType: value };
  if (id === facetIds.tag) return { tag: value };
  const metafield = metafieldOfFacet(id);
  if (metafield) return { productMetafield: { namespace: metafield.namespace, key: metafield.key, value } };
  return { variantOption: { name: optionNameOf(id), value } };
}
