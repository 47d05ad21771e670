import { type CatalogueIndex, productList, type ProductList, type Snapshot } from "./catalogue-index.ts";
import { countFacets, type FacetCounts } from "./facet-counts.ts";
import { type Facet, facetsOf } from "./facets.ts";
import { filterGroups } from "./filter-groups.ts";
import { numbered, passes, verdictsOn } from "./filter-verdict.ts";
import type { IndexedProduct } from "./indexed-product.ts";
import { NewestEntries } from "./newest-entries.ts";
import type { ProductFilter } from "./product-filter.ts";
import { noMatch, type Prefixes, type Score, scoreBy } from "./query-match.ts";
import { parseQuery, type Query } from "./query-syntax.ts";
import { correctSpelling } from "./spelling.ts";
import { TitleIndex } from "./title-index.ts";

/** Products found, not yet in any order. */
export interface Found {
  readonly list: ProductList;
  readonly score: Score;
  /** The query as it was understood, when no title had its words but other spellings of them. */
  readonly correctedTo: string | undefined;
}

/** A result with its filters applied. */
export interface Listing {
  readonly products: readonly IndexedProduct[];
  /** Counted when it is called, over the whole result. */
  readonly facets: () => Facet[];
}

const unscored: Score = () => 0;

/** What was found is kept as long as no product changes: shoppers page through results, and ask what others asked. */
class Results {
  readonly texts = new NewestEntries<Found>(30);
  readonly rules = new NewestEntries<ProductList>(50);
  readonly listings = new NewestEntries<Listing>(50);
  /** Counts before any filter, by list. */
  readonly counts = new NewestEntries<FacetCounts>(50);
}

/** Finds, filters and counts. One for the whole service. */
export class CatalogueSearch {
  readonly #catalogue: CatalogueIndex;
  readonly #titles: TitleIndex;
  #results = new Results();
  #version = -1;

  constructor(catalogue: CatalogueIndex) {
    this.#catalogue = catalogue;
    this.#titles = new TitleIndex(catalogue.database);
  }

  current(): Snapshot {
    const snapshot = this.#catalogue.current();
    if (snapshot.version !== this.#version) {
      this.#results = new Results();
      this.#version = snapshot.version;
    }
    return snapshot;
  }

  /** By the search syntax, words side by side AND-ed, nothing corrected: what `products(query:)` does. */
  query(text: string): Found {
    const snapshot = this.current();
    return this.#results.texts.get(`query ${text}`, () =>
      this.#find(parseQuery(text, "and"), "none", snapshot),
    );
  }

  /** As shoppers search: words OR-ed, the beginnings of words enough, and spelling mended when nothing is found. */
  text(text: string, prefixes: Prefixes): Found {
    const snapshot = this.current();
    return this.#results.texts.get(`${prefixes} ${text}`, () => {
      const query = parseQuery(text, "or");
      const found = this.#find(query, prefixes, snapshot);
      return found.list.products.length > 0 ? found : (this.#mended(query, prefixes, snapshot) ?? found);
    });
  }

  /** The products of a rule: a collection's. */
  rule(filters: readonly ProductFilter[]): ProductList {
    const { all, version } = this.current();
    if (filters.length === 0) return all;
    const key = JSON.stringify(filters);
    return this.#results.rules.get(key, () =>
      productList(`rule ${key} of ${version}`, this.list(all, filters).products),
    );
  }

  /** A list with filters applied, and the facets of the result. */
  list(base: ProductList, filters: readonly ProductFilter[]): Listing {
    const snapshot = this.current();
    return this.#results.listings.get(`${JSON.stringify(filters)} ${base.key}`, () =>
      this.#filter(base, filters, snapshot),
    );
  }

  /** Whether a product is in a rule. */
  matches(product: IndexedProduct, filters: readonly ProductFilter[]): boolean {
    return filters.length === 0 || this.rule(filters).products.includes(product);
  }

  #filter(base: ProductList, filters: readonly ProductFilter[], snapshot: Snapshot): Listing {
    const groups = numbered(filterGroups(filters, snapshot, this.#catalogue.database));
    if (groups.length === 0)
      return { products: base.products, facets: once(() => this.#unfilteredFacets(base, snapshot)) };
    const verdicts = verdictsOn(base, groups, snapshot);
    const facets = once(() => {
      const chosen = new Set(groups.flatMap(({ codes }) => codes));
      const { counts } = this.#countUnfiltered(base, snapshot);
      return facetsOf(countFacets(base, verdicts, groups, snapshot), counts, chosen, snapshot);
    });
    return {
      products: base.products.filter((_, index) => verdicts[base.slots[index] ?? 0] === passes),
      facets,
    };
  }

  #unfilteredFacets(base: ProductList, snapshot: Snapshot): Facet[] {
    const counted = this.#countUnfiltered(base, snapshot);
    return facetsOf(counted, counted.counts, new Set(), snapshot);
  }

  #countUnfiltered(base: ProductList, snapshot: Snapshot): FacetCounts {
    return this.#results.counts.get(base.key, () =>
      countFacets(base, verdictsOn(base, [], snapshot), [], snapshot),
    );
  }

  #find(query: Query, prefixes: Prefixes, snapshot: Snapshot): Found {
    if (query.kind === "all") return { list: snapshot.all, score: unscored, correctedTo: undefined };
    const score = scoreBy(query, prefixes, this.#titles, snapshot);
    const products = snapshot.all.products.filter((product) => score(product) !== noMatch);
    const key = `${prefixes} ${JSON.stringify(query)} of ${snapshot.version}`;
    return { list: productList(key, products), score, correctedTo: undefined };
  }

  #mended(query: Query, prefixes: Prefixes, snapshot: Snapshot): Found | undefined {
    const correction = correctSpelling(query, this.#titles, snapshot);
    if (!correction) return undefined;
    const found = this.#find(correction.query, prefixes, snapshot);
    return found.list.products.length > 0 ? { ...found, correctedTo: correction.text } : undefined;
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
