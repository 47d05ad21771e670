import type { GarmentLengths } from "@circlet/service-kit/garment-lengths";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConditions } from "../src/alerts/in-time/conditions.ts";
import { ClosestIndex, type Ranking } from "../src/closest/closest-index.ts";
import { closestPage } from "../src/closest/closest-page.ts";
import type { ClosestQuery } from "../src/closest/comparison.ts";
import { catalogPass, countCompared, saveDueProduct } from "../src/closest/compared-products.ts";
import { readCatalog, readDueProducts } from "../src/closest/read-catalog.ts";
import type { Database } from "../src/database/database.ts";
import { type ComparableProduct, comparableAtOnce } from "../src/platform/comparable-products.ts";

type Random = (below: number) => number;

/** A fixed pseudo-random sequence, the same on every run. */
function sequence(seed: number): Random {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

interface Piece {
  readonly product: ComparableProduct;
  readonly variants: readonly { readonly isForSale: boolean; readonly lengths: Record<string, number> }[];
}

const namespace = "product_information";
const sizes = ["S", "M", "L"];
const garment: GarmentLengths = { chest: 19, length: 38.5 };
const start = new Date("2026-03-02T12:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function somePiece(number: number, random: Random): Piece {
  const variants = sizes
    .filter(() => random(2) === 0)
    .map((size) => ({
      size,
      isForSale: random(3) > 0,
      lengths: {
        ...(random(3) > 0 && { "Chest, across": 17 + random(14) / 2 }),
        ...(random(3) > 0 && { Length: 36 + random(14) / 2 }),
      },
    }));
  const entries = variants.map(({ size, lengths }) => ({ size, values: lengths }));
  const json = random(8) === 0 ? "broken" : JSON.stringify({ unit: "in", variants: entries });
  const isMeasured = json !== "broken";
  return {
    variants: variants.map(({ isForSale, lengths }) => ({ isForSale, lengths: isMeasured ? lengths : {} })),
    product: {
      id: `gid://shopify/Product/${number}`,
      vendor: "Norelle",
      productType: "Dresses",
      tags: [],
      collections: ["all"],
      createdAt: after(random(50)),
      metafields: [
        { namespace, key: "category", value: ["Dresses", "Tops"][random(2)] ?? "" },
        { namespace, key: "measurements", value: json },
      ],
      variants: variants.map(({ size, isForSale }) => ({
        isForSale,
        price: "50.0",
        options: [{ name: "Size", value: size }],
      })),
    },
  };
}

/** What the index does, said as plainly as possible: ids in order, and how many can be compared. */
function compareEach(
  pieces: readonly Piece[],
  {
    within,
    size,
    category: wanted = "Dresses",
  }: { readonly within: number | null; readonly size?: string; readonly category?: string },
) {
  const ranked = pieces.flatMap(({ product, variants }) => {
    const category = product.metafields.find(({ key }) => key === "category")?.value;
    const passing = variants.filter(
      (_, at) => size === undefined || product.variants[at]?.options[0]?.value === size,
    );
    if (category !== wanted || passing.length === 0) return [];
    const isSoldOut = variants.every(({ isForSale }) => !isForSale);
    const apart = passing
      .filter(({ isForSale }) => isForSale || isSoldOut)
      .map(({ lengths: { "Chest, across": chest, Length: length } }) => [
        ...(chest === undefined ? [] : [Math.abs(chest - 19)]),
        ...(length === undefined ? [] : [Math.abs(length - 38.5)]),
      ]);
    const near = apart.filter((each) => within === null || each.every((inches) => inches <= within));
    if (within !== null && near.length === 0) return [];
    const measured = near
      .filter((each) => each.length > 0)
      .map((each) => [Math.max(...each), each.reduce((sum, inches) => sum + inches, 0) / each.length])
      .sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
    return [{ product, nearest: measured[0] }];
  });
  const number = (id: string) => Number(id.split("/").at(-1));
  ranked.sort((one, other) => {
    const [a = 1000, b = 0] = one.nearest ?? [];
    const [c = 1000, d = 0] = other.nearest ?? [];
    return (
      a - c ||
      b - d ||
      other.product.createdAt.getTime() - one.product.createdAt.getTime() ||
      number(other.product.id) - number(one.product.id)
    );
  });
  return ranked.map(({ product }) => product.id);
}

const all = (ranking: Ranking | undefined) =>
  ranking && Array.from({ length: ranking.length }, (_, at) => ranking.at(at)).flatMap((each) => each ?? []);
const idsOf = (ranking: Ranking | undefined) => all(ranking)?.map(({ id }) => id) ?? null;

/** The index of what is closest to a garment, on one kind of database. The platform is in memory. */
export function describeClosest(name: string, open: () => Promise<Database>): void {
  describe(`closest products on ${name}`, () => {
    let database: Database;
    let pieces: Map<string, Piece>;
    let pagesAsked: (string | null)[];
    let comparesItself: boolean;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      const random = sequence(11);
      const some = Array.from({ length: 130 }, (_, at) => somePiece(at + 1, random));
      pieces = new Map(some.map((piece) => [piece.product.id, piece]));
      pagesAsked = [];
      comparesItself = false;
      for (const table of ["compared_product", "catalog_pass"]) await database.run(`DELETE FROM ${table}`);
    });

    const storefront = {
      comparable: async (ids: readonly string[]) => ids.flatMap((id) => pieces.get(id)?.product ?? []),
      comparablePage: async (cursor: string | null) => {
        pagesAsked.push(cursor);
        const from = Number(cursor ?? 0);
        const products = [...pieces.values()].map(({ product }) => product);
        const page = products.slice(from, from + comparableAtOnce);
        const next = from + comparableAtOnce < products.length ? String(from + comparableAtOnce) : null;
        return { products: page, next };
      },
      compares: async () => comparesItself,
    };
    const read = (at: Date) => readCatalog({ database, storefront }, { clock: () => at });
    const readDue = (at: Date) => readDueProducts({ database, storefront }, { clock: () => at });
    const query = ({ within = null, size }: { within?: number | null; size?: string } = {}): ClosestQuery => {
      const category = { productMetafield: { namespace, key: "category", value: "dresses" } };
      const filters = [category, ...(size ? [{ variantOption: { name: "size", value: size } }] : [])];
      const conditions = readConditions({ filters, words: [], collection: null });
      if (!conditions) throw new Error("The conditions are not read");
      return { garment, within, conditions, isForSale: false };
    };
    const closest = async (...wanted: Parameters<typeof query>) =>
      idsOf((await new ClosestIndex(database).compare(query(...wanted)))?.ranked);

    test.each([
      [{ within: null }],
      [{ within: 1 }],
      [{ within: 3 }],
      [{ within: null, size: "M" }],
      [{ within: 2, size: "S" }],
    ])("those of %j come in the order that comparing each of them finds", async (wanted) => {
      await read(start);
      const found = await closest(wanted);
      expect(found).toEqual(compareEach([...pieces.values()], wanted));
      expect(found?.length).toBeGreaterThan(5);
    });

    test.each([[{ within: null }], [{ within: 1 }], [{ within: 2, size: "S" }]])(
      "the numbers of %j are those of the listings with one size each, and with one category each",
      async (wanted) => {
        await read(start);
        const closest = await new ClosestIndex(database).compare(query(wanted));
        for (const size of sizes) {
          const expected = compareEach([...pieces.values()], { within: wanted.within, size });
          expect(closest?.countOf(`option size=${size.toLowerCase()}`)).toBe(expected.length);
          expect(expected.length).toBeGreaterThan(5);
        }
        const expected = compareEach([...pieces.values()], { ...wanted, category: "Tops" });
        expect(closest?.countOf("metafield product_information.category=tops")).toBe(expected.length);
        expect(closest?.countOf("metafield product_information.category=shoes")).toBe(0);
      },
    );

    test("a changed product takes its new place and a deleted one goes once their webhooks came", async () => {
      await read(start);
      const index = new ClosestIndex(database);
      const [first = "", second = ""] = idsOf((await index.compare(query()))?.ranked) ?? [];
      const last = [...pieces.values()].at(-1);
      if (!last) throw new Error("There is no piece");
      const lengths = { "Chest, across": 19, Length: 38.5 };
      const entry = { unit: "in", variants: [{ values: lengths }] };
      const metafields = [
        { namespace, key: "category", value: "Dresses" },
        { namespace, key: "measurements", value: JSON.stringify(entry) },
      ];
      const variants = [{ isForSale: true, price: "50.0", options: [] }];
      pieces.set(last.product.id, {
        variants: [{ isForSale: true, lengths }],
        product: { ...last.product, createdAt: after(100), metafields, variants },
      });
      pieces.delete(first);
      for (const id of [last.product.id, first]) await saveDueProduct(database, id, after(10));
      await readDue(after(10));
      const now = await closest();
      expect(now?.slice(0, 2)).toEqual([last.product.id, second]);
      expect(now).toEqual(compareEach([...pieces.values()], { within: null }));
    });

    test("a pass goes on where it failed, and nothing is compared before it has ended", async () => {
      const { comparablePage } = storefront;
      storefront.comparablePage = (cursor) =>
        cursor === "40" ? Promise.reject(new Error("The platform does not respond")) : comparablePage(cursor);
      await expect(read(start)).rejects.toThrow("does not respond");
      expect(await closest()).toBeNull();
      storefront.comparablePage = comparablePage;
      await read(after(0.5));
      expect(pagesAsked).toEqual([null, "20"]);
      await read(after(2));
      expect(pagesAsked).toEqual([null, "20", "40", "60", "80", "100", "120"]);
      expect(await closest()).toEqual(compareEach([...pieces.values()], { within: null }));
      expect(await catalogPass(database)).toMatchObject({ finishedAt: after(2).toISOString() });
      expect(await countCompared(database)).toMatchObject({ products: 130 });
    });

    test("the next day's pass repairs what webhooks have missed", async () => {
      await read(start);
      const [first = ""] = (await closest()) ?? [];
      pieces.delete(first);
      await read(after(60));
      expect((await closest())?.[0]).toBe(first);
      await read(after(24 * 60));
      expect(await closest()).toEqual(compareEach([...pieces.values()], { within: null }));
    });

    test("a platform that compares products itself is not read", async () => {
      comparesItself = true;
      await read(start);
      await saveDueProduct(database, "gid://shopify/Product/1", start);
      await readDue(start);
      expect(pagesAsked).toEqual([]);
      expect(await closest()).toBeNull();
      expect(await countCompared(database)).toEqual({ products: 0, measured: 0 });
    });

    test("pages have each product once, forwards and backwards, also if one on a border goes", async () => {
      await read(start);
      const closest = await new ClosestIndex(database).compare(query());
      const ranked = all(closest?.ranked) ?? [];
      const one = closestPage(ranked, { first: 10 }, 10);
      expect(one).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
      const without = ranked.filter(({ id }) => id !== one.productIds.at(-1));
      const two = closestPage(without, { first: 10, after: one.endCursor }, 10);
      expect(two.productIds).toEqual(ranked.slice(10, 20).map(({ id }) => id));
      const back = closestPage(ranked, { last: 10, before: two.startCursor }, 10);
      expect(back).toMatchObject({ productIds: one.productIds, hasPreviousPage: false, hasNextPage: true });
    });
  });
}
