import { type ListingParameters, type SortSlug, sortSlugs } from "./listing-parameters";
import { canonicalSlug, categories, colors, conditions, departments, tierCount } from "./taxonomy";

/** A link longer than this is nobody's search: what goes beyond is left out rather than sent on. */
const limits = { text: 120, values: 40, value: 60, cursor: 500 } as const;

/** Reads a listing's URL. Unknown parameters and values that cannot be are ignored (LIST-2); lists may be split by commas or repeated. */
export function readListing(search: URLSearchParams): ListingParameters {
  const minPrice = readPrice(search.get("minPrice"));
  const maxPrice = readPrice(search.get("maxPrice"));
  const after = readCursor(search.get("after"));
  return {
    text: readText(search.get("text")),
    department: readClosed(search, "department", departments),
    category: readOpen(search, "category", canonicalSlug, categories),
    brand: readOpen(search, "brand", (word) => word.toLowerCase()),
    color: readOpen(search, "color", canonicalSlug, colors),
    condition: readClosed(search, "condition", conditions),
    size: readOpen(search, "size", (word) => word),
    size_type: readOpen(search, "size_type", (word) => word.toLowerCase()),
    current_tier: readTiers(search),
    minPrice,
    maxPrice,
    sort: readSort(search.get("sort")),
    after,
    before: after ? null : readCursor(search.get("before")),
  };
}

/** Whether a browser's form wrote this address: with empty fields, or the same name again and again. */
export function isFromForm(search: URLSearchParams): boolean {
  const names = [...search.keys()];
  return new Set(names).size < names.length || [...search.values()].includes("");
}

function readText(value: string | null): string {
  const text = (value ?? "").replace(/\s+/g, " ").trim();
  return [...text].slice(0, limits.text).join("").trim();
}

function readList(search: URLSearchParams, name: string): string[] {
  return search
    .getAll(name)
    .flatMap((value) => value.split(","))
    .map((value) => value.trim())
    .filter((value) => value !== "" && value.length <= limits.value)
    .slice(0, limits.values);
}

interface Known {
  readonly slug: string;
}

/** Values of a closed vocabulary, in the vocabulary's own order. */
function readClosed(search: URLSearchParams, name: string, known: readonly Known[]): string[] {
  const asked = new Set(readList(search, name).map(canonicalSlug));
  return known.map((term) => term.slug).filter((slug) => asked.has(slug));
}

/** Values of a vocabulary that imports may extend (decision 12): known ones first, in their order, then the rest by name. */
function readOpen(
  search: URLSearchParams,
  name: string,
  canonical: (word: string) => string,
  known: readonly Known[] = [],
): string[] {
  const asked = new Set(readList(search, name).map(canonical));
  const first = known.map((term) => term.slug).filter((slug) => asked.has(slug));
  const rest = [...asked].filter((word) => !first.includes(word)).sort();
  return [...first, ...rest];
}

function readTiers(search: URLSearchParams): string[] {
  const numbers = readList(search, "current_tier")
    .map((tier) => Number(/^L([1-9]\d?)$/i.exec(tier)?.[1] ?? 0))
    .filter((tier) => tier >= 1 && tier <= tierCount);
  return [...new Set(numbers)].sort((a, b) => a - b).map((tier) => `L${tier}`);
}

/** A bound as dollars and cents without needless zeros, or null where it is no number (LIST-6). */
function readPrice(value: string | null): string | null {
  const match = /^\$?0*(\d{1,6})(?:\.(\d{1,2}))?$/.exec(value?.trim() ?? "");
  if (!match) return null;
  const cents = (match[2] ?? "").replace(/0+$/, "");
  return cents ? `${match[1]}.${match[2]?.padEnd(2, "0")}` : (match[1] ?? null);
}

function readSort(value: string | null): SortSlug | null {
  return sortSlugs.find((slug) => slug === value) ?? null;
}

function readCursor(value: string | null): string | null {
  return value && value.length <= limits.cursor ? value : null;
}
