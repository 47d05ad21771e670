/**
 * Encodes option values of variants as the hosted platform does, so that a client can tell which combinations exist
 * without reading every variant. Each variant is a list with one index per option, in ascending order.
 *
 * The result is a trie: `:` goes to the next option, `,` ends a prefix, a space separates values and `-` is a range of
 * the last option's values. `[[0, 0], [0, 1], [0, 2], [1, 2]]` becomes `v1_0:0-2,1:2,`.
 */
export function encodeVariants(variants: readonly (readonly number[])[]): string {
  return variants.length === 0 ? "" : `v1_${encodeFrom(variants, 0)}`;
}

function encodeFrom(variants: readonly (readonly number[])[], option: number): string {
  const byValue = Map.groupBy(variants, (variant) => variant[option] ?? 0);
  const values = [...byValue.keys()].sort((one, other) => one - other);
  if (variants.every(({ length }) => length === option + 1)) return ranges(values).join(" ");
  return values.map((value) => `${value}:${encodeFrom(byValue.get(value) ?? [], option + 1)},`).join("");
}

/** Joins ranges: `[0, 1, 2, 4]` becomes `["0-2", "4"]`. */
function ranges(values: readonly number[]): string[] {
  const found: { first: number; last: number }[] = [];
  for (const value of values) {
    const range = found.at(-1);
    if (range?.last === value - 1) range.last = value;
    else found.push({ first: value, last: value });
  }
  return found.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
}
