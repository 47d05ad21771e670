import { expect, test } from "vitest";
import type { ProductInput, VariantInput } from "../../catalog/writing/product-input.ts";
import { openDatabase } from "../../database/database.ts";
import { testProduct, saveProducts } from "../../../tests/test-shop.fixture.ts";
import { CatalogSearch } from "../catalog-search.ts";
import { createCatalogIndex } from "../index/catalog-index.ts";
import { paginate } from "../../shared/pagination/paginate.ts";
import { measurementsFacet } from "../nearness.ts";
import type { ProductFilter } from "../product-filter.ts";
import { closestFirst } from "../product-order.ts";

const colors = ["red", "blue", "green"];
const sizes = ["S", "M", "L"];
const tags = ["new", "sale", "linen"];

/** A fixed pseudo-random sequence, the same on every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

function someProduct(handle: string, random: (below: number) => number): ProductInput {
  const pairs = colors
    .flatMap((Color) => sizes.map((Size) => ({ Color, Size })))
    .filter(() => random(3) === 0);
  const options = pairs.length > 0 ? pairs : [{ Color: "red", Size: "S" }];
  const measured = sizes.filter(() => random(3) > 0).map((size) => ({ size, values: someLengths(random) }));
  return testProduct(handle, {
    vendor: ["Elowen", "Marlow"][random(2)],
    tags: tags.filter(() => random(2) === 0),
    information: {
      color: colors[random(3)] ?? "",
      category: ["tops", "dresses"][random(2)] ?? "",
      ...(random(4) > 0 && { measurements: JSON.stringify({ unit: "in", variants: measured }) }),
    },
    options: [
      { name: "Color", values: colors },
      { name: "Size", values: sizes },
    ],
    variants: options.map((pair) => ({ options: pair, price: (1 + random(5)) * 1000, inventory: random(2) })),
  });
}

function someLengths(random: (below: number) => number) {
  return {
    ...(random(3) > 0 && { "Chest, across": 17 + random(14) / 2 }),
    ...(random(3) > 0 && { Length: 36 + random(14) / 2 }),
  };
}

const garment = { chest: 19, length: 38.5 };

function someFilters(random: (below: number) => number): ProductFilter[] {
  const metafield = (key: string, value: string) => ({
    productMetafield: { namespace: "product_information", key, value },
  });
  const all: ProductFilter[] = [
    ...colors.map((value) => metafield("color", value)),
    metafield("category", "tops"),
    ...colors.map((value) => ({ variantOption: { name: "color", value } })),
    ...sizes.map((value) => ({ variantOption: { name: "size", value } })),
    ...tags.map((tag) => ({ tag })),
    { productVendor: "Marlow" },
    { available: true },
    { price: { min: 20, max: 30 } },
    { price: { max: 10 } },
    metafield("measurements", JSON.stringify({ near: garment })),
    metafield("measurements", JSON.stringify({ near: garment, within: 1 + random(3) })),
  ];
  return all.filter(() => random(5) === 0);
}

function passes(product: ProductInput, filters: readonly ProductFilter[]): boolean {
  return passing(product, filters).length > 0;
}

function passing(product: ProductInput, filters: readonly ProductFilter[]): readonly VariantInput[] {
  const kinds = Map.groupBy(filters, kindOf);
  const groups = [...kinds.values()].map((group) =>
    kindOf(group[0] ?? {}) === "measurements" ? group.slice(-1) : group,
  );
  return product.variants.filter((variant) =>
    groups.every((group) =>
      group.some(({ productMetafield, tag, productVendor, variantOption, available, price }) => {
        if (productMetafield?.key === "measurements")
          return isWithin(product, variant, productMetafield.value);
        if (productMetafield) {
          return product.metafields?.some(
            ({ key, value }) => key === productMetafield.key && value === productMetafield.value,
          );
        }
        if (tag) return product.tags?.includes(tag);
        if (productVendor) return product.vendor === productVendor;
        if (available != null) return available === (variant.inventory ?? 0) > 0;
        if (price)
          return variant.price >= (price.min ?? 0) * 100 && variant.price <= (price.max ?? Infinity) * 100;
        const name = variantOption?.name === "color" ? "Color" : "Size";
        return variant.options[name] === variantOption?.value;
      }),
    ),
  );
}

/** The largest and the average difference from the garment. Null if nothing can be compared. */
function apart(product: ProductInput, { options }: VariantInput): readonly [number, number] | null {
  const json = product.metafields?.find(({ key }) => key === "measurements")?.value ?? '{"variants":[]}';
  const { variants } = JSON.parse(json) as {
    variants: { size: string; values: Record<string, number> }[];
  };
  const values = variants.find(({ size }) => size === options["Size"])?.values ?? {};
  const { "Chest, across": chest, Length: length } = values;
  const differences = [
    ...(chest === undefined ? [] : [Math.abs(chest - garment.chest)]),
    ...(length === undefined ? [] : [Math.abs(length - garment.length)]),
  ];
  if (differences.length === 0) return null;
  return [Math.max(...differences), differences.reduce((sum, each) => sum + each, 0) / differences.length];
}

/** A size that is sold out does not count while others are for sale. */
function counts(product: ProductInput, { inventory }: VariantInput): boolean {
  return inventory !== 0 || product.variants.every((other) => other.inventory === 0);
}

function isWithin(product: ProductInput, variant: VariantInput, filter: string): boolean {
  const { within } = JSON.parse(filter) as { within?: number };
  if (within === undefined) return true;
  return counts(product, variant) && (apart(product, variant)?.[0] ?? 0) <= within;
}

/** The products that pass, the closest first. */
function closest(products: readonly ProductInput[], filters: readonly ProductFilter[]) {
  return products
    .map((product, index) => {
      const nearest = passing(product, filters)
        .filter((variant) => counts(product, variant))
        .flatMap((variant) => [apart(product, variant) ?? []].filter((each) => each.length === 2))
        .sort(([a, b], [c, d]) => a - c || b - d)[0];
      return { index, handle: product.handle, nearest, passes: passes(product, filters) };
    })
    .filter((each) => each.passes)
    .sort((one, other) => {
      const [a, b] = one.nearest ?? [1000, 0];
      const [c, d] = other.nearest ?? [1000, 0];
      return a - c || b - d || other.index - one.index;
    });
}

function kindOf({ productMetafield, variantOption, ...rest }: ProductFilter): string {
  return productMetafield?.key ?? variantOption?.name.toUpperCase() ?? Object.keys(rest)[0] ?? "";
}

test("facets count what each value would find and the closest come first, whatever else is selected", () => {
  const random = sequence(7);
  const db = openDatabase(":memory:");
  const products = Array.from({ length: 60 }, (_, number) => someProduct(`product-${number}`, random));
  saveProducts(db, ...products);
  const search = new CatalogSearch(createCatalogIndex(db));

  for (let turn = 0; turn < 150; turn += 1) {
    const filters = someFilters(random);
    const listing = search.list(search.rule([]), filters);
    expect(listing.products).toHaveLength(products.filter((product) => passes(product, filters)).length);

    const ordered = closest(products, filters);
    if (listing.nearness) {
      const page = paginate(listing.products, closestFirst(listing.nearness), { first: 60 });
      expect(page.items.map(({ handle }) => handle)).toEqual(ordered.map(({ handle }) => handle));
    }

    for (const { values, type, id: facet } of listing.facets()) {
      if (facet === measurementsFacet) {
        if (!listing.nearness) continue;
        const measured = ordered.filter(({ nearest }) => nearest).length;
        expect(values.map(({ count }) => count)).toEqual([measured, ordered.length - measured]);
        continue;
      }
      for (const { input, count, id } of values) {
        const choice = JSON.parse(input) as ProductFilter;
        const others = filters.filter((filter) => kindOf(filter) !== kindOf(choice));
        const wanted = type === "LIST" ? [...others, choice] : others;
        const expected = products.filter((product) => passes(product, wanted)).length;
        expect({ id, filters, count }).toEqual({ id, filters, count: expected });
      }
    }
  }
});
