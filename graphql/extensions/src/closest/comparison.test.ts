import { packLengths } from "@circlet/service-kit/garment-distance";
import { type GarmentLengths, lengthNames } from "@circlet/service-kit/garment-lengths";
import { expect, test } from "vitest";
import { ComparedColumns } from "./compared-columns.ts";
import { type ClosestQuery, Comparison } from "./comparison.ts";
import { placeOfKey } from "./ordered-keys.ts";
import { TermCodes } from "./term-codes.ts";

type Random = (below: number) => number;

/** A fixed pseudo-random sequence, the same on every run. */
function sequence(seed: number): Random {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

interface Piece {
  readonly id: string;
  readonly createdAt: number;
  readonly category: string;
  readonly variants: readonly {
    readonly isForSale: boolean;
    readonly price: number;
    readonly size: string;
    readonly lengths: GarmentLengths;
  }[];
}

const [categories, sizes] = [
  ["dresses", "tops"],
  ["s", "m", "l"],
] as const;

function somePiece(number: number, random: Random): Piece {
  const isMeasured = random(10) > 0;
  return {
    id: `gid://shopify/Product/${number}`,
    createdAt: random(1000),
    category: categories[random(2)] ?? "",
    variants: Array.from({ length: 1 + random(3) }, () => ({
      isForSale: random(3) > 0,
      price: 10 + random(90),
      size: sizes[random(3)] ?? "",
      lengths: Object.fromEntries(
        lengthNames.filter(() => isMeasured && random(2) === 0).map((name) => [name, 10 + random(120) / 4]),
      ),
    })),
  };
}

const factsOf = ({ createdAt, category, variants }: Piece) => ({
  createdAt,
  terms: [`category=${category}`],
  variants: variants.map(({ size, lengths, ...variant }) => ({
    ...variant,
    terms: [`size=${size}`],
    lengths: packLengths(lengths),
  })),
});

interface Wanted {
  readonly garment: GarmentLengths;
  readonly within?: number;
  readonly category?: string;
  readonly size?: string;
  readonly prices?: ClosestQuery["conditions"]["prices"];
}

/** What the index does, said as plainly as possible: ids in order. */
function compareEach(
  pieces: Iterable<Piece>,
  { garment, within = Infinity, category, size, prices = [] }: Wanted,
) {
  const found = Array.from(pieces).flatMap((piece) => {
    if (category !== undefined && piece.category !== category) return [];
    const isSoldOut = piece.variants.every(({ isForSale }) => !isForSale);
    const passing = piece.variants
      .filter((each) => size === undefined || each.size === size)
      .filter(
        ({ price }) =>
          prices.length === 0 || prices.some(({ min, max }) => price >= min && price <= (max ?? 1e9)),
      )
      .map(({ isForSale, lengths }) => {
        const apart = lengthNames.flatMap((name) => {
          const [its, mine] = [lengths[name], garment[name]];
          return its === undefined || mine === undefined || !(isForSale || isSoldOut)
            ? []
            : [Math.abs(its - mine)];
        });
        const mean = apart.reduce((sum, inches) => sum + inches, 0) / apart.length;
        const largest = apart.length > 0 ? Math.max(...apart) : 1000;
        return { counts: isForSale || isSoldOut, largest, mean: apart.length > 0 ? mean : 0 };
      })
      .filter(
        ({ counts, largest }) => within === Infinity || (counts && (largest <= within || largest === 1000)),
      );
    const [nearest] = passing.sort((one, other) => one.largest - other.largest || one.mean - other.mean);
    return nearest ? [{ ...piece, ...nearest }] : [];
  });
  const number = (id: string) => Number(id.split("/").at(-1));
  found.sort(
    (one, other) =>
      one.largest - other.largest ||
      one.mean - other.mean ||
      other.createdAt - one.createdAt ||
      number(other.id) - number(one.id),
  );
  return found.map(({ id }) => id);
}

function filled(pieces: Iterable<Piece>) {
  const codes = new TermCodes();
  const columns = new ComparedColumns(codes);
  for (const piece of pieces) columns.set(piece.id, "", factsOf(piece));
  const compare = ({ garment, within, category, size, prices = [] }: Wanted) => {
    const conditions = {
      product: category === undefined ? [] : [[`category=${category}`]],
      variant: size === undefined ? [] : [[`size=${size}`]],
      prices,
    };
    return new Comparison({ garment, within: within ?? null, conditions, isForSale: false }, columns, codes);
  };
  const closest = (wanted: Wanted) => {
    const { keys } = compare(wanted).closest();
    const { newestFirst } = columns.places();
    // From the end, as a shopper may turn pages back.
    const ids = Array.from({ length: keys.length }, (_, at) => {
      const key = keys.at(keys.length - 1 - at) ?? -1;
      return columns.ids[newestFirst[placeOfKey(key)] ?? -1];
    });
    return ids.reverse();
  };
  const count = (wanted: Wanted, term: string) => compare(wanted).counts()[codes.find(term) ?? -1];
  return { columns, closest, count };
}

const wantedOnes: readonly Wanted[] = [
  { garment: { chest: 18.5, length: 38 } },
  { garment: { chest: 18.5, length: 38 }, within: 3, category: "dresses" },
  { garment: { waist: 15, hips: 20.5, inseam: 30 }, category: "tops", size: "m" },
  { garment: { chest: 22, waist: 20, sleeve: 23.5 }, within: 2, size: "s", prices: [{ min: 20, max: 60 }] },
  { garment: { sleeve: 99 }, within: 1 },
];

test("the closest of 100,000 products are those that comparing each of them finds, in the same order", () => {
  const random = sequence(7);
  const pieces = Array.from({ length: 100_000 }, (_, at) => somePiece(at + 1, random));
  const { closest } = filled(pieces);
  for (const wanted of [wantedOnes[0], wantedOnes[3]])
    if (wanted) expect(closest(wanted)).toEqual(compareEach(pieces, wanted));
});

test.each(wantedOnes)("the numbers of %j are those of the listings with one value each", (wanted) => {
  const random = sequence(11);
  const pieces = Array.from({ length: 2_000 }, (_, at) => somePiece(at + 1, random));
  const { count } = filled(pieces);
  for (const size of sizes)
    expect(count(wanted, `size=${size}`)).toBe(compareEach(pieces, { ...wanted, size }).length);
  for (const category of categories)
    expect(count(wanted, `category=${category}`)).toBe(compareEach(pieces, { ...wanted, category }).length);
});

test("products that change, come and go leave the others in order", () => {
  const random = sequence(13);
  const pieces = new Map(
    Array.from({ length: 300 }, (_, at) => somePiece(at + 1, random)).map((each) => [each.id, each]),
  );
  const { columns, closest } = filled(pieces.values());
  for (let turn = 0; turn < 2_000; turn += 1) {
    const piece = somePiece(1 + random(400), random);
    if (random(3) === 0) {
      pieces.delete(piece.id);
      columns.delete(piece.id);
    } else {
      const known = pieces.get(piece.id);
      const changed = known && random(2) === 0 ? { ...piece, createdAt: known.createdAt } : piece;
      pieces.set(piece.id, changed);
      columns.set(piece.id, "", factsOf(changed));
    }
    if (turn % 200 !== 0) continue;
    for (const wanted of wantedOnes) expect(closest(wanted)).toEqual(compareEach(pieces.values(), wanted));
  }
});
