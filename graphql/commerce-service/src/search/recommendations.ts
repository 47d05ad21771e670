import { plainText } from "@circlet/service-kit/plain-text";
import type { Database } from "../database/database.ts";
import { all } from "../database/statement.ts";
import type { Snapshot } from "./index/catalog-index.ts";
import type { IndexedProduct } from "./index/indexed-product.ts";
import { measurementsOf, type Measurements, nearnessOf } from "./measurements.ts";
import { titleWords } from "./title-words.ts";

/** The hosted platform recommends ten at most. */
const mostRecommended = 10;

/** Products that are looked at: all of a type in most catalogs. 20,000 take 40 ms. */
const mostCandidates = 20_000;

/** Products whose texts are read: the most similar by attributes and price. */
const mostCompared = 200;

/** What each likeness counts. A shared word or attribute counts more, the fewer of the compared products have it. */
const weights = { type: 4, attribute: 0.5, price: 1, titleWord: 1, textWord: 0.25, measurements: 1 };

/**
 * Available products, most similar first: by type, attributes, price, words of cut and fabric, and measurements. Those of
 * other types only if there are not enough.
 */
export function recommendProducts(
  product: IndexedProduct,
  { all: { products }, columns }: Snapshot,
  db: Database,
  limit = mostRecommended,
): IndexedProduct[] {
  const isCandidate = ({ id, available }: IndexedProduct) => available && id !== product.id;
  const isAlike = ({ productType }: IndexedProduct) => productType === product.productType;
  const alike = products.filter((other) => isAlike(other) && isCandidate(other));
  const others =
    alike.length < limit ? products.filter((other) => !isAlike(other) && isCandidate(other)) : [];
  const candidates = [...alike, ...others].slice(0, mostCandidates);
  const attributes = shared(product, candidates, ({ slot }) => columns.valuesOf(slot));
  const scored = best(candidates, mostCompared, (other) => {
    const type = isAlike(other) ? weights.type : 0;
    const price = weights.price * nearness(product.minPrice, other.minPrice);
    return type + price + weights.attribute * attributes(other);
  });
  const near = scored.map(({ item }) => item);
  const texts = readTexts(db, [product, ...near]);
  const of = ({ id }: IndexedProduct): ProductText => texts.get(id) ?? noText;
  const titles = shared(product, near, (other) => of(other).titleWords);
  const words = shared(product, near, (other) => of(other).words);
  const scores = new Map(scored.map(({ item, score }) => [item, score]));
  return best(near, limit, (other) => {
    const measurements = nearnessOf(of(product).measurements, of(other).measurements);
    return (
      (scores.get(other) ?? 0) +
      weights.titleWord * titles(other) +
      weights.textWord * words(other) +
      weights.measurements * measurements
    );
  }).map(({ item }) => item);
}

/** The highest scores first, and newer products first among equals. */
function best(products: readonly IndexedProduct[], limit: number, score: (of: IndexedProduct) => number) {
  return products
    .map((item) => ({ item, score: score(item) }))
    .sort((a, b) => b.score - a.score || b.item.id - a.item.id)
    .slice(0, limit);
}

/** Scores what others share with a product, by how few of them have it. */
function shared<Feature>(
  product: IndexedProduct,
  others: readonly IndexedProduct[],
  featuresOf: (of: IndexedProduct) => Iterable<Feature>,
): (other: IndexedProduct) => number {
  const counts = new Map(Array.from(featuresOf(product), (feature): [Feature, number] => [feature, 0]));
  for (const other of others)
    for (const feature of featuresOf(other)) {
      const count = counts.get(feature);
      if (count !== undefined) counts.set(feature, count + 1);
    }
  const rarity = new Map(
    Array.from(counts, ([feature, count]) => [feature, Math.log(1 + others.length / Math.max(1, count))]),
  );
  return (other) => {
    let score = 0;
    for (const feature of featuresOf(other)) score += rarity.get(feature) ?? 0;
    return score;
  };
}

/** From 1 for equal prices to 0 for twice or half of one. */
function nearness(price: number, other: number): number {
  return price > 0 && other > 0 ? Math.max(0, 1 - Math.abs(Math.log2(other / price))) : 0;
}

interface ProductText {
  readonly titleWords: ReadonlySet<string>;
  /** Those of the description. */
  readonly words: ReadonlySet<string>;
  readonly measurements: Measurements;
}

const noText: ProductText = { titleWords: new Set(), words: new Set(), measurements: [] };

/** By product id. */
function readTexts(db: Database, products: readonly IndexedProduct[]): Map<number, ProductText> {
  const ids = JSON.stringify(products.map(({ id }) => id));
  const rows = all<{ id: number; html: string; measurements: string | null }>(
    db,
    `SELECT id, body_html AS html, (SELECT value FROM metafield WHERE product_id = product.id
      AND namespace = 'product_information' AND key = 'measurements') AS measurements
     FROM product WHERE id IN (SELECT value FROM json_each(?))`,
    ids,
  );
  const titles = new Map(products.map(({ id, title, vendor }) => [id, wordsBesides(title, vendor)]));
  return new Map(
    rows.map(({ id, html, measurements }) => [
      id,
      {
        titleWords: titles.get(id) ?? noText.titleWords,
        words: new Set(titleWords(plainText(html.slice(0, longestText)))),
        measurements: measurementsOf(measurements),
      },
    ]),
  );
}

/** Characters of a description that are compared. */
const longestText = 2000;

/** The words of a title without those of the vendor's name. */
function wordsBesides(title: string, vendor: string): ReadonlySet<string> {
  const names = new Set(titleWords(vendor));
  return new Set(titleWords(title).filter((word) => !names.has(word)));
}
