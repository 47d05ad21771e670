import { type ListingParameters, type MoreFilters, type SortSlug, sortSlugs } from "./listing-parameters.ts";
import { brandSlug } from "./brand-slug.ts";
import { conditions } from "./conditions.ts";
import { canonicalSlug, categories, colors, departments } from "./taxonomy.ts";

const inNumericOrder = new Intl.Collator("en", { numeric: true });

/** Longer input is truncated before it is sent to the service. */
const limits = { text: 120, values: 40, value: 60, cursor: 500, filters: 8, label: 100 } as const;

/** Parses a listing's URL. Ignores unknown parameters and malformed values. Lists may be comma-separated or repeated. */
export function readListing(search: URLSearchParams): ListingParameters {
  const [minPrice, maxPrice] = inOrder(readPrice(search.get("minPrice")), readPrice(search.get("maxPrice")));
  const after = readCursor(search.get("after"));
  const before = after ? null : readCursor(search.get("before"));
  return {
    // Themes of the platform call it "q".
    text: readText(search.get("text") ?? search.get("q")),
    department: readOpen(search, "department", canonicalSlug, departments),
    category: readOpen(search, "category", canonicalSlug, categories),
    brand: readOpen(search, "brand", brandSlug),
    color: readOpen(search, "color", canonicalSlug, colors),
    condition: readOpen(search, "condition", canonicalSlug, conditions),
    size: readOpen(search, "size", (word) => word),
    size_type: readOpen(search, "size_type", (word) => word.toLowerCase()),
    current_tier: readTiers(search),
    more: readMore(search),
    minPrice,
    maxPrice,
    // The server has checked them (near.ts).
    near: search.get("near") || null,
    within: search.get("within"),
    sort: readSort(search.get("sort")),
    after,
    before,
    page: after || before ? readPage(search.get("page")) : null,
    show: search.get("show") === "all" ? "all" : null,
  };
}

/** Whether a submitted form produced this URL: it has empty fields or repeats a name. */
export function isFromForm(search: URLSearchParams): boolean {
  const names = [...search.keys()].filter((name) => !isFilterName(name));
  return new Set(names).size < names.length || [...search.values()].includes("");
}

export function filterNames(search: URLSearchParams): string[] {
  return [...new Set([...search.keys()].filter(isFilterName))].sort().slice(0, limits.filters);
}

function isFilterName(name: string): boolean {
  return /^filter\.[pv]\.[\p{L}\p{N} ._-]{1,80}$/u.test(name);
}

function readMore(search: URLSearchParams): MoreFilters {
  const chosen = filterNames(search).flatMap((name) => {
    const labels = [...new Set(search.getAll(name))].filter(
      (label) => label.trim() !== "" && label.length <= limits.label,
    );
    return labels.length > 0 ? [[name, labels.sort().slice(0, limits.values)] as const] : [];
  });
  return Object.fromEntries(chosen);
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

/** The values of a vocabulary that imports may extend: known values in its order, then the others alphabetically. */
function readOpen(
  search: URLSearchParams,
  name: string,
  canonical: (word: string) => string,
  known: readonly Known[] = [],
): string[] {
  const values = new Set(readList(search, name).map(canonical).filter(Boolean));
  const first = known.map((term) => term.slug).filter((slug) => values.has(slug));
  const rest = [...values].filter((word) => !first.includes(word)).sort();
  return [...first, ...rest];
}

/** The first tier as written, because it names the listing; then the others in numeric order. */
function readTiers(search: URLSearchParams): string[] {
  const [first, ...others] = readList(search, "current_tier").map((tier) => tier.toUpperCase());
  if (first === undefined) return [];
  return [...new Set([first, ...others.sort(inNumericOrder.compare)])];
}

/** Also as shoppers write it: "1,000", "50,00", "1.000,50", "£50", "50 €". A point before three digits is a decimal point. */
const price = /^0*(\d{1,3}(?:[,'’]\d{3})+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,9})(?:[.,](\d{1,3}))?$/;

/** A price as a decimal number without trailing zeros; null if it is not a number. */
function readPrice(value: string | null): string | null {
  const match = price.exec((value ?? "").replace(/[\p{Sc}\p{L}\s]/gu, ""));
  if (!match) return null;
  const units = (match[1] ?? "").replace(/\D/g, "");
  const fraction = (match[2] ?? "").replace(/0{1,3}$/, "");
  return fraction ? `${units}.${fraction.padEnd(2, "0")}` : units;
}

/** Swaps the limits of a price range that was entered upside down. */
function inOrder(min: string | null, max: string | null): [string | null, string | null] {
  return min !== null && max !== null && Number(min) > Number(max) ? [max, min] : [min, max];
}

function readSort(value: string | null): SortSlug | null {
  return sortSlugs.find((slug) => slug === value) ?? null;
}

function readPage(value: string | null): number | null {
  return /^[1-9]\d{0,4}$/.test(value ?? "") ? Number(value) : null;
}

function readCursor(value: string | null): string | null {
  return value && value.length <= limits.cursor ? value : null;
}
