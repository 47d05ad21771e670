/**
 * The number of letters to add, drop, change or swap with their neighbour to make one word of another (optimal string
 * alignment), or Infinity when it is more than `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      current.push(cell(one, other, row, column, { before, above, current }));
    }
    if (Math.min(...current) > limit) return Infinity;
    before = above;
    above = current;
  }
  const distance = above[other.length] ?? 0;
  return distance > limit ? Infinity : distance;
}

interface Rows {
  readonly before: readonly number[];
  readonly above: readonly number[];
  readonly current: readonly number[];
}

function cell(
  one: string,
  other: string,
  row: number,
  column: number,
  { before, above, current }: Rows,
): number {
  const changed = one[row - 1] === other[column - 1] ? 0 : 1;
  const distance = Math.min(
    (above[column] ?? 0) + 1,
    (current[column - 1] ?? 0) + 1,
    (above[column - 1] ?? 0) + changed,
  );
  const swapped =
    row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
  return swapped ? Math.min(distance, (before[column - 2] ?? 0) + 1) : distance;
}
