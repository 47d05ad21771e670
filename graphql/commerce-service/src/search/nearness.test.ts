import { packLengths } from "@circlet/service-kit/garment-distance";
import { type GarmentLengths, lengthNames } from "@circlet/service-kit/garment-lengths";
import { expect, test } from "vitest";
import { saveProducts, testProduct } from "../../tests/test-shop.fixture.ts";
import { openDatabase } from "../database/database.ts";
import { paginate } from "../shared/pagination/paginate.ts";
import { CatalogSearch } from "./catalog-search.ts";
import { createCatalogIndex } from "./index/catalog-index.ts";
import { FacetColumns } from "./index/facet-columns.ts";
import { FacetDictionary } from "./index/facet-dictionary.ts";
import type { IndexedProduct } from "./index/indexed-product.ts";
import { measurementsFacet, nearnessOn } from "./nearness.ts";
import { closestFirst } from "./product-order.ts";

/** A fixed pseudo-random sequence, the same on every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

interface Piece {
  readonly product: IndexedProduct;
  readonly variants: readonly { readonly available: boolean; readonly lengths: GarmentLengths }[];
}

function somePieces(count: number): Piece[] {
  const random = sequence(7);
  return Array.from({ length: count }, (_, slot) => {
    const isMeasured = random(10) > 0;
    const variants = Array.from({ length: 1 + random(3) }, () => ({
      available: random(3) > 0,
      lengths: Object.fromEntries(
        lengthNames.filter(() => isMeasured && random(2) === 0).map((name) => [name, 10 + random(120) / 4]),
      ),
    }));
    const product = {
      id: slot + 1,
      slot,
      createdAt: random(1000),
      available: variants.some((one) => one.available),
    };
    return { product: product as IndexedProduct, variants };
  });
}

/** What the index does, said as plainly as possible. */
function difference(
  { product, variants }: Piece,
  own: GarmentLengths,
): [largest: number, mean: number] | null {
  const all = variants
    .filter(({ available }) => available || !product.available)
    .flatMap(({ lengths }) => {
      const apart = lengthNames.flatMap((name) => {
        const [its, mine] = [lengths[name], own[name]];
        return its === undefined || mine === undefined ? [] : [Math.abs(its - mine) * 100];
      });
      const sum = apart.reduce((total, each) => total + each, 0);
      return apart.length > 0 ? [[Math.max(...apart), sum / apart.length] as [number, number]] : [];
    });
  return all.sort(([a, b], [c, d]) => a - c || b - d)[0] ?? null;
}

test("the closest of 100,000 pieces are those that comparing each of them finds, in the same order", () => {
  const pieces = somePieces(100_000);
  const columns = new FacetColumns();
  for (const { product, variants } of pieces) {
    const indexed = variants.map(({ available, lengths }) => ({
      price: 1000,
      available,
      values: [],
      lengths: packLengths(lengths),
    }));
    columns.set(product.slot, [], indexed);
  }
  const products = pieces.map(({ product }) => product);
  const slots = Int32Array.from(products, ({ slot }) => slot);
  const snapshot = { bySlot: products, columns, dictionary: new FacetDictionary() };
  const garments: GarmentLengths[] = [
    { chest: 18.5, length: 38 },
    { waist: 15, hips: 20.5, inseam: 30 },
    { chest: 22, waist: 20, hips: 24, length: 30, inseam: 28, sleeve: 23.5 },
    { sleeve: 99 },
  ];
  for (const own of garments) {
    const nearness = nearnessOn({ slots }, own, [], snapshot);
    const expected = pieces
      .map((piece) => ({
        id: piece.product.id,
        apart: difference(piece, own),
        made: piece.product.createdAt,
      }))
      .sort((one, other) => {
        const [a, b] = one.apart ?? [Infinity, 0];
        const [c, d] = other.apart ?? [Infinity, 0];
        return (a === c ? 0 : a - c) || b - d || other.made - one.made || other.id - one.id;
      });
    const page = paginate(products, closestFirst(nearness), { first: 250 });
    expect(page.items.map(({ id }) => id)).toEqual(expected.slice(0, 250).map(({ id }) => id));
    const last = paginate(products, closestFirst(nearness), { last: 250 });
    expect(last.items.map(({ id }) => id)).toEqual(expected.slice(-250).map(({ id }) => id));
  }
});

const measured = (handle: string, chest: number, rest: object = {}) =>
  testProduct(handle, {
    information: {
      category: "dresses",
      measurements: JSON.stringify({ unit: "in", variants: [{ values: { "Chest, across": chest } }] }),
    },
    ...rest,
  });

function near(value: object) {
  return {
    productMetafield: { namespace: "product_information", key: "measurements", value: JSON.stringify(value) },
  };
}

function closest(search: CatalogSearch, value: object): string[] {
  const { products, nearness } = search.list(search.rule([]), [near(value)]);
  return nearness
    ? paginate(products, closestFirst(nearness), { first: 50 }).items.map(({ handle }) => handle)
    : [];
}

test("the closest products come first, those without measurements last, and each size counts as long as it is for sale", () => {
  const database = openDatabase(":memory:");
  const search = new CatalogSearch(createCatalogIndex(database));
  const bySize = (size: string, chest: number) => ({ size, values: { "Chest, across": chest } });
  saveProducts(
    database,
    measured("an-inch-off", 19.5),
    testProduct("unmeasured", { information: { measurements: "broken" } }),
    measured("exact", 18.5),
    testProduct("exact-in-a-size-that-is-sold", {
      options: [{ name: "Size", values: ["S", "M"] }],
      variants: [
        { options: { Size: "S" }, price: 1000, inventory: 0 },
        { options: { Size: "M" }, price: 1000, inventory: 1 },
      ],
      information: {
        measurements: JSON.stringify({ unit: "cm", variants: [bySize("S", 47), bySize("M", 53)] }),
      },
    }),
  );
  const all = ["exact", "an-inch-off", "exact-in-a-size-that-is-sold", "unmeasured"];
  expect(closest(search, { near: { chest: 18.5 } })).toEqual(all);
  expect(closest(search, { near: { chest: 18.5 }, within: 1 })).toEqual([
    "exact",
    "an-inch-off",
    "unmeasured",
  ]);
  expect(closest(search, { near: { chest: 21 } })[0]).toBe("exact-in-a-size-that-is-sold");

  const facets = search.list(search.rule([]), [near({ near: { chest: 18.5 } })]).facets();
  expect(facets.find(({ id }) => id === measurementsFacet)?.values.map(({ count }) => count)).toEqual([3, 1]);

  saveProducts(database, measured("new", 18.75));
  expect(closest(search, { near: { chest: 18.5 } }).slice(0, 2)).toEqual(["exact", "new"]);
});

test("a catalog without measurements has no facet of them", () => {
  const database = openDatabase(":memory:");
  const search = new CatalogSearch(createCatalogIndex(database));
  saveProducts(database, testProduct("coat"));
  const ids = search
    .list(search.rule([]), [])
    .facets()
    .map(({ id }) => id);
  expect(ids).not.toContain(measurementsFacet);
});

test.each([
  { near: { neck: 10 } },
  { near: { chest: "18" } },
  { near: { chest: -1 } },
  {},
  { near: {}, within: 0 },
])("the comparison %j is none, and finds what has exactly this text", (value) => {
  const database = openDatabase(":memory:");
  const search = new CatalogSearch(createCatalogIndex(database));
  saveProducts(database, measured("coat", 18.5));
  expect(search.list(search.rule([]), [near(value)])).toMatchObject({ products: [], nearness: null });
});
