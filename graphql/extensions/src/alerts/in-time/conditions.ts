import type { ProductFacts } from "../../platform/product-facts.ts";
import * as v from "valibot";

/** What the storefront says of a listing: the platform's filters, the words and the collection. */
export const listingConditions = v.object({
  collection: v.nullable(v.pipe(v.string(), v.maxLength(255))),
  words: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(120)),
  filters: v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(1000)),
});

export type ListingConditions = v.InferOutput<typeof listingConditions>;

/** One of these terms is required. */
type Group = readonly string[];

interface PriceRange {
  readonly min: number;
  /** Null for none. */
  readonly max: number | null;
}

/** What a product must have: a term of each group. One variant for sale must have all that variants have. */
export interface SearchConditions {
  readonly product: readonly Group[];
  readonly variant: readonly Group[];
  /** Empty for any price. */
  readonly prices: readonly PriceRange[];
}

export interface MetafieldName {
  readonly namespace: string;
  readonly key: string;
}

/** A product as searches see it. */
export interface ProductTerms {
  readonly product: ReadonlySet<string>;
  /** Of those for sale. */
  readonly variants: readonly { readonly terms: ReadonlySet<string>; readonly price: number }[];
}

/** The storefront treats longer words as prefixes, too. */
const longestWord = 20;
const mostWords = 40;

/** The term of searches without any group. Every product has it. */
const anything = "anything";

const text = v.pipe(v.string(), v.maxLength(255));
const filterFields = v.strictObject({
  available: v.nullish(v.literal(true)),
  price: v.nullish(v.object({ min: v.nullish(v.number()), max: v.nullish(v.number()) })),
  productMetafield: v.nullish(v.object({ namespace: text, key: text, value: text })),
  productType: v.nullish(text),
  productVendor: v.nullish(text),
  tag: v.nullish(text),
  variantOption: v.nullish(v.object({ name: text, value: text })),
});

/** Null if a filter is of a kind that only the platform can check. */
export function readConditions({ collection, words, filters }: ListingConditions): SearchConditions | null {
  const product = new Map<string, string[]>();
  const variant = new Map<string, string[]>();
  const prices: PriceRange[] = [];
  const add = (groups: Map<string, string[]>, field: string, value: string) => {
    const group = groups.get(field) ?? [];
    groups.set(field, group);
    group.push(term(field, value));
  };
  if (collection !== null) add(product, "collection", collection);
  for (const word of words) {
    const beginning = beginningOf(word);
    if (beginning) product.set(`word ${beginning}`, [term("word", beginning)]);
  }
  for (const filter of filters) {
    const parsed = v.safeParse(filterFields, filter);
    if (!parsed.success) return null;
    const { price, productMetafield, productType, productVendor, tag, variantOption } = parsed.output;
    if (price) prices.push({ min: price.min ?? 0, max: price.max ?? null });
    if (productMetafield) add(product, metafieldField(productMetafield), productMetafield.value);
    if (productType != null) add(product, "type", productType);
    if (productVendor != null) add(product, "vendor", productVendor);
    if (tag != null) add(product, "tag", tag);
    if (variantOption) add(variant, optionField(variantOption.name), variantOption.value);
  }
  return { product: [...product.values()], variant: [...variant.values()], prices };
}

/** The metafields that a product is asked for because of these filters. */
export function filteredMetafields({ filters }: ListingConditions): MetafieldName[] {
  return filters.flatMap((filter) => {
    const parsed = v.safeParse(filterFields, filter);
    const field = parsed.success ? parsed.output.productMetafield : null;
    return field ? [{ namespace: field.namespace, key: field.key }] : [];
  });
}

/** The exact check. */
export function matches({ product, variant, prices }: SearchConditions, terms: ProductTerms): boolean {
  const hasOneOf = (group: Group, own: ReadonlySet<string>) => group.some((term) => own.has(term));
  return (
    product.every((group) => hasOneOf(group, terms.product)) &&
    terms.variants.some(
      ({ terms: own, price }) =>
        variant.every((group) => hasOneOf(group, own)) &&
        (prices.length === 0 || prices.some(({ min, max }) => price >= min && price <= (max ?? Infinity))),
    )
  );
}

/** The terms under which the index keeps a search: those of one group, which few products have. */
export function indexedTerms({ product, variant }: SearchConditions): Group {
  const [rarest] = [...product, ...variant].toSorted((one, other) => commonness(one) - commonness(other));
  return rarest ?? [anything];
}

/** The terms under which the index is asked for the searches that a product may match. */
export function askedTerms({ product, variants }: ProductTerms): string[] {
  return [...new Set([anything, ...product, ...variants.flatMap(({ terms }) => [...terms])])];
}

export function productTerms(facts: Omit<ProductFacts, "id" | "quantity" | "publishedAt">): ProductTerms {
  const { title, vendor, productType, tags, collections, metafields, variants } = facts;
  const words =
    `${title} ${vendor}`.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|\p{Extended_Pictographic}/gu) ?? [];
  return {
    product: new Set([
      ...words.slice(0, mostWords).flatMap((word) => beginningsOf(word).map((each) => term("word", each))),
      ...metafields.flatMap((field) =>
        singleValues(field.value).map((value) => term(metafieldField(field), value)),
      ),
      ...collections.map((handle) => term("collection", handle)),
      ...tags.map((tag) => term("tag", tag)),
      term("type", productType),
      term("vendor", vendor),
    ]),
    variants: variants.map(({ price, options }) => ({
      price: Number(price),
      terms: new Set(options.map(({ name, value }) => term(optionField(name), value))),
    })),
  };
}

/** Departments and conditions are on a large part of the products, words and brands on few. */
function commonness([first = ""]: Group): number {
  if (first.startsWith("word=")) return 0;
  if (first.startsWith("vendor=") || /^metafield \S+\.brand=/.test(first)) return 1;
  return /^metafield \S+\.(department|condition|size_type|category|current_tier)=/.test(first) ? 3 : 2;
}

function term(field: string, value: string): string {
  return `${field}=${fold(value)}`;
}

/** What a term is of: a metafield or an option, for example. */
export function fieldOf(term: string): string {
  return term.split("=", 1)[0] ?? term;
}

const metafieldField = ({ namespace, key }: MetafieldName) => `metafield ${namespace}.${key}`;
const optionField = (name: string) => `option ${fold(name)}`;

function fold(value: string): string {
  return value.trim().toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
}

function beginningOf(word: string): string {
  return [...fold(word)].slice(0, longestWord).join("");
}

function beginningsOf(word: string): string[] {
  const letters = [...beginningOf(word)];
  return letters.map((_, at) => letters.slice(0, at + 1).join(""));
}

/** A list metafield contains JSON. */
function singleValues(value: string): string[] {
  if (!value.startsWith("[")) return [value];
  const list = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), value);
  return list.success ? list.output.map(String) : [value];
}
