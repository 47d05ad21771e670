import { incomparable } from "@circlet/service-kit/garment-distance";
import { countFacets, type ProductCounts } from "./facets/facet-counts.ts";
import { comparisonFacet, type Filter, facetsOf } from "./facets/facets.ts";
import { filterGroups } from "./facets/filter-groups.ts";
import { type NumberedGroup, numbered, passes, verdictsOn } from "./facets/filter-verdict.ts";
import { type CatalogIndex, productList, type ProductList, type Snapshot } from "./index/catalog-index.ts";
import type { IndexedProduct } from "./index/indexed-product.ts";
import { TitleIndex } from "./index/title-index.ts";
import type { ProductFilter } from "./product-filter.ts";
import {
  measurementsFacet,
  type Nearness,
  nearFilter,
  nearnessOn,
  splitNear,
  withinGroup,
} from "./nearness.ts";
import { boundedSyntax, boundedText, withFewWords } from "./query/bounded-query.ts";
import { type Matching, noMatch, type Prefixes, type Score, scoreBy } from "./query/query-match.ts";
import { parseQuery, type SearchQuery } from "./query/query-syntax.ts";
import { correctSpelling, readVocabulary, type Vocabulary } from "./query/spelling.ts";
import { LruMap } from "./lru-map.ts";

/** Matching products, not sorted yet. */
export interface Found {
  readonly list: ProductList;
  readonly score: Score;
  /** The corrected query, when only another spelling had matches. */
  readonly correctedTo: string | undefined;
}

export interface Listing {
  readonly products: readonly IndexedProduct[];
  /** Computed on demand, over the whole result. */
  readonly facets: () => Filter[];
  /** Null unless a filter compares products with a garment. */
  readonly nearness: Nearness | null;
}

const unscored: Score = () => 0;

/** Caches results until a product changes, because shoppers page through results and repeat each other's searches. */
class Results {
  readonly texts = new LruMap<Found>(30);
  readonly rules = new LruMap<ProductList>(50);
  readonly listings = new LruMap<Listing>(50);
  /** Facets of unfiltered results, by list. */
  readonly counts = new LruMap<ProductCounts>(50);
  vocabulary: Vocabulary | undefined;
}

export class CatalogSearch {
  readonly #catalog: CatalogIndex;
  readonly #titles: TitleIndex;
  #results = new Results();
  #version = -1;

  constructor(catalog: CatalogIndex) {
    this.#catalog = catalog;
    this.#titles = new TitleIndex(catalog.database);
  }

  current(): Snapshot {
    const snapshot = this.#catalog.current();
    if (snapshot.version !== this.#version) {
      this.#results = new Results();
      this.#version = snapshot.version;
    }
    return snapshot;
  }

  /** Search syntax with words AND-ed and no correction, for `products(query:)`. */
  query(text: string): Found {
    const snapshot = this.current();
    const bounded = boundedSyntax(text);
    return this.#results.texts.get(`query ${bounded}`, () =>
      this.#findProducts(
        withFewWords(parseQuery(bounded, "and")),
        { prefixes: "none", isShoppers: false },
        snapshot,
      ),
    );
  }

  /** Words are OR-ed, may be prefixes or attributes, and are corrected. Products with more of the words score higher. */
  text(text: string, prefixes: Prefixes): Found {
    const snapshot = this.current();
    const bounded = boundedText(text);
    return this.#results.texts.get(`${prefixes} ${bounded}`, () => {
      const query = withFewWords(parseQuery(bounded, "or"));
      const matching = { prefixes, isShoppers: true };
      const found = this.#findProducts(query, matching, snapshot);
      return found.list.products.length > 0 ? found : (this.#corrected(query, matching, snapshot) ?? found);
    });
  }

  rule(filters: readonly ProductFilter[]): ProductList {
    const { all, version } = this.current();
    if (filters.length === 0) return all;
    const key = JSON.stringify(filters);
    return this.#results.rules.get(key, () =>
      productList(`rule ${key} of ${version}`, this.list(all, filters).products),
    );
  }

  list(base: ProductList, filters: readonly ProductFilter[]): Listing {
    const snapshot = this.current();
    return this.#results.listings.get(`${JSON.stringify(filters)} ${base.key}`, () =>
      this.#filterProducts(base, filters, snapshot),
    );
  }

  /** Those of a few products that pass the filters. Nothing is cached. */
  matching(
    products: readonly IndexedProduct[],
    filters: readonly ProductFilter[],
  ): readonly IndexedProduct[] {
    return this.#filterProducts(productList("", products), filters, this.current()).products;
  }

  #filterProducts(base: ProductList, filters: readonly ProductFilter[], snapshot: Snapshot): Listing {
    const { near, others } = splitNear(filters);
    const chosen = filterGroups(others, snapshot, this.#catalog.database);
    if (near && near.within !== null) chosen.push(withinGroup(base, near.lengths, near.within, snapshot));
    const groups = numbered(chosen);
    const found = this.#filterByGroups(base, groups, snapshot);
    const nearness = near && nearnessOn(found, near.lengths, groups, snapshot);
    return {
      products: found.products,
      facets: once(() => [...found.facets(), ...comparison(found, nearness, snapshot)]),
      nearness,
    };
  }

  #filterByGroups(base: ProductList, groups: readonly NumberedGroup[], snapshot: Snapshot) {
    const { products, slots } = base;
    if (groups.length === 0) return { products, slots, facets: () => this.#unfilteredFacets(base, snapshot) };
    const verdicts = verdictsOn(base, groups, snapshot);
    const facets = () => {
      const chosen = new Set(groups.flatMap(({ codes }) => codes));
      const { counts } = this.#countUnfiltered(base, snapshot);
      return facetsOf(countFacets(base, verdicts, groups, snapshot), counts, chosen, snapshot);
    };
    return { ...passing(base, verdicts), facets };
  }

  #unfilteredFacets(base: ProductList, snapshot: Snapshot): Filter[] {
    const counted = this.#countUnfiltered(base, snapshot);
    return facetsOf(counted, counted.counts, new Set(), snapshot);
  }

  #countUnfiltered(base: ProductList, snapshot: Snapshot): ProductCounts {
    return this.#results.counts.get(base.key, () =>
      countFacets(base, verdictsOn(base, [], snapshot), [], snapshot),
    );
  }

  #findProducts(query: SearchQuery, matching: Matching, snapshot: Snapshot): Found {
    if (query.kind === "all") return { list: snapshot.all, score: unscored, correctedTo: undefined };
    const score = scoreBy(query, matching, this.#titles, snapshot);
    const products = snapshot.all.products.filter((product) => score(product) !== noMatch);
    const key = `${JSON.stringify(matching)} ${JSON.stringify(query)} of ${snapshot.version}`;
    return { list: productList(key, products), score, correctedTo: undefined };
  }

  #corrected(query: SearchQuery, matching: Matching, snapshot: Snapshot): Found | undefined {
    const vocabulary = (this.#results.vocabulary ??= readVocabulary(this.#titles, snapshot));
    const correction = correctSpelling(query, vocabulary);
    if (!correction) return undefined;
    const found = this.#findProducts(correction.query, matching, snapshot);
    return found.list.products.length > 0 ? { ...found, correctedTo: correction.text } : undefined;
  }
}

function passing(
  { products, slots }: ProductList,
  verdicts: Int32Array,
): Pick<ProductList, "products" | "slots"> {
  const found: IndexedProduct[] = [];
  const foundSlots = new Int32Array(slots.length);
  for (const [index, slot] of slots.entries()) {
    const product = products[index];
    if (verdicts[slot] !== passes || !product) continue;
    foundSlots[found.length] = slot;
    found.push(product);
  }
  return { products: found, slots: foundSlots.subarray(0, found.length) };
}

/** The facet of products that can be compared. None in a catalog without measurements. */
function comparison(
  { slots }: Pick<ProductList, "slots">,
  nearness: Nearness | null,
  { columns: { lengths } }: Snapshot,
): Filter[] {
  let measured = 0;
  for (const slot of slots) {
    if (nearness ? nearness.distances[slot] !== incomparable : lengths.end[slot] !== lengths.start[slot])
      measured += 1;
  }
  if (measured === 0 && !nearness) return [];
  return [comparisonFacet(measurementsFacet, measured, slots.length - measured, nearFilter({}))];
}

/** Forgets `make` when it has made the value: it holds a number for each product of the catalog. */
function once<Value>(make: () => Value): () => Value {
  let state: { readonly make: () => Value } | { readonly value: Value } = { make };
  return () => {
    if ("make" in state) state = { value: state.make() };
    return state.value;
  };
}
