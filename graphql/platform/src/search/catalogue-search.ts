import type { Database } from "../database/database.ts";
import type { CatalogueIndex, Snapshot } from "./catalogue-index.ts";
import { countFacets } from "./facet-counts.ts";
import { type Facet, facetsOf } from "./facets.ts";
import { filterGroups } from "./filter-groups.ts";
import { judgeBy, passes } from "./filter-verdict.ts";
import type { IndexedProduct } from "./indexed-product.ts";
import { NewestEntries } from "./newest-entries.ts";
import type { ProductFilter } from "./product-filter.ts";
import { noMatch, type Prefixes, type Score, scoreBy } from "./query-match.ts";
import { parseQuery, type Query } from "./query-syntax.ts";
import { correctSpelling } from "./spelling.ts";
import { TitleIndex } from "./title-index.ts";

/** Products found, not yet in any order. */
export interface Found {
  readonly products: readonly IndexedProduct[];
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

/** Finds, filters and counts. One for the whole service. */
export class CatalogueSearch {
  readonly titles: TitleIndex;
  readonly #db: Database;
  readonly #catalogue: CatalogueIndex;
  readonly #ruled = new NewestEntries<{ version: number; products: readonly IndexedProduct[] }>(50);

  constructor(catalogue: CatalogueIndex) {
    this.#catalogue = catalogue;
    this.#db = catalogue.database;
    this.titles = new TitleIndex(catalogue.database);
  }

  current(): Snapshot {
    return this.#catalogue.current();
  }

  /** By the search syntax, words side by side AND-ed, nothing corrected: what `products(query:)` does. */
  query(text: string): Found {
    const snapshot = this.current();
    return this.#find(parseQuery(text, "and"), "none", snapshot);
  }

  /** As shoppers search: words OR-ed, the beginnings of words enough, and spelling mended when nothing is found. */
  text(text: string, prefixes: Prefixes): Found {
    const snapshot = this.current();
    const query = parseQuery(text, "or");
    const found = this.#find(query, prefixes, snapshot);
    if (found.products.length > 0) return found;
    const correction = correctSpelling(query, this.titles, snapshot);
    if (!correction) return found;
    const corrected = this.#find(correction.query, prefixes, snapshot);
    return corrected.products.length === 0 ? found : { ...corrected, correctedTo: correction.text };
  }

  /** The products of a rule: a collection's. */
  rule(filters: readonly ProductFilter[]): readonly IndexedProduct[] {
    const snapshot = this.current();
    if (filters.length === 0) return snapshot.products;
    const key = JSON.stringify(filters);
    const make = () => ({
      version: snapshot.version,
      products: this.list(snapshot.products, filters).products,
    });
    const kept = this.#ruled.get(key, make);
    if (kept.version === snapshot.version) return kept.products;
    this.#ruled.clear();
    return this.#ruled.get(key, make).products;
  }

  list(base: readonly IndexedProduct[], filters: readonly ProductFilter[]): Listing {
    const snapshot = this.current();
    const groups = filterGroups(filters, snapshot, this.#db);
    const judge = judgeBy(groups);
    return {
      products: groups.length === 0 ? base : base.filter((product) => judge.verdict(product) === passes),
      facets: () =>
        facetsOf(countFacets(base, judge, snapshot), snapshot, new Set(groups.flatMap(({ codes }) => codes))),
    };
  }

  #find(query: Query, prefixes: Prefixes, snapshot: Snapshot): Found {
    if (query.kind === "all") return { products: snapshot.products, score: unscored, correctedTo: undefined };
    const score = scoreBy(query, prefixes, this.titles, snapshot);
    const products = snapshot.products.filter((product) => score(product) !== noMatch);
    return { products, score, correctedTo: undefined };
  }
}
